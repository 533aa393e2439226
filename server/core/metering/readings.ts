import { czechDate } from '#contract/czech/iso-date.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import {
  readingFault,
  type ReadingFault,
  type ReadingOffer,
} from '#contract/rules/meter-reading.ts';
import type { FieldFault } from '#contract/rules/rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, fieldFault } from '#server/errors.ts';
import type { HeldMeter } from './meters.sql.ts';
import { selectStatesAround, selectVisitOn } from './readings.sql.ts';
import { readingTable } from './tables.sql.ts';

/** What is told of a reading, whoever tells it. */
export type ToldReading = Pick<
  MeterReading,
  | 'read_on'
  | 'state'
  | 'overflowed'
  | 'reading_kind'
  | 'source'
  | 'status'
  | 'estimate_method'
  | 'note'
>;

/** What a reading says that is told of nothing else. */
export const PLAIN_READING = {
  overflowed: false,
  reading_kind: 'current',
  source: 'entry',
  status: 'ok',
  estimate_method: '',
  note: '',
} as const satisfies Omit<ToldReading, 'read_on' | 'state'>;

const EDGE_OF_DEVICE = 'Počáteční a konečný stav patří k montáži a demontáži měřidla';

const isEdge = ({ reading_kind }: Pick<ToldReading, 'reading_kind'>) =>
  reading_kind === 'start' || reading_kind === 'end';

/** What has no sense without a state; null where nothing is wrong. */
export function withoutState(told: ToldReading): FieldFault | null {
  if (told.state !== null) return null;
  if (told.reading_kind !== 'current')
    return { field: 'state', message: 'Bez stavu může být jen běžný odečet' };
  return told.overflowed
    ? { field: 'overflowed', message: 'Že se číselník přetočil, lze říct jen se stavem' }
    : null;
}

/** Why the day takes no other reading. One cannot be made the last of its device, so correcting it leads nowhere. */
function ofTheDay(told: ToldReading, same: ToldReading['reading_kind'] | undefined): string {
  if (!isEdge(told)) return 'K tomuto dni už odečet je; opravte ho, nebo zvolte jiný den';
  return same === 'start'
    ? 'Měřidlo bylo týž den namontováno; vezměte jeho montáž zpět, nebo zvolte jiný den'
    : 'K tomuto dni už měřidlo odečet má; smažte ho a stav uveďte tady, nebo zvolte jiný den';
}

/** A reading by which a device begins or ends is written with the device alone. */
export function edgeFault(told: ToldReading): FieldFault | null {
  return isEdge(told) ? { field: 'reading_kind', message: EDGE_OF_DEVICE } : null;
}

/** A reading that cannot be true, with what may explain it. */
export class ReadingRefused extends AppError {
  readonly offers: readonly ReadingOffer[];

  constructor(field: string, { message, offers = [] }: Pick<ReadingFault, 'message' | 'offers'>) {
    super('invalid-input', { fields: [{ field, message }] });
    this.offers = offers;
  }
}

interface JudgedReading {
  /** Held before. */
  readonly meter: HeldMeter;
  readonly told: ToldReading;
  readonly today: string;
  /** The reading that it replaces. */
  readonly but?: number;
  /** Fields of the form at which faults are said, where they are called otherwise there. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * A reading is judged by its device, held before, and by the states around it: each door to readings asks
 * here. Errors: `invalid-input`.
 */
async function ensureReading(
  db: Db,
  unit: OwnedUnit,
  { meter, told, today, but = 0, fields }: JudgedReading,
): Promise<void> {
  const at = (field: string) => fields?.[field] ?? field;
  const without = withoutState(told);
  if (without !== null) throw fieldFault(at(without.field), without.message);
  const asked = { meter_id: meter.meter_id, read_on: told.read_on, but };
  const { before, same, after } = await selectStatesAround(db, unit, asked);
  const visited = told.state === null && (await selectVisitOn(db, unit, asked));
  if ((told.state !== null && same !== undefined) || visited)
    throw fieldFault(at('read_on'), ofTheDay(told, same?.reading_kind));
  const fault = readingFault(told, meter, { before, after }, today);
  if (fault !== null) throw new ReadingRefused(at(fault.field), fault);
}

/** Writes the first or the last state of a device that is held; its id. Errors: `invalid-input`. */
export async function writeEdge(db: Db, unit: OwnedUnit, write: JudgedReading): Promise<number> {
  await ensureReading(db, unit, write);
  const { meter_id } = write.meter;
  return readingTable.insertOne(db, unit, { ...write.told, meter_id });
}

/** Writes a new reading of a device that is held; its id. Errors: `invalid-input`. */
export async function writeReading(db: Db, unit: OwnedUnit, write: JudgedReading): Promise<number> {
  const fault = edgeFault(write.told);
  if (fault !== null) throw fieldFault(fault.field, fault.message);
  return writeEdge(db, unit, write);
}

/** The beginning and the end of a device stay what they are, on their days. */
function ensureEdgesStay(before: ToldReading, after: ToldReading) {
  if (isEdge(before) ? after.reading_kind !== before.reading_kind : isEdge(after))
    throw fieldFault('reading_kind', EDGE_OF_DEVICE);
  if (isEdge(before) && after.read_on !== before.read_on)
    throw fieldFault('read_on', 'Den počátečního a konečného stavu se mění u měřidla');
}

/** Without the reading, what stands behind it must still follow from what stands before it. */
async function ensureNotMissed(
  db: Db,
  unit: OwnedUnit,
  meter: HeldMeter,
  { id, read_on, field }: { readonly id: number; readonly read_on: string; readonly field: string },
) {
  const { before, after } = await selectStatesAround(db, unit, {
    meter_id: meter.meter_id,
    read_on,
    but: id,
  });
  if (before === undefined || after === undefined) return;
  const fault = readingFault(after, meter, { before, after: undefined }, after.read_on);
  if (fault !== null)
    throw fieldFault(
      field,
      `Odečet ${czechDate(after.read_on)} by pak nenavazoval: ${fault.message}`,
    );
}

/** Corrects a reading of a device; both are held. Errors: `invalid-input`. */
export async function correctReading(
  db: Db,
  unit: OwnedUnit,
  {
    meter,
    id,
    before,
    changes,
    today,
  }: {
    readonly meter: HeldMeter;
    readonly id: number;
    readonly before: ToldReading;
    readonly changes: Partial<ToldReading>;
    readonly today: string;
  },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const told = { ...before, ...changes };
  ensureEdgesStay(before, told);
  if (told.read_on !== before.read_on || told.state === null)
    await ensureNotMissed(db, unit, meter, { id, read_on: before.read_on, field: 'read_on' });
  await ensureReading(db, unit, { meter, told, today, but: id });
  await readingTable.updateOne(db, unit, { id, columns: changes });
}

/** Deletes a reading of a device; both are held. Errors: `invalid-input`. */
export async function dropReading(
  db: Db,
  unit: OwnedUnit,
  {
    meter,
    id,
    before,
  }: {
    readonly meter: HeldMeter;
    readonly id: number;
    readonly before: ToldReading;
  },
): Promise<void> {
  if (isEdge(before)) throw fieldFault('reading_kind', EDGE_OF_DEVICE);
  if (before.state !== null)
    await ensureNotMissed(db, unit, meter, { id, read_on: before.read_on, field: 'state' });
  await readingTable.remove(db, unit, [id]);
}
