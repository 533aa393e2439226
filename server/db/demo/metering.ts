import {
  addMeterDraft,
  mountedIn,
  type MeterDraft,
  type MeterScene,
  type Story,
} from './meter-devices.ts';
import { housesOf, ofUnit, type Flat, type HouseOfMeters } from './meter-houses.ts';
import {
  bursting,
  evenUses,
  heatUses,
  leaking,
  lessening,
  monthEnds,
  stopping,
  sumOfUses,
  toldMonths,
  type Uses,
} from './meter-series.ts';
import { createRandom, seedOf } from './random.ts';
import type { Scene } from './scene.ts';

// Measuring places of each house with flats: water in each flat, allocators on the elements where the house
// has electronic ones, heat meters of flats where it has those, and the main meters before them.

/** Thousandths of m³ that a person uses in a year, least and greatest. */
const COLD = [17_000, 25_000] as const;
const HOT = [9_000, 15_000] as const;
/** Thousandths of GJ of a square metre in a year, and units of an allocator at an element of 1 kW. */
const HEAT = [280, 440] as const;
const UNITS = [450, 1100] as const;
/** Percents that are used or lost before the meters of flats. */
const LOSS = { cold: 3, hot: 4, heat: 9 } as const;
/** By the turn of the occupied flats of a house; the story of its water or of what is told beside. */
const STORIES: ReadonlyMap<number, readonly ['cold-water' | 'hot-water', Exclude<Story, null>]> =
  new Map([
    [1, ['cold-water', 'leak']],
    [3, ['hot-water', 'stopped']],
    [5, ['cold-water', 'exchange']],
    [7, ['cold-water', 'seal']],
    [9, ['cold-water', 'overflow']],
    [11, ['hot-water', 'ended']],
    [13, ['cold-water', 'no-access']],
    [15, ['hot-water', 'less']],
    [17, ['cold-water', 'backflow']],
    [19, ['cold-water', 'silent']],
  ]);
/** What only walking around can miss. */
const OF_WALKS: ReadonlySet<Story> = new Set(['no-access', 'silent']);
/** Thousandths of m³ that a dripping cistern of an empty flat lets through in a month. */
const DRIP = 1200;
/** Percents more that went through the main meter of cold water in the last month than before: a pipe in the ground. */
const BURST = 14;

/** Adds the meters of all shown houses of a unit, with two years of readings or more. */
export function addMetering(scene: Scene): void {
  const random = createRandom(seedOf(`měřidla ${scene.plan.name}`));
  const ends = monthEnds(scene.today, toldMonths(scene.plan));
  const meters: MeterScene = { records: scene.records, random, unitId: scene.unitId, ends };
  for (const [index, house] of housesOf(scene, meters).entries())
    addHouseMeters(scene, meters, house, index);
}

type Known = 'kind' | 'level' | 'pasportId' | 'location' | 'uses';

/** A meter of the house with what most of them have the same. */
const draft = (house: HouseOfMeters, own: Pick<MeterDraft, Known> & Partial<MeterDraft>) => ({
  roomId: null,
  elementId: null,
  parentId: null,
  order: 0,
  serial: '',
  dimension: own.level === 'flat' ? 'DN 15' : 'DN 50',
  isRemote: house.isRemote,
  every: house.every,
  ...house.recent,
  digits: own.level === 'flat' ? 5 : 7,
  decimals: 3,
  story: null,
  ...own,
});

function addHouseMeters(
  scene: Scene,
  meters: MeterScene,
  house: HouseOfMeters,
  index: number,
): void {
  const cold = waterUses(meters, house, 'cold-water', index);
  const hot = waterUses(meters, house, 'hot-water', index);
  const main = (kind: MeterDraft['kind'], location: string, uses: Uses) =>
    addMeterDraft(
      meters,
      draft(house, {
        kind,
        // The supplier invoices cold water; the others are the building's own.
        level: kind === 'cold-water' ? 'invoice' : 'building',
        pasportId: house.pasportId,
        location,
        uses,
        every: house.isRemote ? 1 : 3,
      }),
    );
  const parents = {
    'cold-water': main(
      'cold-water',
      'vodoměrná šachta',
      lost(house, index, sumOfUses(cold, LOSS.cold)),
    ),
    'hot-water': main('hot-water', 'výměníková stanice', sumOfUses(hot, LOSS.hot)),
  };
  for (const kind of ['cold-water', 'hot-water'] as const) {
    const uses = kind === 'cold-water' ? cold : hot;
    for (const [at, flat] of house.flats.entries())
      addFlatWater(scene, meters, house, flat, {
        kind,
        uses: uses[at] ?? [],
        parentId: parents[kind],
        order: (at + 1) * 10 + Number(kind === 'hot-water'),
        story: storyOf(house, flat, index, kind),
      });
  }
  addHeat(scene, meters, house, (uses) => main('heat', 'výměníková stanice', uses));
}

