import { sql } from 'kysely';
import type { HouseChange, HouseValueKind } from '#contract/pasports/house-values.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

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

/** The last change of the values of the house that was not taken back. */
export async function selectLastChange(
  db: Db,
  unit: OwnedUnit,
  { houseId, kind }: { readonly houseId: number; readonly kind: HouseValueKind },
): Promise<HouseChange | null> {
  const row = await db
    .selectFrom('house_changes')
    .select(['house_change_id', 'created', 'user_name', 'valid_from', 'changed_count'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', houseId)
    .where('kind', '=', kind)
    .orderBy('house_change_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
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
