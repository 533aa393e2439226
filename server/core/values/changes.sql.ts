import { sql, type RawBuilder } from 'kysely';
import type { HouseChange, HouseValueKind } from '#contract/pasports/house-values.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** What a change of many values did to a record; `before` is null of one that it made. */
export interface WrittenValue {
  readonly id: number;
  readonly version: number;
  /** Values of the columns that it wrote over. */
  readonly before: Readonly<Record<string, string | number | null>> | null;
}

/** A change of many values, as it is kept. */
export interface HouseChangeRow {
  /** The house; null where it was the whole unit. */
  readonly pasport_id: number | null;
  readonly kind: HouseValueKind;
  readonly valid_from: string;
  readonly changed_count: number;
  readonly written: readonly WrittenValue[];
}

interface NewChange extends HouseChangeRow {
  readonly user_name: string;
}

/** Keeps what a change wrote, so that it can be taken back; returns its id. */
export async function insertHouseChange(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { written, ...change }: NewChange,
): Promise<number> {
  const { house_change_id } = await db
    .insertInto('house_changes')
    .values({ client_id, unit_id, ...change, written: JSON.stringify(written) })
    .returning('house_change_id')
    .executeTakeFirstOrThrow();
  return house_change_id;
}

interface ValuesOf {
  readonly houseId: number;
  readonly kind: HouseValueKind;
}

/** The last change of the values of the house that was not taken back, as a value in SQL; null where there is none. */
export function lastChange(
  { client_id, unit_id }: OwnedUnit,
  { houseId, kind }: ValuesOf,
): RawBuilder<HouseChange | null> {
  return sql<HouseChange | null>`(
    select to_json(c) from (
      select house_change_id, ${momentOrEmpty('created')} as created, user_name, valid_from, changed_count
        from house_changes
       where client_id = ${client_id} and unit_id = ${unit_id} and pasport_id = ${houseId}
         and kind = ${kind}
       order by house_change_id desc limit 1) c)`;
}

export async function selectLastChange(
  db: Db,
  unit: OwnedUnit,
  of: ValuesOf,
): Promise<HouseChange | null> {
  const { rows } = await sql<{ last_change: HouseChange | null }>`
    select ${lastChange(unit, of)} as last_change`.execute(db);
  return rows[0]?.last_change ?? null;
}

/** One change; held, nobody else takes it back before the transaction ends. */
export async function selectHouseChangeHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<HouseChangeRow | undefined> {
  const { rows } = await sql<HouseChangeRow>`
    select pasport_id, kind, to_char(valid_from, 'YYYY-MM-DD') as valid_from, changed_count, written from house_changes
     where client_id = ${client_id} and unit_id = ${unit_id} and house_change_id = ${id}
       for update`.execute(db);
  return rows[0];
}

export async function deleteHouseChange(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<void> {
  await db
    .deleteFrom('house_changes')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('house_change_id', '=', id)
    .execute();
}