/** Only where flats are read each month it is known in which one water was lost. */
const isMonthly = (house: HouseOfMeters, index: number) => index === 0 && house.every === 1;

function lost(house: HouseOfMeters, index: number, uses: Uses): Uses {
  return isMonthly(house, index) ? bursting(uses, BURST) : uses;
}

/** Odd things happen in the first house of a unit. */
function storyOf(house: HouseOfMeters, flat: Flat, index: number, kind: MeterDraft['kind']): Story {
  if (flat.turn < 0 && kind === 'cold-water' && isMonthly(house, index)) return 'drip';
  const [of, story] = STORIES.get(flat.turn) ?? [];
  if (index > 0 || of !== kind || story === undefined) return null;
  // Nobody goes to read what is read from afar, and what was not read cannot be settled.
  return OF_WALKS.has(story) && (house.isRemote || house.isSettled) ? null : story;
}

function waterUses(
  { random, ends }: MeterScene,
  house: HouseOfMeters,
  kind: 'cold-water' | 'hot-water',
  index: number,
): readonly Uses[] {
  const [least, most] = kind === 'cold-water' ? COLD : HOT;
  return house.flats.map((flat) => {
    const uses = evenUses(random, flat.persons * random.int(least, most), ends.length - 1);
    const story = storyOf(house, flat, index, kind);
    // Long enough to be seen in two readings.
    if (story === 'leak') return leaking(uses, house.every + 3);
    if (story === 'drip') return uses.map(() => DRIP);
    if (story === 'less') return lessening(uses, 12 + house.every);
    return story === 'stopped' ? stopping(uses, house.every * 2 + 4) : uses;
  });
}

function addFlatWater(
  scene: Scene,
  meters: MeterScene,
  house: HouseOfMeters,
  { pasportId }: Flat,
  own: Pick<MeterDraft, 'kind' | 'uses' | 'parentId' | 'order' | 'story'>,
): void {
  const room = scene.records
    .of('pasport_rooms')
    .find((row) => row['pasport_id'] === pasportId && row['room_name'] === 'Koupelna');
  // Whoever did not let the fitters in has meters of the time before.
  const before = (house.water.verifiedYear ?? 0) - 2;
  const verified =
    own.story === 'ended'
      ? { verifiedYear: before, mountedOn: mountedIn(meters.random, before) }
      : house.water;
  addMeterDraft(
    meters,
    draft(house, {
      ...own,
      level: 'flat',
      pasportId,
      roomId: room === undefined ? null : Number(room['pasport_room_id']),
      location: 'instalační šachta',
      ...verified,
    }),
  );
}

/** Heat of flats by their meters or allocators, and the main meter of the house. */
function addHeat(
  scene: Scene,
  meters: MeterScene,
  house: HouseOfMeters,
  addMain: (uses: Uses) => number,
): void {
  const { random, ends } = meters;
  const ofFlats = house.flats.map((flat) =>
    heatUses(random, flat.area * random.int(HEAT[0], HEAT[1]), ends),
  );
  const parentId = addMain(sumOfUses(ofFlats, LOSS.heat));
  if (house.heat === 'meters')
    for (const [at, { pasportId }] of house.flats.entries())
      addMeterDraft(
        meters,
        draft(house, {
          kind: 'heat',
          level: 'flat',
          pasportId,
          parentId,
          location: 'chodba u vstupu',
          order: (at + 1) * 10 + 2,
          dimension: 'DN 20',
          every: 1,
          uses: ofFlats[at] ?? [],
        }),
      );
  if (house.heat === 'allocators' || house.heat === 'radio')
    addAllocators(scene, meters, house, parentId);
}

function addAllocators(
  scene: Scene,
  meters: MeterScene,
  house: HouseOfMeters,
  parentId: number,
): void {
  const { random, ends } = meters;
  const order = new Map(house.flats.map(({ pasportId }, at) => [pasportId, (at + 1) * 10]));
  for (const element of ofUnit(scene, 'pasport_building_elements')) {
    const pasportId = Number(element['pasport_id']);
    const turn = order.get(pasportId);
    if (turn === undefined) continue;
    const yearly = (Number(element['output']) / 1000) * random.int(UNITS[0], UNITS[1]);
    addMeterDraft(
      meters,
      draft(house, {
        kind: 'heat-allocator',
        level: 'flat',
        pasportId,
        parentId,
        roomId: Number(element['pasport_room_id']),
        elementId: Number(element['pasport_building_element_id']),
        location: '',
        order: turn + 3,
        serial: element['indicator_number'] as string,
        dimension: '',
        isRemote: element['indicator_radio'] === true,
        // Where water is read from afar each month, so are they.
        every: house.isRemote ? house.every : 12,
        verifiedYear: null,
        decimals: 0,
        uses: heatUses(random, yearly, ends),
      }),
    );
  }
}
