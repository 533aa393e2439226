import { sql } from 'kysely';
import { ownNames } from '#contract/record.ts';
import { unitFields } from '#contract/unit-record.ts';
import type { Unit, UnitInput } from '#contract/units.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { clientOfId } from '#server/core/clients/record.sql.ts';
import type { Db } from '#server/db/db.ts';
import { kept, keptChange } from '#server/db/kept.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { besideOf, rowsBeside } from '#server/db/rows-under.sql.ts';

const columns = [
  'unit_id',
  'client_id',
  'created',
  'updated',
  'version',
  sql<string>`coalesce(external_token, '')`.as('external_token'),
  sql<boolean>`external_token is not null`.as('has_external_token'),
  ...ownNames(unitFields),
] as const;

/** Columns that a person may change. */
export type UnitChanges = Partial<UnitInput>;

/** Units of the client by name in the Czech order. */
const unitsOf = (db: Db, clientId: OwnedClientId) =>
  db
    .selectFrom('units')
    .select(columns)
    .where('client_id', '=', clientId)
    .orderBy(sql`name collate public.czech`)
    .$castTo<Unit>();

const clientWithUnits = kept((db, clientId: OwnedClientId) => ({
  compile: () =>
    rowsBeside({ one: clientOfId(db, clientId), rows: unitsOf(db, clientId) }).compile(db),
}));

/** The client with its units, these by name in the Czech order. */
export async function selectClientUnits(db: Db, clientId: OwnedClientId) {
  return besideOf(await clientWithUnits(db, clientId));
}

export async function selectUnit(
  db: Db,
  clientId: OwnedClientId,
  unitId: number,
): Promise<Unit | undefined> {
  return db
    .selectFrom('units')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('unit_id', '=', unitId)
    .$castTo<Unit>()
    .executeTakeFirst();
}

export async function insertUnit(
  db: Db,
  clientId: OwnedClientId,
  { name, payer }: Pick<UnitInput, 'name' | 'payer'>,
): Promise<Unit> {
  return db
    .insertInto('units')
    .values({ client_id: clientId, name, full_name: name, payer })
    .returning(columns)
    .$castTo<Unit>()
    .executeTakeFirstOrThrow();
}

const changedUnit = (db: Db, changes: UnitChanges, clientId: OwnedClientId, unitId: number) =>
  db
    .updateTable('units')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('unit_id', '=', unitId)
    .returning(columns)
    .$castTo<Unit>();

const changedUnits = keptChange(changedUnit);
const changedUnitsOfVersion = keptChange(
  (db, changes: UnitChanges, clientId: OwnedClientId, unitId: number, version: number) =>
    changedUnit(db, changes, clientId, unitId).where('version', '=', version),
);

/** Changes the unit if it still has the version; without a version whatever it has. */
export async function updateUnitRow(
  db: Db,
  clientId: OwnedClientId,
  unitId: number,
  changes: UnitChanges,
  version: number | undefined,
): Promise<Unit | undefined> {
  const [unit] =
    version === undefined
      ? await changedUnits(db, changes, clientId, unitId)
      : await changedUnitsOfVersion(db, changes, clientId, unitId, version);
  return unit;
}

/** Assigns a token if the unit has none. */
export async function updateTokenAssigned(
  db: Db,
  unit: OwnedUnit,
  token: string,
  expires: Date,
): Promise<Unit | undefined> {
  return db
    .updateTable('units')
    .set({ external_token: token, external_token_expires: expires })
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('external_token', 'is', null)
    .returning(columns)
    .$castTo<Unit>()
    .executeTakeFirst();
}

/** Prolongs the token if the unit has one. */
export async function updateTokenProlonged(
  db: Db,
  unit: OwnedUnit,
  expires: Date,
): Promise<Unit | undefined> {
  return db
    .updateTable('units')
    .set({ external_token_expires: expires })
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('external_token', 'is not', null)
    .returning(columns)
    .$castTo<Unit>()
    .executeTakeFirst();
}

/** Until when the unit's token opens anything; empty without one. */
export async function selectTokenExpires(db: Db, unit: OwnedUnit): Promise<string> {
  const row = await db
    .selectFrom('units')
    .select(momentOrEmpty('external_token_expires').as('expires'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirst();
  return row?.expires ?? '';
}

/** Removes the token if the unit has one. */
export async function updateTokenRemoved(db: Db, unit: OwnedUnit): Promise<Unit | undefined> {
  return db
    .updateTable('units')
    .set({ external_token: null, external_token_expires: null })
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('external_token', 'is not', null)
    .returning(columns)
    .$castTo<Unit>()
    .executeTakeFirst();
}
