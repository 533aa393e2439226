import { pragueDay } from '#contract/czech/prague-day.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import type {
  cancelCorrection,
  correctSettlement,
  issueSettlement,
} from '#contract/settlement/statements.ts';
import { furtherTexts } from '#contract/settlement/statement-texts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { updatePeriodCosts, type PeriodCost } from '#server/core/people/costs.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { comparedWith } from './compared.ts';
import { composedStatements, type ComposedStatement } from './composed.ts';
import { costsByRecipients, readCount, sumOf, type ReadCount } from './result.ts';
import { updateCorrected } from './objections.sql.ts';
import { selectFormerCount } from './former-counts.sql.ts';
import {
  selectCounts,
  selectSettlementForUpdate,
  selectStoredCount,
  settlementTable,
} from './settlements.sql.ts';
import { loadSettlement } from './settlements.service.ts';
import { issueTable, selectFrame, selectIssues, type StatementFrame } from './statements.sql.ts';
import { NOT_SENT, settlementTerms, type SettlementTerms } from './terms.ts';
import { selectTexts } from './statement-texts.sql.ts';
import { writeStatements } from './written-statements.ts';

/** The day by which balances are due. Errors: `invalid-input`. */
function ensureDue(due_on: string, today: string, { pay_until }: SettlementTerms): void {
  if (due_on < today) throw fieldFault('due_on', 'Den splatnosti už minul');
  if (pay_until !== null && due_on > pay_until)
    throw fieldFault(
      'due_on',
      `Podle zákona nejpozději ${czechDate(pay_until)}, doručí-li se vyúčtování dnes`,
    );
}

/** The frame of the statements, in which all people of the count still are. Errors: `settlement-people-changed`. */
async function frameOf(
  db: Db,
  unit: OwnedUnit,
  composed: readonly ComposedStatement[],
): Promise<StatementFrame> {
  const people = [...new Set(composed.flatMap((one) => one.people))];
  const spaces = composed.map(({ recipient }) => recipient.pasport_id);
  const frame = await selectFrame(db, unit, { people, spaces });
  ensure(frame !== undefined, 'not-found');
  ensure(frame.people.length === people.length, 'settlement-people-changed');
  return frame;
}

/** The count with its statements. Errors: `not-found`. */
async function composedOf(
  db: Db,
  unit: OwnedUnit,
  of: { readonly settlement_id: number; readonly settlement_count_id: number },
) {
  const stored = await selectStoredCount(db, unit, of);
  ensure(stored !== undefined, 'not-found');
  const former = await selectFormerCount(db, unit, stored);
  const { inputs, counted } = readCount(stored);
  const compared = comparedWith(counted, former?.sums.settlement_count_id ?? null);
  const count = { inputs, counted: compared };
  return { count, composed: composedStatements(count, former && readCount(former)) };
}

/** What services came to for each space; less than nothing is told as nothing beside an advance. */
function periodCosts({ inputs: { settlement }, counted }: ReadCount): PeriodCost[] {
  const costs = costsByRecipients(counted);
  const names = new Map(
    settlement.services.map(({ rule }) => [rule.service_id, rule.service_name]),
  );
  return settlement.spaces.flatMap(({ pasport_id, recipients }) =>
    [...names].map(([service_id, name]) => {
      const all = recipients.map(({ key }) => costs.get(key)?.get(service_id) ?? 0);
      return { pasport_id, name, cost: Math.max(0, sumOf(all)) };
    }),
  );
}

/** What is issued, by when its balances are due, by whom and on which day. */
interface Issued {
  readonly settlement_id: number;
  readonly settlement_count_id: number;
  readonly due_on: string;
  readonly today: string;
  readonly client_user_id: number | null;
}

/**
 * Issues the reviewed count: a statement for each recipient, balances on the accounts of spaces. Errors: `not-found`,
 * `settlement-issued`, `settlement-not-reviewed`, `invalid-input`, `settlement-people-changed`.
 */
