-- Ends what was asked together with the check of a token that opens nothing: of statements that stand behind
-- it in the same packet none is done.
create function access.refuse_token() returns boolean language plpgsql as $$
begin
  raise exception 'The token opens nothing.' using errcode = 'invalid_authorization_specification';
end $$;
grant execute on function access.refuse_token() to kastelan_app;
