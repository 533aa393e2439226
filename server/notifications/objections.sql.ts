import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { asNotifier } from './reach.sql.ts';

/** Clients to whom objections came by links of which nobody was told. */
export async function selectClientsWithObjections(db: Db): Promise<number[]> {
  await asNotifier(db);
  const { rows } = await sql<{ client_id: number }>`
    select distinct b.client_id from settlement_objections b
     where b.state = 'open' and b.origin = 'link'
       and not exists (select from notified n
                        where n.client_id = b.client_id and n.kind = 'objections'
                          and n.record_id = b.settlement_objection_id)
     order by b.client_id`.execute(db);
  return rows.map(({ client_id }) => client_id);
}

/** An objection that came by a link, with where it is. */
export interface NewObjection {
  readonly settlement_objection_id: number;
  readonly settlement_id: number;
  readonly unit_id: number;
  readonly unit_name: string;
  readonly building_name: string;
  readonly space_name: string;
  /** Empty of the whole statement. */
  readonly service_name: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly received_on: string;
  readonly answer_until: string | null;
}

/** Objections of the client that came by links and wait, of which nobody was told. */
export async function selectNewObjections(
  db: Db,
  client_id: OwnedClientId,
): Promise<NewObjection[]> {
  const { rows } = await sql<NewObjection>`
    select b.settlement_objection_id, b.settlement_id, b.unit_id, u.name as unit_name,
           m.content ->> 'building_name' as building_name, m.content ->> 'space_name' as space_name,
           b.service_name, s.period_from, s.period_to, b.received_on, b.answer_until
      from settlement_objections b
      join units u on u.client_id = b.client_id and u.unit_id = b.unit_id
      join settlements s on s.client_id = b.client_id and s.unit_id = b.unit_id
           and s.settlement_id = b.settlement_id
      join settlement_statements m on m.client_id = b.client_id and m.unit_id = b.unit_id
           and m.settlement_statement_id = b.settlement_statement_id
     where b.client_id = ${client_id} and b.state = 'open' and b.origin = 'link'
       and not exists (select from notified n
                        where n.client_id = b.client_id and n.kind = 'objections'
                          and n.record_id = b.settlement_objection_id)
     order by b.unit_id, b.settlement_id, b.settlement_objection_id`.execute(db);
  return rows;
}
