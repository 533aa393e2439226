import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SipoHandOver, SipoLine } from '#contract/sipo/hand-overs.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A hand-over with the numbers that it was made under. */
export interface HandOverRow extends Omit<SipoHandOver, 'change_file_name' | 'cover_file_name'> {
  readonly organisation_number: string;
  readonly fee_code: string;
}

async function selectWhere(
  db: Db,
  unit: OwnedUnit,
  condition: RawBuilder<unknown>,
): Promise<HandOverRow[]> {
  const { rows } = await sql<HandOverRow>`
    select h.sipo_hand_over_id, h.unit_id, h.period, h.organisation_number, h.fee_code,
           h.change_indication, h.record_count, h.total, h.new_count, h.changed_count,
           h.cancelled_count, h.user_name, h.created,
           (select count(*) from sipo_answers a where a.client_id = ${unit.client_id}
               and a.sipo_hand_over_id = h.sipo_hand_over_id) as answer_count
      from sipo_hand_overs h
     where h.client_id = ${unit.client_id} and h.unit_id = ${unit.unit_id} and ${condition}
     order by h.period desc`.execute(db);
  return rows;
}

/** Hand-overs of the unit, the newest period first. */
export async function selectHandOvers(db: Db, unit: OwnedUnit): Promise<HandOverRow[]> {
  return selectWhere(db, unit, sql`true`);
}

export async function selectHandOver(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<HandOverRow | undefined> {
  return (await selectWhere(db, unit, sql`h.sipo_hand_over_id = ${id}`))[0];
}

/** The hand-over of the newest period. */
export async function selectLastHandOver(
  db: Db,
  unit: OwnedUnit,
): Promise<HandOverRow | undefined> {
  const newest = sql`h.period = (select max(x.period) from sipo_hand_overs x
     where x.client_id = ${unit.client_id} and x.unit_id = ${unit.unit_id})`;
  return (await selectWhere(db, unit, newest))[0];
}

/** Both files of a hand-over as they were made, and its lines in their order. */
export async function selectContents(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<{ change_file: Buffer; cover_file: Buffer; lines: SipoLine[] } | undefined> {
  return db
    .selectFrom('sipo_hand_overs')
    .select(['change_file', 'cover_file', jsonArrayFrom(linesOf(db, unit, id)).as('lines')])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('sipo_hand_over_id', '=', id)
    .executeTakeFirst();
}

function linesOf(db: Db, unit: OwnedUnit, id: number) {
  return db
    .selectFrom('sipo_lines')
    .select([
      'sipo',
      'fee_code',
      'address_id',
      'payer_name',
      'document_text',
      'amount',
      'former_amount',
      sql<SipoLine['change']>`change`.as('change'),
      'in_file',
    ])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('sipo_hand_over_id', '=', id)
    .orderBy('line_number');
}

/** What a hand-over is made of, besides its lines. */
export interface HandOverDraft {
  readonly period: string;
  readonly organisation_number: string;
  readonly fee_code: string;
  readonly change_indication: string;
  readonly code_page: string;
  readonly record_count: number;
  readonly total: number;
  readonly new_count: number;
  readonly changed_count: number;
  readonly cancelled_count: number;
  readonly change_file: Buffer;
  readonly cover_file: Buffer;
  readonly user_name: string;
}

export async function insertHandOver(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  draft: HandOverDraft,
): Promise<number> {
  const row = await db
    .insertInto('sipo_hand_overs')
    .values({ client_id, unit_id, ...draft })
    .returning('sipo_hand_over_id')
    .executeTakeFirstOrThrow();
  return row.sipo_hand_over_id;
}

/** Keeps the lines of a hand-over; one statement however many there are. */
export async function insertLines(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  lines: readonly SipoLine[],
): Promise<void> {
  await sql`
    insert into sipo_lines (client_id, unit_id, sipo_hand_over_id, line_number, sipo, fee_code,
                            address_id, payer_name, document_text, amount, former_amount, change, in_file)
    select ${client_id}, ${unit_id}, ${id}, l.ordinality, x.*
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality l,
           jsonb_to_record(l.value) x (sipo text, fee_code text, address_id integer, payer_name text,
             document_text text, amount integer, former_amount integer, change text, in_file boolean)`.execute(
    db,
  );
}

export async function deleteHandOver(db: Db, unit: OwnedUnit, id: number): Promise<void> {
  await db
    .deleteFrom('sipo_hand_overs')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('sipo_hand_over_id', '=', id)
    .execute();
}
