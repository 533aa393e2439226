import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What decides about a change of a space. */
export interface Standing {
  readonly pasport_id: number;
  readonly pasport_space_id: number;
  readonly parent_id: number;
  readonly pasport_name: string;
  readonly pasport_order: number;
  readonly hidden: boolean;
  readonly space_number: string;
  readonly pasport_type_id: number;
  readonly pasport_floor_id: number | null;
  readonly heated_area_fixed: boolean;
  readonly common_share_numerator: number | null;
  readonly common_share_denominator: number | null;
  readonly version: number;
}

/**
 * The pasport_ids of spaces by their pasport_space_ids. Nobody else changes the spaces or their records
 * before the transaction ends: whoever does holds these rows first.
 */
export async function selectPasportsForUpdate(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('pasports as p')
    .select('p.pasport_id')
    .where('p.client_id', '=', unit.client_id)
    .where('p.unit_id', '=', unit.unit_id)
    .where('p.pasport_id', 'in', (query) =>
      query
        .selectFrom('pasport_spaces as s')
        .select('s.pasport_id')
        .where('s.client_id', '=', unit.client_id)
        .where('s.unit_id', '=', unit.unit_id)
        .where(sql<boolean>`s.pasport_space_id = any (${[...ids]}::integer[])`),
    )
    .orderBy('p.pasport_id')
    .forUpdate()
    .execute();
  return rows.map(({ pasport_id }) => pasport_id);
}

/** How the spaces stand, which are in buildings always; read after their pasports are held. */
export async function selectStandings(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<Standing[]> {
  return db
    .selectFrom('pasport_spaces as s')
    .innerJoin('pasports as p', (join) =>
      join
        .onRef('p.client_id', '=', 's.client_id')
        .onRef('p.unit_id', '=', 's.unit_id')
        .onRef('p.pasport_id', '=', 's.pasport_id'),
    )
    .select([
      's.pasport_id',
      's.pasport_space_id',
      'p.parent_id',
      'p.pasport_name',
      'p.pasport_order',
      'p.hidden',
      's.space_number',
      's.pasport_type_id',
      's.pasport_floor_id',
      's.heated_area_fixed',
      's.common_share_numerator',
      's.common_share_denominator',
      's.version',
    ])
    .where('s.client_id', '=', unit.client_id)
    .where('s.unit_id', '=', unit.unit_id)
    .where(sql<boolean>`s.pasport_id = any (${[...pasportIds]}::integer[])`)
    .$narrowType<{ parent_id: number }>()
    .execute();
}

/** How the space stands. */
export async function selectStanding(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<Standing> {
  const [standing] = await selectStandings(db, unit, [pasportId]);
  if (standing === undefined) throw new Error(`No space has the pasport ${pasportId}.`);
  return standing;
}

const RECORDS = {
  tenants: 'pasport_tenants',
  occupants: 'pasport_users',
  ownerships: 'pasport_ownerships',
  rooms: 'pasport_rooms',
  roommates: 'pasport_roommates',
  costs: 'pasport_tenant_costs',
  payers: 'pasport_payers',
  elements: 'pasport_building_elements',
  measuring_places: 'measuring_places',
  billing_parts: 'billing_place_parts',
  billing_rules: 'billing_rule_spaces',
  revisions: 'revisions',
  accounts: 'ledger_accounts',
  visits: 'visits',
} as const;

/** How many records of each kind refer to a space. */
export async function selectUses(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<Record<keyof typeof RECORDS, number>> {
  const counts = Object.entries(RECORDS).map(
    ([name, table]) => sql`
      (select count(*) from ${sql.table(table)}
        where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
          and pasport_id = ${pasportId}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql`select ${sql.join(counts)}`.execute(db);
  return rows[0] as Record<keyof typeof RECORDS, number>;
}
