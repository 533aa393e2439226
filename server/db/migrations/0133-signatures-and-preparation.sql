-- Why nobody signed what was done at a visit; empty where somebody did, or nothing was said of it. A typed
-- name is no signature, so a required one may be missing of a result.
alter table visit_results
  add unsigned_reason text not null default '' check (length(unsigned_reason) <= 200),
  drop constraint visit_results_missing_check,
  add constraint visit_results_missing_check
    check (missing <@ '{needs_state,needs_number,needs_seal,needs_signature}');

-- What people have to prepare for the work, as posters and letters say it; empty for the usual sentence.
alter table work_versions
  add preparation text not null default '' check (length(preparation) <= 200);
