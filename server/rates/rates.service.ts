import { pragueDay } from '#contract/czech/prague-day.ts';
import type { computeLateDebts, computeLateInterest } from '#contract/late-interest.ts';
import type { fetchRates, listRateSources } from '#contract/rates.ts';
import { FIRST_YEAR } from '#contract/rates.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import { settledDebts } from '#contract/rules/late-debts.ts';
import { lateInterest } from '#contract/rules/late-interest.ts';
import { selectKnownRates } from '#server/core/rates/known-rates.sql.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import { readSource } from './feed.service.ts';
import { selectSources } from './sources.sql.ts';

/** How old the bank's data are; why the last attempt failed is for system admins only. */
export async function readRateSources({ db, actor }: ActorCall<typeof listRateSources>) {
  const states = await selectSources(db);
  const values = actor.is_sys_admin
    ? states
    : states.map((state) => ({ ...state, last_failure: '' }));
  return { values };
}

/**
 * Reads one of the bank's files now, or a year of exchange. Errors: `rates-busy` while another process
 * does, `invalid-input` for a year that has no table.
 */
export async function fetchNow({ body, portal }: OutsideCall<typeof fetchRates>) {
  const { source, year } = body;
  const thisYear = Number(pragueDay(portal.now()).slice(0, 4));
  if (year !== undefined && (source !== 'exchange' || year > thisYear))
    throw fieldFault('year', `Zadejte rok kurzů ${FIRST_YEAR} až ${thisYear}`);
  const read = await readSource(portal, source, { atOnce: true, year });
  ensure(read !== undefined, 'rates-busy');
  const states = await portal.database.reading(selectSources);
  const state = states.find((one) => one.source === source);
  if (state === undefined) throw new AppError('not-found');
  return { ...state, ...read };
}

const UNKNOWN_RATE = 'Pro tak starou splatnost není známa sazba ČNB';

/** Whether a debt is late: not yet, paid in time, or late. */
function stateOf(
  due_on: string,
  paid_day: string | undefined,
  until: string,
): 'not-due' | 'in-time' | 'late' {
  if (until > due_on) return 'late';
  return paid_day === undefined ? 'not-due' : 'in-time';
}

/** Statutory interest on a late payment. Errors: `invalid-input` where the bank's rate is not known. */
export async function readLateInterest({
  db,
  query,
  portal,
}: ActorCall<typeof computeLateInterest>) {
  const { principal, due_day, paid_day } = query;
  const until = paid_day ?? pragueDay(portal.now());
  const due_on = dueOn(due_day);
  const debt = { principal, due_day: due_on, until };
  const found = lateInterest(debt, await selectKnownRates(db));
  if (found === null) throw fieldFault('due_day', UNKNOWN_RATE);
  return { ...found, parts: [...found.parts], due_on, state: stateOf(due_on, paid_day, until) };
}

/** Interest on several debts paid in parts. Errors: `invalid-input` where the bank's rate is not known. */
export async function readLateDebts({ db, body, portal }: ActorCall<typeof computeLateDebts>) {
  const { debts, payments, order } = body;
  const until = body.until ?? pragueDay(portal.now());
  const rates = await selectKnownRates(db);
  const found = settledDebts(debts, payments, { until, order }, rates);
  if (found === null) throw fieldFault('debts', UNKNOWN_RATE);
  const told = found.debts.map((debt) => ({
    ...debt,
    late: debt.late && { ...debt.late, parts: [...debt.late.parts] },
  }));
  return { until, debts: told, overpaid: found.overpaid };
}
