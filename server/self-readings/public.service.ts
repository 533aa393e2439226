import { czechDate } from '#contract/czech/iso-date.ts';
import { readingFault } from '#contract/rules/meter-reading.ts';
import type { openSelfReading, SelfAsked, sendSelfReading } from '#contract/self-readings.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { ensureAttempt, HOUR, subjectOf } from '#server/access/attempts.ts';
import { clientOfProof, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { holderOf } from '#server/access/sheet-holder.ts';
import { keepPhoto } from '#server/core/files/files.ts';
import { deleteFilesOf, updateFiled } from '#server/core/files/files.sql.ts';
import { judgeReadings } from '#server/core/metering/many-readings.ts';
import { PLAIN_READING } from '#server/core/metering/readings.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { Caller, OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import {
  insertSent,
  selectAskedHeld,
  selectAskedMeters,
  selectHolder,
  selectIsTaken,
  type AskedMeter,
  type AskedSpace,
} from './asked.sql.ts';
import { OF_SELF } from './readings.sql.ts';
import { today } from './words.ts';

/** States that one space may send within an hour: many times all its meters, and no trying out. */
const MOST_SENT = 60;

/** The space that somebody has proven to be asked about. */
interface Found {
  readonly unit: OwnedUnit;
  readonly space: AskedSpace;
  readonly meters: readonly AskedMeter[];
  readonly way: 'code' | 'link';
}

const CANCELLED = 'Samoodečet byl zrušen, nic nemusíte vyplňovat.';

/** Why nothing is taken today; null where it is. */
function closedBecause({ state, opens, closes }: AskedSpace, day: string): string | null {
  if (state === 'cancelled') return CANCELLED;
  if (state === 'closed') return 'Samoodečet správce už uzavřel. Stavy sdělte přímo jemu.';
  if (day > closes) return `Samoodečet skončil ${czechDate(closes)}. Stavy sdělte přímo správci.`;
  return day < opens ? `Stavy se zapisují až od ${czechDate(opens)}.` : null;
}

type Holder = NonNullable<Awaited<ReturnType<typeof selectHolder>>>;

/** Errors: `sheet-code-unknown` of one that is gone, `module-off`, `asking-ended`. */
async function openSpace(
  db: Db,
  portal: Portal,
  { client_id, unit_id, self_reading_space_id }: Holder,
): Promise<Omit<Found, 'way'>> {
  await setTenant(db, client_id);
  ensureModule(['meters'], await selectOpenedToClient(db, client_id, ['meters']));
  const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
  const space = await selectAskedHeld(db, unit, self_reading_space_id);
  ensure(space !== undefined, 'sheet-code-unknown');
  const errorMsg = closedBecause(space, today(portal));
  if (errorMsg !== null) throw new AppError('asking-ended', { errorMsg });
  return { unit, space, meters: await selectAskedMeters(db, unit, space) };
}

interface Brought {
  readonly caller: Caller;
  readonly portal: Portal;
  readonly secret: string;
}

function askedOf({ space, meters }: Pick<Found, 'space' | 'meters'>): SelfAsked {
  const { round_name, unit_name, building_name, place, space_number, opens, closes } = space;
  return {
    round_name,
    unit_name,
    building_name,
    place,
    space_number,
    opens,
    closes,
    meters: meters.map(
      ({ meter_id, kind, location, serial_number, measured_unit, digits, decimals, sent }) => ({
        meter_id,
        kind,
        location,
        serial_number,
        measured_unit,
        digits,
        decimals,
        sent,
      }),
    ),
  };
}

/** Does the work over the space of the secret. Errors: those of `holderOf` and `openSpace`. */
async function withSpace<R>(
  { caller, portal, secret }: Brought,
  work: (db: Db, found: Found) => Promise<R>,
  before?: (holder: Holder) => Promise<void>,
): Promise<R> {
  const brought = { caller, portal, of: 'self-reading', secret } as const;
  const { holder, way } = await holderOf(brought, selectHolder);
  await before?.(holder);
  return portal.database.transaction(async (db) =>
    work(db, { ...(await openSpace(db, portal, holder)), way }),
  );
}

