import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import { NOTHING_PLANNED } from './ground.ts';
import type { Scene } from './kind.ts';
import { personIndex, type PersonName } from './person-index.ts';
import { selectPersonRefs } from '#server/core/people/unit-people.sql.ts';
import { spaceIndex, type SpaceName } from './space-index.ts';
import { selectBuildingRefs, selectSpaceRefs } from '#server/core/pasports/unit-spaces.sql.ts';

/** What every row on a record of a space says. */
export type RecordValues = SpaceName &
  PersonName & { readonly valid_from?: string; readonly valid_to?: string };

/** A row whose space and person were looked up. */
export interface ResolvedRow {
  readonly row: ReadRow;
  readonly faults: readonly RowFault[];
  readonly pasportId: number | undefined;
  readonly person: { readonly address_id: number; readonly full_name: string } | undefined;
}

/** Loads what rows may name and makes their resolver; `hasPerson` where rows name a person. */
export async function recordResolver(
  { db, unit, ground = NOTHING_PLANNED }: Scene,
  hasPerson: boolean,
): Promise<(row: ReadRow) => ResolvedRow> {
  const findSpace = spaceIndex(
    ground.buildings(await selectBuildingRefs(db, unit)),
    ground.spaces(await selectSpaceRefs(db, unit)),
  );
  const findPerson = hasPerson
    ? personIndex(ground.persons(await selectPersonRefs(db, unit)))
    : undefined;
  return (row) => {
    const values: RecordValues = row.values;
    const space = findSpace(values);
    const person = findPerson?.(values);
    const missing: RowFault[] = [];
    if ('fault' in space) missing.push({ field: space.field, message: space.fault });
    if (person !== undefined && 'fault' in person)
      missing.push({ field: 'person', message: person.fault });
    // A cell that could not be read has its own fault already.
    const unread = new Set(row.faults.map(({ field }) => field));
    return {
      row,
      faults: [...row.faults, ...missing.filter(({ field }) => !unread.has(field))],
      pasportId: 'record' in space ? space.record.pasport_id : undefined,
      person: person !== undefined && 'record' in person ? person.record : undefined,
    };
  };
}
