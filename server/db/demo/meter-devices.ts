import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import type { MeterKind, MeterLevel } from '#contract/metering/meter-words.ts';
import type { Uses } from './meter-series.ts';
import type { Random } from './random.ts';
import type { Records, Row } from './records.ts';

/** Odd things that happen to some meters, so that charts and warnings show them. */
export type Story =
  | 'leak'
  | 'stopped'
  | 'exchange'
  | 'seal'
  | 'overflow'
  | 'ended'
  | 'no-access'
  | 'less'
  | 'backflow'
  | 'silent'
  | 'drip'
  | null;

/** Where meters of a unit are made up. */
export interface MeterScene {
  readonly records: Records;
  /** Of its own, so that the rest of the demo is the same with meters and without. */
  readonly random: Random;
  readonly unitId: number;
  readonly ends: readonly string[];
}

/** One place with its device before it becomes records. */
export interface MeterDraft {
  readonly kind: MeterKind;
  readonly level: MeterLevel;
  readonly pasportId: number;
  readonly roomId: number | null;
  readonly elementId: number | null;
  readonly parentId: number | null;
  readonly location: string;
  readonly order: number;
  /** Empty for an invented one. */
  readonly serial: string;
  readonly dimension: string;
  readonly isRemote: boolean;
  /** Read each so many months, the last one of the year always. */
  readonly every: 1 | 3 | 6 | 12;
  readonly verifiedYear: number | null;
  readonly mountedOn: string;
  readonly digits: number;
  readonly decimals: number;
  readonly uses: Uses;
  readonly story: Story;
}

const MAKERS: Record<MeterKind, readonly [maker: string, type: string]> = {
  'cold-water': ['Vodoměr Vzor', 'SV-15'],
  'hot-water': ['Vodoměr Vzor', 'TV-15'],
  heat: ['Kalorimetr Vzor', 'K-20'],
  'heat-allocator': ['Indikátor Vzor', 'E-2'],
  electricity: ['Elektroměr Vzor', 'E-1'],
  gas: ['Plynoměr Vzor', 'P-4'],
};
const UNITS: Record<MeterKind, string> = {
  'cold-water': 'm3',
  'hot-water': 'm3',
  heat: 'GJ',
  'heat-allocator': 'units',
  electricity: 'kWh',
  gas: 'm3',
};
const ESTIMATE = 'průměr stejného čtvrtletí předchozího roku, byt nebyl přístupný';

/** Adds a place; its id. */
function addMeasuringPlace(scene: MeterScene, draft: MeterDraft): number {
  return scene.records.add('measuring_places', {
    unit_id: scene.unitId,
    kind: draft.kind,
    level: draft.level,
    pasport_id: draft.pasportId,
    pasport_room_id: draft.roomId,
    pasport_building_element_id: draft.elementId,
    parent_place_id: draft.parentId,
    place_code: '',
    location: draft.location,
    serves: '',
    walking_order: draft.order,
    note: '',
    hidden: false,
  });
}

/** Adds a place with its device, or two that followed one another, and what was read on them. */
export function addMeterDraft(scene: MeterScene, draft: MeterDraft): number {
  const placeId = addMeasuringPlace(scene, draft);
  addDevices(scene, placeId, draft);
  return placeId;
}

function addDevices(scene: MeterScene, placeId: number, draft: MeterDraft): void {
  const { ends } = scene;
  const points = pointsOf(scene, draft);
  if (draft.story !== 'exchange') {
    const meterId = addMeter(scene, placeId, draft, {});
    addReadings(scene, meterId, draft, points);
    addDecisions(scene, placeId, meterId, draft, points);
    return;
  }
  // At the end of the first year the old device was taken down and a new one went on from zero.
  const day = ends[12] ?? draft.mountedOn;
  const old = points.filter(({ on }) => on <= day);
  const last = old.at(-1)?.sum ?? 0;
  const first = addMeter(scene, placeId, draft, {
    removed_on: day,
    removal_reason: 'Konec platnosti ověření',
  });
  const ended = old.map((point) => (point.on === day ? { ...point, kind: 'end' } : point));
  addReadings(scene, first, draft, ended);
  const next = addMeter(scene, placeId, draft, {
    mounted_on: day,
    verified_year: Number(day.slice(0, 4)),
  });
  const rest = points
    .filter(({ on }) => on >= day)
    .map((point) => ({ ...point, sum: point.sum - last }));
  addReadings(
    scene,
    next,
    draft,
    rest.map((point) => (point.on === day ? { ...point, kind: 'start' } : point)),
  );
}

function addMeter(scene: MeterScene, placeId: number, draft: MeterDraft, changes: Row): number {
  const { kind } = draft;
  const [maker, meter_type] = MAKERS[kind];
  const fresh = draft.serial === '' || changes['mounted_on'] !== undefined;
  const serial = `98${scene.random.digits(6)}`;
  return scene.records.add('meters', {
    unit_id: scene.unitId,
    measuring_place_id: placeId,
    serial_number: fresh ? serial : draft.serial,
    maker,
    meter_type,
    dimension: draft.dimension,
    technology: kind === 'heat-allocator' ? null : 'mechanical',
    measured_unit: UNITS[kind],
    digits: draft.digits,
    decimals: draft.decimals,
    multiplier: 1,
    is_remote: draft.isRemote,
    radio_address: draft.isRemote ? serial : '',
    seal: kind === 'heat-allocator' ? '' : `V${scene.random.digits(5)}`,
    verified_year: draft.verifiedYear,
    mounted_on: draft.mountedOn,
    removed_on: null,
    removal_reason: '',
    worker: 'Karel Jiskra (vymyšlený technik)',
    note: 'vymyšlené měřidlo (ukázka)',
    ...changes,
  });
}

