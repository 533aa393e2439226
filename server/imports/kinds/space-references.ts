import type { RowFault } from '../columns/read-rows.ts';
import { bareKey } from '#contract/rules/text-key.ts';
import { floorLevel, floorNames } from './floor-level.ts';
import type { KnownSpaces, NewFloor, SpaceValues } from './space-known.ts';

type Floor = { readonly id: number } | { readonly made: NewFloor } | { readonly fault: string };

/** The floor that the text names, or a new one of the building. */
function floorOf(text: string, buildingId: number, known: KnownSpaces): Floor {
  const floors = known.floors.get(buildingId) ?? [];
  const key = bareKey(text);
  const level = floorLevel(text);
  const named = floors.filter(({ code, name }) => [code, name].some((own) => bareKey(own) === key));
  const found = named[0] ?? floors.find((floor) => floor.floor === level);
  if (found !== undefined) return { id: found.pasport_floor_id };
  if (level === undefined || level < -20) {
    return { fault: 'Takové podlaží dům nemá; uveďte například 2. NP nebo 1. PP' };
  }
  const place = `${buildingId}/${level}`;
  const columns = { pasport_id: buildingId, floor: level, ...floorNames(level), comment: '' };
  const made = known.newFloors.get(place) ?? columns;
  known.newFloors.set(place, made);
  return { made };
}

/** What the words of a row lead to. */
export interface Resolved {
  readonly faults: readonly RowFault[];
  readonly buildingId: number | undefined;
  readonly references: { readonly pasport_type_id?: number; readonly pasport_floor_id?: number };
  /** The floor that the building lacks. */
  readonly newFloor?: NewFloor | undefined;
}

type Part = Partial<Resolved>;

const faulty = (field: string, message: string): Part => ({ faults: [{ field, message }] });

function buildingPart({ building }: SpaceValues, known: KnownSpaces): Part {
  if (building === undefined) return {};
  const found = known.building(building);
  return 'fault' in found
    ? faulty('building', found.fault)
    : { buildingId: found.record.pasport_id };
}

function typePart({ pasport_type }: SpaceValues, known: KnownSpaces): Part {
  if (pasport_type === undefined) return {};
  const type = known.types.find(pasport_type);
  return type === undefined
    ? faulty('pasport_type', 'Typ prostoru v číselníku není')
    : { references: { pasport_type_id: type.id } };
}

function floorPart(
  { floor }: SpaceValues,
  buildingId: number | undefined,
  known: KnownSpaces,
): Part {
  if (floor === undefined || buildingId === undefined) return {};
  const found = floorOf(floor, buildingId, known);
  if ('fault' in found) return faulty('floor', found.fault);
  return 'made' in found
    ? { newFloor: found.made }
    : { references: { pasport_floor_id: found.id } };
}

/** The building, type and floor that the row names by words. */
export function resolveSpace(values: SpaceValues, known: KnownSpaces): Resolved {
  const { buildingId, faults = [] } = buildingPart(values, known);
  const type = typePart(values, known);
  const floor = floorPart(values, buildingId, known);
  return {
    faults: [...faults, ...(type.faults ?? []), ...(floor.faults ?? [])],
    buildingId,
    references: { ...type.references, ...floor.references },
    newFloor: floor.newFloor,
  };
}
