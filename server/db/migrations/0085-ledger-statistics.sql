-- Lists of one unit's accounts stay quick beside units of other clients.
do $$
declare t text;
begin
  foreach t in array array['ledger_accounts', 'ledger_account_people', 'ledger_claims', 'ledger_payments', 'ledger_parts'] loop
    execute format('create statistics %I (dependencies) on client_id, unit_id from %I', t || '_of_unit', t);
  end loop;
end $$;

create index ledger_months_closed_by on ledger_months (client_id, closed_by);
