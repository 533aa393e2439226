import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import type { Space, SpaceRow } from '#contract/pasports/spaces.ts';
import { emptyOf } from '#contract/record.ts';
import type { PasportsPlace } from '../place.ts';
import type { SpaceValues } from './space-fields.ts';

interface Around {
  readonly place: PasportsPlace;
  readonly rows: readonly SpaceRow[];
  readonly buildings: readonly GroupsBuildingsRow[];
  /** The space created or marked last, after which the new one is made. */
  readonly previous: Space | SpaceRow | undefined;
}

/** What a new space starts with: the house that is shown, and type, floor and number after the previous one. */
export function newSpaceValues({ place, rows, buildings, previous }: Around): SpaceValues {
  const pasport_parent_id = place.building ?? previous?.pasport_parent_id ?? onlyOf(buildings);
  const inHouse = rows.filter((row) => row.pasport_parent_id === pasport_parent_id);
  const model = previous?.pasport_parent_id === pasport_parent_id ? previous : inHouse.at(-1);
  const pasport_floor_id = place.floor ?? null;
  const first = { ...emptyOf(spaceFields), pasport_parent_id, pasport_floor_id };
  if (model === undefined) return { ...first, space_number: '1' };
  const taken = new Set(inHouse.map(({ space_number }) => space_number));
  return {
    ...first,
    space_number: nextNumber(model.space_number, taken),
    pasport_type_id: model.pasport_type_id,
    pasport_floor_id: place.floor ?? model.pasport_floor_id,
    pasport_order: model.pasport_order + 1,
  };
}

function onlyOf(buildings: readonly GroupsBuildingsRow[]): number | null {
  const houses = buildings.filter(({ type }) => type === 'building');
  return houses.length === 1 ? (houses[0]?.pasport_id ?? null) : null;
}

/**
 * The number after a space's one: 12 → 13, G9 → G10, 2/04 → 2/05; the next free one where it is
 * taken, and an empty text where the number does not end in a figure.
 */
export function nextNumber(number: string, taken: ReadonlySet<string>): string {
  const [, before, figures] = /^(.*?)(\d+)$/.exec(number) ?? [];
  if (before === undefined || figures === undefined) return '';
  for (let next = Number(figures) + 1; ; next += 1) {
    const made = before + String(next).padStart(figures.length, '0');
    if (!taken.has(made)) return made;
  }
}