/** What is to be read, and of whom nothing. */
export async function open(call: OutsideCall<typeof openSelfReading>): Promise<SelfAsked> {
  const { caller, portal, body } = call;
  return withSpace({ caller, portal, secret: body.secret }, async (_db, found) => askedOf(found));
}

type Body = BodyOf<typeof sendSelfReading>;

/**
 * Whether the state can be true at all, and then whether it follows from those before; what they were is
 * told to nobody. Errors: `invalid-input`, `self-reading-doubtful`.
 */
async function ensureTrue(
  db: Db,
  { unit, space }: Found,
  meter: AskedMeter,
  { read_on, state, confirmed }: Body,
  day: string,
) {
  if (read_on < space.opens) throw fieldFault('read_on', 'Tento den samoodečet ještě neběžel');
  const told = { ...PLAIN_READING, read_on, state, source: 'self' } as const;
  const wrong = readingFault(told, meter, { before: null, after: null }, day);
  if (wrong !== null) throw fieldFault(wrong.field, wrong.message);
  if (confirmed) return;
  const [verdict] = await judgeReadings(db, unit, [{ meter, told }], day, () => Promise.resolve());
  ensure(verdict?.as !== 'refused', 'self-reading-doubtful');
}

const TAKEN = 'Tento stav už správce převzal. Jestli je špatně, sdělte mu to.';

/** No space sends without end. Errors: `too-many-requests`. */
async function limitSending(portal: Portal, { self_reading_space_id }: Holder): Promise<void> {
  const subject = subjectOf('self-reading-space', String(self_reading_space_id));
  await portal.database.transaction((db) =>
    ensureAttempt(db, [{ subject, most: MOST_SENT, seconds: HOUR }], 'too-many-requests'),
  );
}

/**
 * A state that is put right keeps the photo of the counter, unless another one came with it: whoever sends
 * without end takes no more room of the unit than one photo of a meter does.
 */
async function passPhotos(
  db: Db,
  unit: OwnedUnit,
  sent: { readonly from: number; readonly to: number },
  hasPhoto: boolean,
): Promise<void> {
  if (hasPhoto) await deleteFilesOf(db, unit, OF_SELF, [sent.from]);
  else await updateFiled(db, unit, { from: OF_SELF, to: OF_SELF }, [sent]);
}

/** Keeps a state until it is decided about, instead of one that waits. Errors: those of the endpoint. */
export async function send(call: OutsideCall<typeof sendSelfReading>): Promise<SelfAsked> {
  const { caller, portal, body } = call;
  const keep = async (db: Db, found: Found): Promise<SelfAsked> => {
    const { unit, space, meters, way } = found;
    const meter = meters.find(({ meter_id }) => meter_id === body.meter_id);
    ensure(meter !== undefined, 'not-found');
    const of = { self_reading_space_id: space.self_reading_space_id, meter_id: meter.meter_id };
    if (await selectIsTaken(db, unit, of)) throw fieldFault('state', TAKEN);
    await ensureTrue(db, found, meter, body, today(portal));
    const { read_on, state, photo } = body;
    const created = portal.now().toISOString();
    const sent = await insertSent(db, unit, { ...of, read_on, state, way, created });
    if (sent.replaced !== undefined)
      await passPhotos(db, unit, { from: sent.replaced, to: sent.id }, photo !== undefined);
    if (photo !== undefined) {
      const record = { record_type: OF_SELF, record_id: sent.id } as const;
      await keepPhoto(db, unit, { record, name: `odečet ${read_on}` }, photo, 'photo');
    }
    return askedOf({ space, meters: await selectAskedMeters(db, unit, space) });
  };
  return withSpace({ caller, portal, secret: body.secret }, keep, (holder) =>
    limitSending(portal, holder),
  );
}
