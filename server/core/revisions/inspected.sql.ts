import { sql } from 'kysely';

/** What the term of the revision `r` is reckoned from: columns of its kind `t` and its newest report `last`. */
export const inspectedColumns = sql`r.active_from, t.interval_count, t.interval_unit, t.warning_days,
           t.valid_from, t.valid_to, last.done_on as last_on, last.next_on as last_next_on`;

/** The kind `t` of the revision `r` and its newest report `last`. */
export const inspectedJoins = sql`
      join revision_types t on t.client_id = r.client_id and t.revision_type_id = r.revision_type_id
      left join lateral (
        select n.done_on, n.next_on from revision_reports n
         where n.client_id = r.client_id and n.unit_id = r.unit_id and n.revision_id = r.revision_id
         order by n.done_on desc, n.revision_report_id desc limit 1) last on true`;
