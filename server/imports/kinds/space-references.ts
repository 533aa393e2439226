import type { RowFault } from '../columns/read-rows.ts';
import { bareKey } from '../columns/key.ts';
import { floorLevel, floorNames } from './floor-level.ts';
import type { NewRecord, Ref } from './plan.ts';
import type { KnownSpaces, SpaceValues } from './space-known.ts';

/** The floor that the text names, or a new one of the building. */
function floorOf(
  text: string,
  buildingId: number,
  known: KnownSpaces,
): { floor: number | Ref; inserts: NewRecord[] } | { fault: string } {
  const floors = known.floors.get(buildingId) ?? [];
  const key = bareKey(text);
  const level = floorLevel(text);
  const named = floors.filter(({ code, name }) => [code, name].some((own) => bareKey(own) === key));
  const found = named[0] ?? floors.find((floor) => floor.floor === level);
  if (found !== undefined) return { floor: found.pasport_floor_id, inserts: [] };
  if (level === undefined || level < -20) {
    return { fault: 'Takové podlaží dům nemá; uveďte například 2. NP nebo 1. PP' };
  }
  const ref = `floor ${buildingId}/${level}`;
  const columns = { pasport_id: buildingId, floor: level, ...floorNames(level), comment: '' };
  return { floor: { ref }, inserts: [{ table: 'pasport_floors', key: ref, columns }] };
}

/** What the words of a row lead to. */
export interface Resolved {
  readonly faults: readonly RowFault[];
  readonly buildingId: number | undefined;
  readonly references: Readonly<Record<string, unknown>>;
  /** Floors that the building lacks. */
  readonly floors: readonly NewRecord[];
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
  const type = known.types.get(bareKey(pasport_type))?.[0];
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
  return { references: { pasport_floor_id: found.floor }, floors: found.inserts };
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
    floors: floor.floors ?? [],
  };
}
