import type { Finding } from '#contract/fieldwork/results.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { FindingFate } from '#server/core/fieldwork/results.sql.ts';
import { mountDevice, standingDevice } from '#server/core/metering/devices.ts';
import { exchangeDevice, traitsAfter } from '#server/core/metering/exchange.ts';
import { selectMetersOf, type HeldMeter } from '#server/core/metering/meters.sql.ts';
import { selectPlaceForUpdate, type HeldPlace } from '#server/core/metering/places.sql.ts';
import { PLAIN_READING, writeReading } from '#server/core/metering/readings.ts';
import { selectEdge } from '#server/core/metering/readings.sql.ts';
import { selectDayReadingForUpdate } from '#server/core/metering/round.sql.ts';
import { writeReport } from '#server/core/revisions/reports.ts';
import { selectRevisionHeld, selectRevisionsOf } from '#server/core/revisions/revisions.sql.ts';
import type { Db } from '#server/db/db.ts';
import { wholeOrNothing } from '#server/db/tried.ts';
import { AppError, fieldFault } from '#server/errors.ts';

/** Where, when and by whom something was found. */
export interface Visited {
  readonly db: Db;
  readonly unit: OwnedUnit;
  readonly pasport_id: number;
  /** The day in Prague on which it was told. */
  readonly day: string;
  readonly today: string;
  /** The crew. */
  readonly worker: string;
  /** Why nothing new is written at all; null where nothing stands against it. */
  readonly refusal: string | null;
}

/** What a finding has written. */
type Made = Partial<Pick<FindingFate, 'meter_id' | 'meter_reading_id' | 'revision_report_id'>>;
type Told<K extends Finding['kind']> = Extract<Finding, { kind: K }>;

const MOST_NOTE = 1000;

/** The measuring place, held; only one at the place that was visited. Errors: `invalid-input`. */
async function heldPlace({ db, unit, pasport_id }: Visited, id: number): Promise<HeldPlace> {
  const place = await selectPlaceForUpdate(db, unit, id);
  if (place === undefined) throw fieldFault('measuring_place_id', 'Měřicí místo už neexistuje');
  if (place.pasport_id !== pasport_id)
    throw fieldFault('measuring_place_id', 'Měřicí místo je jinde, než kde návštěva byla');
  return place;
}

/** The device that the person saw at the place, held. Errors: `invalid-input`. */
async function seenDevice(
  { db, unit }: Visited,
  { measuring_place_id }: HeldPlace,
  meter_id: number,
): Promise<HeldMeter> {
  const standing = await standingDevice(db, unit, measuring_place_id);
  if (standing === undefined)
    throw fieldFault('meter_id', 'Na místě mezitím žádné měřidlo nestojí');
  if (standing.meter_id !== meter_id)
    throw fieldFault('meter_id', `Na místě mezitím stojí jiné měřidlo ${standing.serial_number}`);
  return standing;
}

/** The note with the seal that was seen, as far as there is room for it. */
function noteWith({ note, seal }: Told<'reading'>): string {
  const parts = [note, seal === '' ? '' : `Plomba ${seal}`].filter((part) => part !== '');
  return parts.join('\n').slice(0, MOST_NOTE);
}

async function writeState(at: Visited, told: Told<'reading'>): Promise<Made> {
  const { db, unit, day, today } = at;
  const place = await heldPlace(at, told.measuring_place_id);
  const meter = await seenDevice(at, place, told.meter_id);
  const { state, status, overflowed } = told;
  const asked = { meter_id: meter.meter_id, read_on: day };
  const known = await selectDayReadingForUpdate(db, unit, asked);
  // Somebody has read the same on the same day: it is told once.
  if (known !== undefined && known.state === state && known.status === status)
    return { meter_reading_id: known.meter_reading_id };
  const reading = { ...PLAIN_READING, read_on: day, state, status, overflowed };
  const written = { meter, told: { ...reading, note: noteWith(told) }, today };
  return { meter_reading_id: await writeReading(db, unit, written) };
}

type New = Told<'exchange' | 'mounting'>;

/** The device that was brought; what is not told of it is as of the one before. */
async function broughtDevice({ db, unit, day, worker }: Visited, place: HeldPlace, told: New) {
  const [former] = (await selectMetersOf(db, unit, place.measuring_place_id)) ?? [];
  const { serial_number, verified_year, seal } = told;
  return {
    ...traitsAfter(former, place.kind),
    serial_number,
    verified_year,
    seal,
    mounted_on: day,
    worker,
  };
}

