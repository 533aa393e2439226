import { spaceFields } from '#contract/pasports/space-record.ts';
import { changeSpaces } from '#contract/pasports/spaces.ts';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { countingReads } from './changes.ts';
import { useSpaceChoices } from './space/useSpaceChoices.ts';

/** The house that all the spaces are in; null when they are in more of them. */
function houseOf([first, ...others]: readonly SpaceRow[]): number | null {
  const house = first?.pasport_parent_id ?? null;
  return others.every(({ pasport_parent_id }) => pasport_parent_id === house) ? house : null;
}

/** What can be done with the picked spaces. */
export function SpaceBulk({ unit_id, rows }: { unit_id: number; rows: readonly SpaceRow[] }) {
  const house = houseOf(rows);
  const { types, floors } = useSpaceChoices(unit_id, house);
  const kind: BulkKind<SpaceRow> = {
    call: changeSpaces,
    stale: countingReads,
    idOf: ({ pasport_space_id }) => pasport_space_id,
    nameOf: ({ building_name, space_number }) => `${building_name}, ${space_number}`,
    fields: [
      {
        name: 'pasport_type_id',
        described: spaceFields.pasport_type_id,
        choices: types,
        text: ({ pasport_type_name }) => pasport_type_name,
      },
      {
        name: 'pasport_floor_id',
        described: spaceFields.pasport_floor_id,
        choices: floors,
        none: 'Bez podlaží',
        text: ({ floor_code }) => floor_code,
        hindrance: () =>
          house === null ? 'Vybrané prostory jsou ve více domech, každý má svá podlaží.' : '',
      },
      { name: 'space_size', described: spaceFields.space_size },
      { name: 'comment', described: spaceFields.comment },
    ],
    hiding: {
      name: 'pasport_hidden',
      described: spaceFields.pasport_hidden,
      isHidden: ({ pasport_hidden }) => pasport_hidden,
      hide: 'Skrýt',
      show: 'Zobrazit',
    },
  };
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
