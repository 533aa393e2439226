import { pragueDay } from '#contract/czech/prague-day.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type {
  ConfirmationContent,
  issueConfirmation,
  listConfirmations,
  previewConfirmation,
  revokeConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { nameOf } from '#server/access/actor-name.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { newlyAsked } from '#server/access/sheet-codes.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { StoredAgreements } from '#server/core/instalments/agreements.sql.ts';
import { isLiving, standingAgreements } from '#server/core/instalments/standing.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { interestOf, lateClaimsOf, lateRuleOf } from '#server/core/ledger/late-claims.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, fieldFault, invalid } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  insertConfirmation,
  selectConfirmations,
  selectOwed,
  updateConfirmationRevoked,
} from './confirmations.sql.ts';

/** Confirmations of the unit, the newest first. */
export async function list({ unit, db }: UnitCall<typeof listConfirmations>) {
  return { values: await selectConfirmations(db, unit) };
}

interface Asked {
  readonly id: number;
  readonly as_of: string;
  readonly unsettled_since: number;
}

/** The agreement on instalments that holds on the account at the end of the day. */
function agreedOn(stored: StoredAgreements, as_of: string): ConfirmationContent['agreement'] {
  const living = standingAgreements(stored, as_of).find(isLiving);
  if (living === undefined) return null;
  const { agreed_on, signed_on, amount, paid, late, late_since, instalments } = living;
  const last_due_on = instalments.at(-1)?.due_on ?? agreed_on;
  return { agreed_on, signed_on, amount, paid, late, late_since, last_due_on };
}

/** What is confirmed of the account at the end of the day, and where it is. Errors: `not-found`. */
async function contentOf(db: Db, unit: OwnedUnit, { id, as_of, unsettled_since }: Asked) {
  const [account] = await selectAccounts(db, unit, { day: as_of, id });
  ensure(account !== undefined, 'not-found');
  const { space_number, building_name, names, balance, pasport_id } = account;
  const debts_sum = Math.max(balance, 0);
  const owed = await selectOwed(db, unit, { id, day: as_of, debts_sum, unsettled_since });
  ensure(owed !== undefined, 'not-found');
  const { accounts: _accounts, chosen: _chosen, next: _next, rule, lines, agreed, ...told } = owed;
  const late = lateClaimsOf({ ledger_account_id: id, lines }, as_of, lateRuleOf(rule)).filter(
    ({ interest }) => interest !== 0,
  );
  const content: ConfirmationContent = {
    ...told,
    space_number,
    building_name,
    names,
    as_of,
    debts_sum,
    interest: late.map(({ name, for_month, due_on, unpaid, interest }) => ({
      name,
      for_month,
      due_on,
      left: unpaid,
      interest,
    })),
    interest_sum: interestOf(late),
    agreement: agreedOn(agreed, as_of),
    overpaid: Math.max(-balance, 0),
    unsettled_since,
  };
  return { content, pasport_id };
}

/** What a confirmation would say. Errors: `not-found`. */
export async function preview({ unit, db, params, query }: UnitCall<typeof previewConfirmation>) {
  const asked = { id: params.ledger_account_id, ...query };
  return (await contentOf(db, unit, asked)).content;
}

type Body = BodyOf<typeof issueConfirmation>;

/** An acquirer is named and has the consent of the transferor; what is confirmed has happened. Errors: `invalid-input`. */
function ensureIssuable(body: Body, today: string): void {
  const { as_of, requester, requester_name, consent_on, replaces_id, revoked_reason } = body;
  const ofAcquirer = requester === 'acquirer';
  const lacks = (isLacking: boolean, sentence: string) => (isLacking ? sentence : null);
  ensureFaultless([
    ...invalid('as_of', lacks(as_of > today, 'Dluhy lze potvrdit nejpozději k dnešnímu dni')),
    ...invalid(
      'requester_name',
      lacks(ofAcquirer && requester_name === '', 'Zadejte, komu se potvrzení vydává'),
    ),
    ...invalid(
      'consent_on',
      lacks(
        ofAcquirer && consent_on === null,
        'Nabyvateli se potvrzení vydá jen se souhlasem převodce; zadejte, kdy ho dal',
      ),
    ),
    ...invalid(
      'consent_on',
      lacks(consent_on !== null && consent_on > today, 'Souhlas nemůže být z budoucnosti'),
    ),
    ...invalid(
      'revoked_reason',
      lacks(replaces_id !== null && revoked_reason === '', 'Zadejte, co bylo v původním chybně'),
    ),
  ]);
}

/**
 * Issues a confirmation, and revokes the wrong one that it replaces. Errors: `licence-expired`,
 * `invalid-input`, `not-found`, `confirmation-revoked`.
 */
export async function issue(call: UnitCall<typeof issueConfirmation>) {
  const { unit, db, params, body, portal, actor } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const today = pragueDay(portal.now());
  ensureIssuable(body, today);
  const { as_of, unsettled_since, requester, replaces_id, revoked_reason } = body;
  const ledger_account_id = params.ledger_account_id;
  const told = await contentOf(db, unit, { id: ledger_account_id, as_of, unsettled_since });
  if (replaces_id !== null) {
    const replaced = await one(db, unit, replaces_id);
    if (replaced.ledger_account_id !== ledger_account_id)
      throw fieldFault('replaces_id', 'Nahradit lze jen potvrzení k témuž kontu');
  }
  const ofAcquirer = requester === 'acquirer';
  const { seed, code_hash } = newlyAsked(await portal.secretsKey(), 'confirmation');
  const now = portal.now().toISOString();
  const id = await insertConfirmation(db, unit, {
    ledger_account_id,
    ...told,
    issued_year: Number(today.slice(0, 4)),
    as_of,
    requester,
    requester_name: ofAcquirer ? body.requester_name : '',
    consent_on: ofAcquirer ? body.consent_on : null,
    consent_note: ofAcquirer ? body.consent_note : '',
    seed,
    code_hash,
    user_name: nameOf(actor),
    created: now,
  });
  if (replaces_id !== null)
    await revokeOne(db, unit, { id: replaces_id, now, revoked_reason, replaced_by_id: id });
  return one(db, unit, id);
}

/** Errors: `not-found`. */
export async function one(db: Db, unit: OwnedUnit, id: number) {
  const [confirmation] = await selectConfirmations(db, unit, id);
  ensure(confirmation !== undefined, 'not-found');
  return confirmation;
}

/** Errors: `not-found`, `confirmation-revoked`. */
async function revokeOne(
  db: Db,
  unit: OwnedUnit,
  revoking: Parameters<typeof updateConfirmationRevoked>[2],
): Promise<void> {
  await one(db, unit, revoking.id);
  ensure(await updateConfirmationRevoked(db, unit, revoking), 'confirmation-revoked');
}

/** Revokes a wrong one; another may be issued. Errors: `not-found`, `confirmation-revoked`. */
export async function revoke(call: UnitCall<typeof revokeConfirmation>) {
  const { unit, db, params, body, portal } = call;
  const now = portal.now().toISOString();
  await revokeOne(db, unit, { id: params.id, now, replaced_by_id: null, ...body });
  return one(db, unit, params.id);
}