async function writeExchange(at: Visited, told: Told<'exchange'>): Promise<Made> {
  const { db, unit, today } = at;
  const place = await heldPlace(at, told.measuring_place_id);
  const meter = await seenDevice(at, place, told.meter_id);
  const { end_state, overflowed, removal_reason, start_state } = told;
  const meter_id = await exchangeDevice(db, unit, {
    place,
    meter,
    end: { end_state, overflowed, removal_reason },
    told: await broughtDevice(at, place, told),
    start_state,
    today,
  });
  const end = await selectEdge(db, unit, meter.meter_id, 'end');
  return { meter_id, meter_reading_id: end?.meter_reading_id ?? null };
}

async function writeMounting(at: Visited, told: Told<'mounting'>): Promise<Made> {
  const { db, unit, today } = at;
  const place = await heldPlace(at, told.measuring_place_id);
  const device = await broughtDevice(at, place, told);
  const { start_state } = told;
  return { meter_id: await mountDevice(db, unit, { place, told: device, start_state, today }) };
}

async function writeRevision(at: Visited, told: Told<'revision'>): Promise<Made> {
  const { db, unit, day, today, pasport_id } = at;
  const { revision_id, result, report_number, technician } = told;
  const isHeld = await selectRevisionHeld(db, unit, revision_id);
  const [revision] = isHeld ? await selectRevisionsOf(db, unit, [revision_id]) : [];
  if (revision === undefined) throw fieldFault('revision_id', 'Revidované zařízení už neexistuje');
  if (revision.pasport_id !== pasport_id)
    throw fieldFault('revision_id', 'Revidované zařízení je jinde, než kde návštěva byla');
  const fault_rows = told.faults.map((fault) => ({ ...fault, repaired_on: null }));
  const report = { done_on: day, result, fault_rows, report_number, technician };
  return { revision_report_id: await writeReport(db, unit, { revision_id, report, today }) };
}

async function write(at: Visited, told: Finding): Promise<Made> {
  if (told.kind === 'reading') return writeState(at, told);
  if (told.kind === 'exchange') return writeExchange(at, told);
  return told.kind === 'mounting' ? writeMounting(at, told) : writeRevision(at, told);
}

/** Fields of a finding by their names where it is written; the day is none of its own. */
function fieldOf(field: string): string {
  if (field === 'read_on' || field === 'mounted_on' || field === 'done_on') return '';
  return field.replace(/^fault_rows/, 'faults').replace(/^address_id$/, '');
}

const NOTHING = { meter_id: null, meter_reading_id: null, revision_report_id: null };

const refused = (field: string, message: string): FindingFate => ({
  outcome: 'refused',
  field,
  message,
  ...NOTHING,
});

/** What becomes of a finding of which nothing is written. */
export const unwritten = (message: string): FindingFate => refused('', message);

/** Writes a finding by the same rules as by hand, all of it or nothing; what became of it. */
async function tryFinding(at: Visited, told: Finding): Promise<FindingFate> {
  if (at.refusal !== null) return unwritten(at.refusal);
  try {
    const made = await wholeOrNothing(at.db, () => write(at, told));
    return { outcome: 'written', field: '', message: '', ...NOTHING, ...made };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [fault] = error.details.fields ?? [];
    return refused(fieldOf(fault?.field ?? ''), fault?.message ?? error.message);
  }
}

const turnOf = (told: Finding) => (told.kind === 'revision' ? Infinity : told.measuring_place_id);

/** Tries findings by places in one order for everybody, so that two crews do not wait for each other; as they were told. */
export async function tryFindings(
  at: Visited,
  told: readonly Finding[],
): Promise<{ readonly told: Finding; readonly fate: FindingFate }[]> {
  const fates = new Map<Finding, FindingFate>();
  const turns = told.toSorted((one, other) => {
    const [turn, next] = [turnOf(one), turnOf(other)];
    return turn === next ? 0 : turn - next;
  });
  for (const one of turns) fates.set(one, await tryFinding(at, one));
  return told.map((one) => ({ told: one, fate: fates.get(one) ?? unwritten('') }));
}
