import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { anyOf, COVERED_FIELDS, ofUnit, type Traced } from './person.sql.ts';
import {
  importRowsOf,
  messageHistoryOf,
  messagesOf,
  naming,
  tellingHistory,
} from './traces.sql.ts';

/** Who asked for it and why. */
export interface Anonymisation {
  readonly address_id: number;
  readonly requested_on: string;
  readonly reason: string;
  readonly user_name: string;
}

/** Writes down that it happens; only in this transaction may history be covered. */
export async function insertAnonymisation(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  anonymisation: Anonymisation,
): Promise<void> {
  await db
    .insertInto('anonymisations')
    .values({ client_id, unit_id, ...anonymisation })
    .execute();
}

/** Names of the payer in what was handed over; amounts and numbers stay, they are accounts. */
export async function updatePayerNames(db: Db, { unit, ids }: Traced): Promise<void> {
  await sql`
    update sipo_lines set payer_name = 'Anonymizovaná osoba č. ' || address_id
     where ${ofUnit(unit)} and address_id = ${anyOf(ids)}`.execute(db);
}

/** Empties rows of files that name the person, and what an import would put back. */
export async function updateImportsBlank(db: Db, traced: Traced): Promise<void> {
  const { unit, ids } = traced;
  await sql`
    update import_rows
       set cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(cells)), faults = '[]'
     where ${importRowsOf(traced)}`.execute(db);
  const empty = [...COVERED_FIELDS, 'full_name', 'search_text'];
  await sql`
    update import_changes
       set before = (select jsonb_object_agg(k, case when k = any (${empty}::text[]) and v <> 'null' then '""'::jsonb else v end)
                       from jsonb_each(before) as field (k, v))
     where client_id = ${unit.client_id} and before is not null
       and ((record_type = 'addresses' and record_id = ${anyOf(ids)})
            or (before ->> 'address_id')::integer = ${anyOf(ids)})`.execute(db);
}

/** Forgets kept answers that name the person: a repeated call is done anew then. */
export async function deleteNamingReplies(db: Db, { unit, person }: Traced): Promise<void> {
  await sql`
    delete from replies
     where client_id = ${unit.client_id} and reply is not null
       and ${naming(sql`reply::text`, person)}`.execute(db);
}

/** Messages to users that name the person, and what their history shows of them. */
export async function updateMessagesBlank(db: Db, traced: Traced): Promise<void> {
  await sql`
    update client_user_messages set message = 'Zpráva se týkala osoby, která byla anonymizována.'
     where ${messagesOf(traced)}`.execute(db);
  await sql`
    update audit_log set changes = access.covered(changes, array['message'])
     where ${messageHistoryOf(traced)}`.execute(db);
}

/** Covers the person's values in history for good, also those that this very change has written. */
export async function updateHistoryCovered(db: Db, traced: Traced): Promise<void> {
  await sql`
    update audit_log a set changes = access.covered(a.changes, ${[...COVERED_FIELDS]}::text[])
     where ${tellingHistory(traced)}`.execute(db);
}
