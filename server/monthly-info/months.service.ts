import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  chooseMonthInfo,
  chooseMonthInfos,
  readMonthInfo,
  readMonthInfos,
  revokeMonthInfo,
  sendMonthInfos,
} from '#contract/metering/month-infos.ts';
import { monthEnd, monthText } from '#contract/rules/month-info.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectSpaceMonths, type SpaceMonth } from '#server/core/metering/month-uses.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import { countNotPaying, updateWithdrawn, upsertChosen, type Chooser } from './choices.sql.ts';
import { infoOf, toldOf } from './compose.ts';
import { selectHouseHeader, type HouseHeader } from './header.sql.ts';
import { updateRevoked } from './infos.sql.ts';
import { selectMonthStanding } from './recipients.sql.ts';
import { SEND_TASK } from './tasks.ts';

/** Errors: `invalid-input` of a month that has not ended. */
export function ensureEnded(month: string, today: string): void {
  if (monthEnd(month) >= today) throw fieldFault('month', 'Měsíc ještě neskončil');
}

/** What is told of all spaces of the house. Errors: `not-found`. */
export async function headerOf(
  db: Db,
  unit: OwnedUnit,
  house: number,
  month: string,
): Promise<HouseHeader> {
  const header = await selectHouseHeader(db, unit, house, month);
  ensure(header !== undefined, 'not-found');
  return header;
}

const spacesOf = (months: readonly SpaceMonth[]) => [
  ...new Set(months.map(({ pasport_id }) => pasport_id)),
];

/** Who gets the information of the month and who does not, and what was sent. Errors: `not-found`. */
export async function readInfos({
  unit,
  db,
  params: { id: house },
  query: { month },
  portal,
}: UnitCall<typeof readMonthInfos>) {
  const today = pragueDay(portal.now());
  ensureEnded(month, today);
  const used = await selectSpaceMonths(db, unit, house, month);
  if (used.length === 0) await headerOf(db, unit, house, month);
  const asked = { month, today, house };
  const { recipients, ...sent } = await selectMonthStanding(db, unit, spacesOf(used), asked);
  return { recipients: recipients.map((one) => toldOf(one, used)), ...sent };
}

/** What a space would be told. Errors: `not-found` also where nothing is read from afar in it. */
export async function readInfo({
  unit,
  db,
  params: { id: house, pasport_id },
  query: { month },
  portal,
}: UnitCall<typeof readMonthInfo>) {
  const today = pragueDay(portal.now());
  ensureEnded(month, today);
  const [header, used] = await Promise.all([
    headerOf(db, unit, house, month),
    selectSpaceMonths(db, unit, house, month),
  ]);
  const own = used.find((one) => one.pasport_id === pasport_id);
  ensure(own !== undefined, 'not-found');
  return infoOf(header, month, used, own);
}

/** Has the information sent by a task. Errors: `not-found`, `invalid-input`, `licence-expired`. */
export async function send({
  unit,
  db,
  params: { id: house },
  body: { month },
  portal,
  actor,
}: UnitCall<typeof sendMonthInfos>) {
  ensureEnded(month, pragueDay(portal.now()));
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { building_name } = await headerOf(db, unit, house, month);
  const task_id = await enqueueTask(db, actor, {
    kind: SEND_TASK,
    message: `Měsíční informace o spotřebě: ${building_name}, ${monthText(month)}`,
    unit_id: unit.unit_id,
    payload: { house, month },
  });
  return { task_id };
}

/** Writes down what payers want: all of them, or none. Errors: `not-found`, `licence-expired`. */
async function writeChoices(
  {
    unit,
    db,
    portal,
    actor,
  }: Pick<UnitCall<typeof chooseMonthInfos>, 'unit' | 'db' | 'portal' | 'actor'>,
  payers: readonly Chooser[],
  wanted: boolean,
): Promise<void> {
  const now = portal.now().toISOString();
  if (!wanted) {
    const strangers = await updateWithdrawn(db, unit, payers, { way: 'user', now });
    return ensureNamed(strangers === 0, 'address_id');
  }
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const strangers = await countNotPaying(db, unit, payers, pragueDay(portal.now()));
  ensureNamed(strangers === 0, 'address_id');
  await upsertChosen(db, unit, payers, { client_user_id: actor.client_user_id, now });
}

/** Writes down what a payer wants. Errors: `not-found`, `invalid-input`, `licence-expired`. */
export async function choose(call: UnitCall<typeof chooseMonthInfo>) {
  const { address_id, wanted } = call.body;
  await writeChoices(call, [{ pasport_id: call.params.pasport_id, address_id }], wanted);
  return { address_id, wanted };
}

/** Writes down what many payers want. Errors: `not-found`, `invalid-input`, `licence-expired`. */
export async function chooseMany(call: UnitCall<typeof chooseMonthInfos>) {
  const { payers, wanted } = call.body;
  await writeChoices(call, payers, wanted);
  return { payers_count: payers.length };
}

/** Ends the link of a mail. Errors: `not-found`. */
export async function revoke({ unit, db, params, portal }: UnitCall<typeof revokeMonthInfo>) {
  const revoked = await updateRevoked(db, unit, params.id, portal.now().toISOString());
  ensure(revoked !== undefined, 'not-found');
  return { monthly_info_id: params.id, revoked };
}