interface Point {
  readonly on: string;
  /** Used since the mounting, in the last decimal of the counter. */
  readonly sum: number;
  readonly kind: string;
}

/** In which told month somebody was let in for the last time. */
const SPOKEN = 10;

/** Days of readings with all that was used until them; the first is the mounting. */
function pointsOf({ ends }: MeterScene, draft: MeterDraft): readonly Point[] {
  const { uses, mountedOn, every, story } = draft;
  const first = ends[0] ?? mountedOn;
  const year = uses.slice(0, 12).reduce((sum, use) => sum + use, 0);
  let sum = Math.round((year * daysBetween(mountedOn, first)) / 365);
  const points: Point[] = [{ on: mountedOn, sum: 0, kind: 'start' }];
  for (const [index, on] of ends.entries()) {
    sum += index === 0 ? 0 : (uses[index - 1] ?? 0);
    const isRead = Number(on.slice(5, 7)) % every === 0;
    const isExchange = story === 'exchange' && index === 12;
    // The door has stayed closed for more than a year.
    const isSilent = story === 'silent' && index > SPOKEN;
    if ((!isRead && !isExchange) || isSilent) continue;
    points.push({ on, sum, kind: on.endsWith('-12-31') ? 'billing' : 'month-end' });
  }
  return points;
}

/** The counter goes over its last digit in the middle of the told time. */
function overflowingStart(points: readonly Point[], turn: number): number {
  const middle = points[Math.floor(points.length / 2)];
  return middle === undefined ? 0 : Math.max(0, turn - middle.sum + 1);
}

const exact = (scaled: number, decimals: number) => (scaled / 10 ** decimals).toFixed(decimals);

function addReadings(
  scene: MeterScene,
  meterId: number,
  draft: MeterDraft,
  points: readonly Point[],
): void {
  const { decimals, digits, story } = draft;
  const turn = 10 ** (digits + decimals);
  const start = story === 'overflow' ? overflowingStart(points, turn) : 0;
  let turns = 0;
  for (const [index, point] of points.entries()) {
    const whole = start + point.sum;
    const isOver = Math.floor(whole / turn) > turns;
    turns = Math.floor(whole / turn);
    const back = points.length - 1 - index;
    scene.records.add('meter_readings', {
      unit_id: scene.unitId,
      meter_id: meterId,
      read_on: point.on,
      state: exact(whole - turns * turn, decimals),
      overflowed: isOver,
      reading_kind: point.kind,
      source: point.kind === 'start' || !draft.isRemote ? 'entry' : 'remote',
      status: statusOf(story, back),
      estimate_method: '',
      note: '',
      ...(story === 'no-access' && point.kind !== 'start' && inVain(back)),
    });
  }
}

/** What was found at the reading so many before the last one. */
function statusOf(story: Story, back: number): string {
  if (story === 'seal' && back === 0) return 'seal-broken';
  if (story === 'backflow' && back === 0) return 'backflow';
  return story === 'overflow' && back === 1 ? 'backflow' : 'ok';
}

/** What people have decided about two of the warnings. */
function addDecisions(
  scene: MeterScene,
  placeId: number,
  meterId: number,
  { story }: Pick<MeterDraft, 'story'>,
  points: readonly Point[],
): void {
  const [before, last] = points.slice(-2);
  if (before === undefined || last === undefined) return;
  const warning = { unit_id: scene.unitId, measuring_place_id: placeId };
  if (story === 'seal')
    scene.records.add('meter_warnings', {
      ...warning,
      kind: 'seal',
      cause: `${meterId}/${last.on}`,
      found_on: shiftDays(last.on, 1),
      ceased_on: null,
      from_on: last.on,
      state: 'ignored',
      reason: 'Plombu poškodil instalatér, přeplombuje se při výměně na jaře',
      note: '',
    });
  if (story === 'overflow')
    scene.records.add('meter_warnings', {
      ...warning,
      kind: 'backflow',
      cause: `${meterId}/${before.on}`,
      found_on: shiftDays(before.on, 1),
      ceased_on: shiftDays(last.on, 1),
      from_on: before.on,
      state: 'solved',
      reason: '',
      note: 'Zpětná klapka byla vyměněna, další odečet je v pořádku.',
    });
}

/** Nobody got in the last time, and the time before the state was only estimated. */
function inVain(back: number): Row {
  if (back === 0)
    return { state: null, status: 'no-access', source: 'entry', reading_kind: 'current' };
  return back === 1 ? { source: 'estimate', estimate_method: ESTIMATE } : {};
}

/** A day in May of the year, when devices are exchanged. */
export const mountedIn = (random: Random, year: number): string =>
  shiftDays(`${year}-05-02`, random.int(0, 25));
