import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The variable symbol of a space; empty where it has none. */
export interface StoredSymbol {
  readonly pasport_id: number;
  readonly pasport_space_id: number;
  readonly version: number;
  readonly space_number: string;
  readonly building_name: string;
  readonly variable_symbol: string;
  readonly hidden: boolean;
}

/** Symbols of all spaces of the unit, by houses and numbers. */
export async function selectSymbols(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<StoredSymbol[]> {
  const { rows } = await sql<StoredSymbol>`
    select s.pasport_id, s.pasport_space_id, s.version, p.space_number, p.building_name,
           s.variable_symbol, q.hidden
      from pasport_spaces s
      join pasports q on q.client_id = s.client_id and q.unit_id = s.unit_id
           and q.pasport_id = s.pasport_id
      join pasport_places p on p.client_id = s.client_id and p.unit_id = s.unit_id
           and p.pasport_id = s.pasport_id
     where s.client_id = ${client_id} and s.unit_id = ${unit_id}
     order by p.building_name collate public.czech, p.space_number collate public.czech, s.pasport_id`.execute(
    db,
  );
  return rows;
}
