import { pragueDay } from '#contract/czech/prague-day.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type {
  Agreement,
  createAgreement,
  endAgreement,
  listAgreements,
} from '#contract/money/instalments.ts';
import { crowns } from '#contract/money/account-paper-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  selectAgreements,
  selectAgreementsUnder,
} from '#server/core/instalments/agreements.sql.ts';
import { isLiving, standingAgreements } from '#server/core/instalments/standing.ts';
import {
  holdUnit,
  insertAgreement,
  selectUnpaid,
  updateEnded,
  type AgreedClaim,
} from '#server/core/instalments/written.sql.ts';
import { selectAccountsCount } from '#server/core/ledger/accounts.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Agreements as they stand at the end of the day, the newest first. Errors: `not-found`. */
export async function listAll({ unit, db, query, portal }: UnitCall<typeof listAgreements>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const stored = await selectAgreementsUnder(db, unit, query.ledger_account_id);
  ensure(stored !== undefined, 'not-found');
  return { values: standingAgreements(stored, day) };
}

/** The agreement as it stands at the end of the day. Errors: `not-found`. */
export async function oneAgreement(
  db: Db,
  unit: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): Promise<Agreement> {
  const all = standingAgreements(await selectAgreements(db, unit), day);
  const found = all.find(({ instalment_agreement_id }) => instalment_agreement_id === id);
  ensure(found !== undefined, 'not-found');
  return found;
}

type Body = BodyOf<typeof createAgreement>;

/** What is agreed on was owed on the day, and instalments make just that. Errors: `invalid-input`. */
function ensureSum({ claims, instalments }: Body, unpaid: readonly AgreedClaim[]): void {
  if (unpaid.length < new Set(claims).size)
    throw fieldFault(
      'claims',
      'Některý předpis v den dohody nebyl po splatnosti, nebo už byl zaplacen',
    );
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((so, one) => so + one.amount, 0);
  const [owed, agreed] = [sum(unpaid), sum(instalments)];
  if (owed !== agreed)
    throw fieldFault(
      'instalments',
      `Splátky dávají ${crowns(agreed)}, dohodnutý dluh je ${crowns(owed)}`,
    );
}

/**
 * Makes an agreement on instalments of claims of the account that were overdue on its day; an account has one
 * that holds. Errors: `licence-expired`, `not-found`, `instalments-living`, `invalid-input`.
 */
export async function create(call: UnitCall<typeof createAgreement>): Promise<Agreement> {
  const { unit, db, params, body, portal, actor } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const today = pragueDay(portal.now());
  const account = params.ledger_account_id;
  ensure((await selectAccountsCount(db, unit, [account])) > 0, 'not-found');
  if (body.agreed_on > today) throw fieldFault('agreed_on', 'Dohoda nemůže být z budoucnosti');
  if ((body.instalments[0]?.due_on ?? '') < body.agreed_on)
    throw fieldFault('instalments.0.due_on', 'Splátka nemůže být splatná před dnem dohody');
  await holdUnit(db, unit);
  const made = standingAgreements(await selectAgreements(db, unit, { account }), today);
  ensure(!made.some(isLiving), 'instalments-living');
  const claims = await selectUnpaid(db, unit, {
    account,
    claims: body.claims,
    day: body.agreed_on,
  });
  ensureSum(body, claims);
  const id = await insertAgreement(db, unit, {
    ...body,
    claims,
    ledger_account_id: account,
    client_user_id: actor.client_user_id,
  });
  return oneAgreement(db, unit, { id, day: today });
}

/**
 * Cancels an agreement, or calls the whole debt in: only where that was agreed and an instalment is late
 * (občanský zákoník, § 1931). Errors: `licence-expired`, `not-found`, `instalments-ended`,
 * `instalments-kept`, `instalments-not-callable`, `version-conflict`.
 */
export async function end(call: UnitCall<typeof endAgreement>): Promise<Agreement> {
  const { unit, db, params, body, portal, actor } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const ended_on = pragueDay(portal.now());
  const id = params.instalment_agreement_id;
  const load = () => oneAgreement(db, unit, { id, day: ended_on });
  const former = await load();
  ensure(former.ended_on === null, 'instalments-ended');
  if (body.way === 'called') {
    ensure(former.calls_whole, 'instalments-not-callable');
    ensure(former.state === 'breached', 'instalments-kept');
  }
  const ended_by = actor.client_user_id;
  const isSaved = await updateEnded(db, unit, { ...body, id, ended_on, ended_by });
  return savedOr(isSaved ? await load() : undefined, load);
}
