import { pragueDay } from '#contract/czech/prague-day.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import type { explainSettlement } from '#contract/settlement/explained-services.ts';
import type {
  acceptSettlementCheck,
  countSettlement,
  listSettlementCounts,
  readSettlementChecks,
  readSettlementCount,
  reviewSettlement,
} from '#contract/settlement/settlements.ts';
import { foundWith } from '#server/access/found-with.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import { acceptedChecks, look } from './looked.ts';
import { explainedServices } from './explained-services.ts';
import { readCount, settledRecipients, settledServices } from './result.ts';
import { selectCountBefore } from './former-counts.sql.ts';
import {
  acceptanceTable,
  selectAcceptances,
  selectCounts,
  selectSettlement,
  selectSettlementForUpdate,
  selectStoredCount,
  settlementTable,
  type SettlementRow,
} from './settlements.sql.ts';
import { loadSettlement } from './settlements.service.ts';
import type { HeldSettlement } from './scope.ts';
import { COUNT_TASK } from './tasks.ts';

async function findSettlement(db: Db, unit: OwnedUnit, id: number) {
  const found = await selectSettlement(db, unit, id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** What is to be mended, accepted or known before counting. Errors: `not-found`. */
export async function readChecks({
  unit,
  db,
  params: { settlement_id },
  portal,
}: UnitCall<typeof readSettlementChecks>) {
  const found = await findSettlement(db, unit, settlement_id);
  const looked = await look(db, unit, found, pragueDay(portal.now()));
  return { values: await acceptedChecks(db, unit, settlement_id, looked) };
}

/** Accepts what a check has found, for just that. Errors: `not-found`, `settlement-reviewed`. */
export async function acceptCheck({
  unit,
  db,
  params: { settlement_id },
  body: { kind, found, reason },
  actor,
}: UnitCall<typeof acceptSettlementCheck>) {
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  ensure(held.reviewed_count_id === null, 'settlement-reviewed');
  const columns = { found, reason, client_user_id: actor.client_user_id };
  const before = (await selectAcceptances(db, unit, settlement_id)).find(
    (one) => one.kind === kind,
  );
  if (before === undefined)
    await acceptanceTable.insertOne(db, unit, { settlement_id, kind, ...columns });
  else await acceptanceTable.updateOne(db, unit, { id: before.id, columns });
  return { accepted: true as const };
}

/** Has the settlement counted by a task. Errors: `not-found`, `settlement-reviewed`, `licence-expired`. */
export async function count({
  unit,
  db,
  params: { settlement_id },
  actor,
  portal,
}: UnitCall<typeof countSettlement>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const found = await findSettlement(db, unit, settlement_id);
  ensure(isOpen(found), 'settlement-reviewed');
  const whose = found.building_name === '' ? 'celá jednotka' : found.building_name;
  const task_id = await enqueueTask(db, actor, {
    kind: COUNT_TASK,
    message: `Vyúčtování ${czechDate(found.period_from)} – ${czechDate(found.period_to)}: ${whose}`,
    unit_id: unit.unit_id,
    payload: { settlement_id },
  });
  return { task_id };
}

/** Whether everything that checks ask about the settlement is mended or accepted. */
async function isChecked(db: Db, unit: OwnedUnit, id: number, held: HeldSettlement, today: string) {
  const checks = await acceptedChecks(db, unit, id, await look(db, unit, held, today));
  return checks.every(({ weight, accepted }) => weight === 'tells' || accepted !== '');
}

/** Whether it may still be counted: nobody has looked through it, or it is being corrected. */
const isOpen = ({ state }: SettlementRow) => ['draft', 'counted', 'correcting'].includes(state);

/** Marks the last count as looked through, or takes that back. Errors: `not-found`, `settlement-not-last`, `settlement-unchecked`, `settlement-issued`. */
export async function review({
  unit,
  db,
  params: { settlement_id },
  body: { settlement_count_id, reviewed },
  actor,
  portal,
}: UnitCall<typeof reviewSettlement>) {
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  ensure(held.first_issued_on === null || held.correction !== '', 'settlement-issued');
  const counts = (await selectCounts(db, unit, settlement_id)) ?? [];
  const ids = counts.map((one) => one.settlement_count_id);
  ensure(ids.includes(settlement_count_id), 'not-found');
  ensure(ids[0] === settlement_count_id, 'settlement-not-last');
  const today = pragueDay(portal.now());
  if (reviewed)
    ensure(await isChecked(db, unit, settlement_id, held, today), 'settlement-unchecked');
  const columns = reviewed
    ? {
        reviewed_count_id: settlement_count_id,
        reviewed_at: portal.now().toISOString(),
        reviewed_by: actor.client_user_id,
      }
    : { reviewed_count_id: null, reviewed_at: null, reviewed_by: null };
  await settlementTable.updateOne(db, unit, { id: settlement_id, columns });
  const saved = await loadSettlement(db, unit, settlement_id, today);
  ensure(saved !== undefined, 'not-found');
  return saved;
}

/** Recipients and services of a count, beside the settlement before it. Errors: `not-found`. */
export async function readResult({ unit, db, params }: UnitCall<typeof readSettlementCount>) {
  const [stored, former] = await foundWith(
    selectStoredCount(db, unit, params),
    selectCountBefore(db, unit, params.settlement_id),
  );
  const own = readCount(stored);
  const before = former === undefined ? undefined : readCount(former);
  return {
    count: stored.sums,
    recipients: settledRecipients(own, before),
    services: settledServices(own, before),
  };
}

/** Counts of the settlement, the last one first. Errors: `not-found`. */
export async function readCounts({
  unit,
  db,
  params: { settlement_id },
}: UnitCall<typeof listSettlementCounts>) {
  const values = await selectCounts(db, unit, settlement_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** How what a recipient bears came about, service by service, from what the count has stored. Errors: `not-found`. */
export async function explain({
  unit,
  db,
  params,
  query: { recipient },
}: UnitCall<typeof explainSettlement>) {
  const stored = await selectStoredCount(db, unit, params);
  ensure(stored !== undefined, 'not-found');
  const values = explainedServices(readCount(stored), recipient);
  ensure(values.length > 0, 'not-found');
  return { values };
}
