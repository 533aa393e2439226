import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  orderRound,
  readRound,
  ReadingOfDay,
  RoundAnswer,
  RoundLine,
  writeRound,
} from '#contract/metering/reading-round.ts';
import { selectLastAuthors } from '#server/access/history.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectMeterForUpdate } from '#server/core/metering/meters.sql.ts';
import { correctReading, ReadingRefused, writeReading } from '#server/core/metering/readings.ts';
import {
  selectDayReadingForUpdate,
  selectRound,
  updateWalkingOrder,
  type DayReading,
} from '#server/core/metering/round.sql.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Who wrote last to each of the readings, by their ids. */
function authorsOf(db: Db, { client_id }: OwnedUnit, readings: readonly (DayReading | null)[]) {
  const ids = readings.flatMap((reading) => reading?.meter_reading_id ?? []);
  return ids.length === 0
    ? new Map<number, string>()
    : selectLastAuthors(db, client_id, 'meter_readings', ids);
}

/** A reading of the day as it is told. */
function told(
  reading: DayReading | null,
  authors: ReadonlyMap<number, string>,
): ReadingOfDay | null {
  if (reading === null) return null;
  const { meter_reading_id, state, status, overflowed, reading_kind, source } = reading;
  const { estimate_method, note, photo_count, version } = reading;
  const written_by = authors.get(meter_reading_id) ?? '';
  return {
    meter_reading_id,
    state,
    status,
    overflowed,
    reading_kind,
    source,
    estimate_method,
    note,
    photo_count,
    version,
    written_by,
  };
}

/** The meters of a house, or of a space alone, on a day. Errors: `not-found`. */
export async function tellRound({ unit, db, params, query }: UnitCall<typeof readRound>) {
  const walked = await selectRound(db, unit, params.pasport_id, query.day);
  ensure(walked !== undefined, 'not-found');
  return { building_name: walked.building_name, values: [...walked.places] };
}

/** What became of a line, before it is known who wrote what stands there. */
interface Judged extends Omit<RoundAnswer, 'reading'> {
  readonly reading: DayReading | null;
}

const PLAIN = { field: '', message: '', offers: [] };

/** Whether the day already says what the line does: it was sent again, or two people read the same. */
function isSame(reading: DayReading, line: RoundLine): boolean {
  const names = ['state', 'status', 'overflowed', 'source', 'estimate_method'] as const;
  // The first and the last state of a device stay what they are; that they were read again changes nothing.
  const isEdge = reading.reading_kind === 'start' || reading.reading_kind === 'end';
  return (
    names.every((name) => reading[name] === line[name]) &&
    (line.note === undefined || reading.note === line.note) &&
    (isEdge || reading.reading_kind === line.reading_kind)
  );
}

function refusalOf(error: unknown): Pick<Judged, 'field' | 'message' | 'offers'> {
  if (!(error instanceof AppError) || error.code !== 'invalid-input') throw error;
  const [fault] = error.details.fields ?? [];
  const offers = error instanceof ReadingRefused ? [...error.offers] : [];
  return { field: fault?.field ?? '', message: fault?.message ?? error.message, offers };
}

/** What a line says of its reading; of a note it may say nothing. */
function saidBy({ meter_id: _meter, read_on: _day, version: _seen, note, ...said }: RoundLine) {
  return note === undefined ? said : { ...said, note };
}

type RoundCall = UnitCall<typeof writeRound>;

/** Writes one line under its held device. Errors: `licence-expired`. */
async function judged({ unit, db, portal }: RoundCall, line: RoundLine): Promise<Judged> {
  const { meter_id, read_on, version } = line;
  const rest = saidBy(line);
  const at = { meter_id, read_on };
  const meter = await selectMeterForUpdate(db, unit, meter_id);
  if (meter === undefined) {
    const message = 'Měřidlo už neexistuje';
    return { ...at, ...PLAIN, outcome: 'refused', field: 'meter_id', message, reading: null };
  }
  const found = await selectDayReadingForUpdate(db, unit, at);
  const reading = found ?? null;
  if (reading !== null && isSame(reading, line))
    return { ...at, ...PLAIN, outcome: 'accepted', reading };
  if ((reading?.version ?? null) !== version)
    return { ...at, ...PLAIN, outcome: 'conflict', reading };
  const today = pragueDay(portal.now());
  if (found === undefined) await ensureLicenceHolds(db, unit.client_id, portal.now());
  try {
    if (found === undefined)
      await writeReading(db, unit, { meter, told: { read_on, note: '', ...rest }, today });
    else {
      const before = { ...found, read_on };
      const id = found.meter_reading_id;
      await correctReading(db, unit, { meter, id, before, changes: rest, today });
    }
  } catch (error) {
    return { ...at, outcome: 'refused', reading, ...refusalOf(error) };
  }
  const written = await selectDayReadingForUpdate(db, unit, at);
  return { ...at, ...PLAIN, outcome: 'accepted', reading: written ?? null };
}

/** Writes lines of a walk, each judged by itself. Errors: `licence-expired`. */
export async function writeLines(call: RoundCall): Promise<{ values: RoundAnswer[] }> {
  const { db, unit, body } = call;
  const answers = new Map<RoundLine, Judged>();
  // In one order for everybody, so that two people in one house do not wait for each other.
  const turns = body.lines.toSorted((one, other) => one.meter_id - other.meter_id);
  for (const line of turns) answers.set(line, await judged(call, line));
  const inOrder = body.lines.flatMap((line) => answers.get(line) ?? []);
  const authors = await authorsOf(
    db,
    unit,
    inOrder.map(({ reading }) => reading),
  );
  return {
    values: inOrder.map((answer) => ({ ...answer, reading: told(answer.reading, authors) })),
  };
}

/** Keeps the order of walking. Errors: `not-found`. */
export async function saveOrder({ unit, db, params, body }: UnitCall<typeof orderRound>) {
  const ids = body.measuring_place_ids;
  const { known, changed } = await updateWalkingOrder(db, unit, params.pasport_id, ids);
  ensure(known === ids.length, 'not-found');
  return { changed_count: changed };
}
