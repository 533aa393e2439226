import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { mountedIn, type MeterDraft, type MeterScene } from './meter-devices.ts';
import type { DemoTable, Row } from './records.ts';
import { lookUp, type Scene } from './scene.ts';

/** Years since the verification of the meters of a house; the first are at the end of theirs. */
const AGES = [5, 3, 4] as const;
const RECENT = 3;

/** A flat of it. */
export interface Flat {
  readonly pasportId: number;
  readonly persons: number;
  /** Whole square metres. */
  readonly area: number;
  /** Its turn among the occupied flats of the house; −1 for an empty one. */
  readonly turn: number;
}

type Verified = Pick<MeterDraft, 'verifiedYear' | 'mountedOn'>;

/** A house whose meters are made up. */
export interface HouseOfMeters {
  readonly pasportId: number;
  readonly flats: readonly Flat[];
  /** Its meters are read from afar. */
  readonly isRemote: boolean;
  /** Its settlements are made up. */
  readonly isSettled: boolean;
  /** How many months there are between two readings of the water of flats. */
  readonly every: MeterDraft['every'];
  /** By meters of flats, by allocators, by such as are read from afar, or of the whole house alone. */
  readonly heat: 'meters' | 'allocators' | 'radio' | 'main';
  /** Of the water meters of its flats. */
  readonly water: Verified;
  /** Of all others, which were exchanged for new ones later. */
  readonly recent: Verified;
}

/** Rows of the unit in a table. */
export const ofUnit = ({ records, unitId }: Scene, table: DemoTable) =>
  records.of(table).filter((row) => row['unit_id'] === unitId);

const idOf = (row: Row, column = 'pasport_id') => Number(row[column]);

/** Shown houses of the unit that have flats, in their order. */
export function housesOf(scene: Scene, { random }: MeterScene): readonly HouseOfMeters[] {
  const pasports = ofUnit(scene, 'pasports').filter(({ hidden }) => hidden === false);
  const buildings = new Map(ofUnit(scene, 'pasport_buildings').map((row) => [idOf(row), row]));
  const flats = flatsByHouse(scene, pasports);
  const { year } = parseIsoDate(scene.today);
  const recent = year - RECENT;
  return pasports
    .filter((row) => row['kind'] === 'building' && flats.has(idOf(row)))
    .map((row, index) => {
      const own = flats.get(idOf(row)) ?? [];
      const heat = heatOf(scene, buildings.get(idOf(row))?.['heating_indicator_id']);
      const isRemote = heat === 'meters' || (heat === 'radio' && index === 0 && own.length > 12);
      const verified = year - (AGES[index % AGES.length] ?? RECENT);
      return {
        pasportId: idOf(row),
        flats: own,
        isRemote,
        isSettled: scene.plan.settled ?? false,
        every: scene.plan.settled ? 3 : everyOf(isRemote, index),
        heat,
        water: { verifiedYear: verified, mountedOn: mountedIn(random, verified) },
        recent: { verifiedYear: recent, mountedOn: mountedIn(random, recent) },
      };
    });
}

/** What is read from afar is read often, in the first house each month; otherwise people walk around. */
function everyOf(isRemote: boolean, index: number): MeterDraft['every'] {
  if (isRemote) return index === 0 ? 1 : 3;
  return index === 0 ? 6 : 12;
}

/** How the heat of flats is told, by the indicator of the house. */
function heatOf({ lookups }: Scene, indicator: Row[string] | undefined): HouseOfMeters['heat'] {
  const kinds = { KALOR: 'meters', ITN1: 'allocators', ITN2: 'radio' } as const;
  const known = Object.entries(kinds).find(
    ([code]) => indicator === lookUp(lookups.heatingIndicators, code),
  );
  return known?.[1] ?? 'main';
}

function flatsByHouse(scene: Scene, pasports: readonly Row[]): Map<number, Flat[]> {
  const type = lookUp(scene.lookups.pasportTypes, 'BYT');
  const parents = new Map(pasports.map((row) => [idOf(row), idOf(row, 'parent_id')]));
  const persons = new Map(
    ofUnit(scene, 'pasport_users')
      .filter((row) => row['valid_to'] === null)
      .map((row) => [idOf(row), Number(row['users_count'])]),
  );
  const flats = new Map<number, Flat[]>();
  for (const row of ofUnit(scene, 'pasport_spaces')) {
    const house = parents.get(idOf(row));
    if (row['pasport_type_id'] !== type || house === undefined) continue;
    const own = flats.get(house) ?? [];
    const living = persons.get(idOf(row)) ?? 0;
    own.push({
      pasportId: idOf(row),
      persons: living,
      area: Math.round(Number(row['floor_area'])),
      turn: living === 0 ? -1 : own.filter(({ turn }) => turn >= 0).length,
    });
    flats.set(house, own);
  }
  return flats;
}
