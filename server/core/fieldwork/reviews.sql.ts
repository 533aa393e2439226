import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Visits with results that wait for the office: how many, and since when and where the first of them is. */
export interface ReviewRow {
  readonly count: number;
  readonly told_on: string;
  readonly building_name: string;
  readonly space_number: string;
}

/** Of the unit `unit` (a column or a value) of the client, as JSON of `ReviewRow`; null where nothing waits. Its count is that of `to_review` of events. */
export const visitsInReview = (
  client_id: OwnedClientId,
  unit: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select to_json(f) from (
    select (r.told_at at time zone 'Europe/Prague')::date as told_on, l.building_name, l.space_number,
           (count(*) over ())::integer as count
      from (select n.visit_id, min(n.told_at) as told_at from visit_results n
             where n.client_id = ${client_id} and n.unit_id = ${unit} and n.outcome = 'review'
             group by n.visit_id) r
      join visits v on v.client_id = ${client_id} and v.unit_id = ${unit} and v.visit_id = r.visit_id
      join pasport_places l on l.client_id = v.client_id and l.unit_id = v.unit_id
           and l.pasport_id = v.pasport_id
     order by r.told_at, r.visit_id limit 1) f)`;
