import { pragueDay } from '#contract/czech/prague-day.ts';
import type { computeLateInterest, fetchRates, listRateSources } from '#contract/rates.ts';
import { lateInterest } from '#contract/rules/late-interest.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import { readSource } from './feed.service.ts';
import { selectKnownRates } from './policy.sql.ts';
import { selectSources } from './sources.sql.ts';

/** How old the bank's data are; why the last attempt failed is for system admins only. */
export async function readRateSources({ db, actor }: ActorCall<typeof listRateSources>) {
  const states = await selectSources(db);
  const values = actor.is_sys_admin
    ? states
    : states.map((state) => ({ ...state, last_failure: '' }));
  return { values };
}

/** Reads one of the bank's files now. Errors: `rates-busy` while another process does. */
export async function fetchNow({ body, portal }: OutsideCall<typeof fetchRates>) {
  const read = await readSource(portal, body.source, { atOnce: true });
  ensure(read !== undefined, 'rates-busy');
  const states = await portal.database.reading(selectSources);
  const state = states.find(({ source }) => source === body.source);
  if (state === undefined) throw new AppError('not-found');
  return { ...state, ...read };
}

/** Statutory interest on a late payment. Errors: `invalid-input` where the bank's rate is not known. */
export async function readLateInterest({
  db,
  query,
  portal,
}: ActorCall<typeof computeLateInterest>) {
  const { principal, due_day, paid_day = pragueDay(portal.now()) } = query;
  const debt = { principal, due_day, until: paid_day };
  const found = lateInterest(debt, await selectKnownRates(db));
  if (found === null) throw fieldFault('due_day', 'Pro tak starou splatnost není známa sazba ČNB');
  return { ...found, parts: [...found.parts] };
}