export async function issueReviewed(db: Db, unit: OwnedUnit, issued: Issued): Promise<void> {
  const { settlement_id, settlement_count_id, due_on, today, client_user_id } = issued;
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  const { period_from, period_to, correction: reason } = held;
  const [last] = (await selectIssues(db, unit, settlement_id)) ?? [];
  ensure(last === undefined || reason !== '', 'settlement-issued');
  const counts = (await selectCounts(db, unit, settlement_id)) ?? [];
  const isOwn = counts.some((one) => one.settlement_count_id === settlement_count_id);
  ensureNamed(isOwn, 'settlement_count_id');
  ensure(held.reviewed_count_id === settlement_count_id, 'settlement-not-reviewed');
  const terms = (await settlementTerms(db))({ period_from, period_to, ...NOT_SENT }, today);
  ensureDue(due_on, today, terms);
  const { count, composed } = await composedOf(db, unit, { settlement_id, settlement_count_id });
  const frame = await frameOf(db, unit, composed);
  const number = (last?.number ?? 0) + 1;
  const told = { number, issued_on: today, due_on, reason };
  await updatePeriodCosts(db, unit, today, periodCosts(count));
  const settlement_issue_id = await issueTable.insertOne(db, unit, {
    settlement_id,
    settlement_count_id,
    ...told,
    client_user_id,
  });
  const { advances_on } = count.inputs;
  const further = furtherTexts(await selectTexts(db, unit.client_id));
  await writeStatements(db, unit, {
    settlement_id,
    settlement_issue_id,
    composed,
    issuing: { ...told, frame, terms, further, period_from, period_to, advances_on },
    former_issue_id: last?.settlement_issue_id ?? null,
  });
  await updateCorrected(db, unit, { settlement_id, settlement_issue_id });
  const columns = { first_issued_on: held.first_issued_on ?? today, correction: '' };
  await settlementTable.updateOne(db, unit, { id: settlement_id, columns });
}

/**
 * Issues the reviewed count, all or nothing. Errors: `not-found`, `licence-expired`, `settlement-issued`,
 * `settlement-not-reviewed`, `invalid-input`, `settlement-people-changed`.
 */
export async function issue({
  unit,
  db,
  params: { settlement_id },
  body,
  actor: { client_user_id },
  portal,
}: UnitCall<typeof issueSettlement>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const today = pragueDay(portal.now());
  await issueReviewed(db, unit, { settlement_id, ...body, today, client_user_id });
  const saved = await loadSettlement(db, unit, settlement_id, today);
  ensure(saved !== undefined, 'not-found');
  return saved;
}

/**
 * Opens an issued settlement to be counted again; what was issued holds until the next issue. Errors: `not-found`,
 * `licence-expired`, `settlement-not-issued`.
 */
export async function correct({
  unit,
  db,
  params: { settlement_id },
  body: { reason },
  portal,
}: UnitCall<typeof correctSettlement>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  ensure(held.first_issued_on !== null && held.correction === '', 'settlement-not-issued');
  // Who has looked through what was issued stays written, for a correction that is cancelled.
  const columns = { correction: reason, reviewed_count_id: null };
  await settlementTable.updateOne(db, unit, { id: settlement_id, columns });
  const saved = await loadSettlement(db, unit, settlement_id, pragueDay(portal.now()));
  ensure(saved !== undefined, 'not-found');
  return saved;
}

/**
 * Cancels a correction that was not issued: what was issued stands as before. Counts made meanwhile stay, and are
 * nobody's result. Errors: `not-found`, `settlement-not-correcting`.
 */
export async function cancel({
  unit,
  db,
  params: { settlement_id },
  portal,
}: UnitCall<typeof cancelCorrection>) {
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  const [last] = (await selectIssues(db, unit, settlement_id)) ?? [];
  ensure(last !== undefined && held.correction !== '', 'settlement-not-correcting');
  const columns = {
    correction: '',
    reviewed_count_id: last.settlement_count_id,
    // Of another count that was looked through, which is not the issued one.
    ...(held.reviewed_count_id === null ? {} : { reviewed_at: null, reviewed_by: null }),
  };
  await settlementTable.updateOne(db, unit, { id: settlement_id, columns });
  const saved = await loadSettlement(db, unit, settlement_id, pragueDay(portal.now()));
  ensure(saved !== undefined, 'not-found');
  return saved;
}
