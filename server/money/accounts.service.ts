import { pragueDay } from '#contract/czech/prague-day.ts';
import type { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import type { createClaim, reverseClaim } from '#contract/money/claims.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  selectAccounts,
  selectAccountsHeld,
  selectAccountsPiece,
} from '#server/core/ledger/accounts.sql.ts';
import { bookClaim } from '#server/core/ledger/booking.ts';
import { selectClaimHeld } from '#server/core/ledger/claims.sql.ts';
import { selectLines } from '#server/core/ledger/lines.sql.ts';
import type { Db } from '#server/db/db.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Accounts of the unit as they stand at the end of the day, or a piece of them. Errors: `list-changed`. */
export async function browse({ unit, db, query, portal }: UnitCall<typeof browseAccounts>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const { claimed_for } = query;
  return isPieceAsked(query)
    ? selectAccountsPiece(db, unit, day, query)
    : { values: await selectAccounts(db, unit, { day, claimed_for }) };
}

/** An account with its lines. Errors: `not-found`. */
export async function read({ unit, db, params, query, portal }: UnitCall<typeof readAccount>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const id = params.ledger_account_id;
  const [[account], lines] = await Promise.all([
    selectAccounts(db, unit, { day, id }),
    selectLines(db, unit, { id, day }),
  ]);
  ensure(account !== undefined, 'not-found');
  return { account, lines };
}

/** Errors: `not-found`. */
export async function ensureAccounts(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<void> {
  const held = await selectAccountsHeld(db, unit, ids);
  ensure(held.length === new Set(ids).size, 'not-found');
}

/** Claims something once. Errors: `licence-expired`, `not-found`. */
export async function claimOnce({ unit, db, params, body, portal }: UnitCall<typeof createClaim>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { ledger_account_id } = params;
  await ensureAccounts(db, unit, [ledger_account_id]);
  return { ledger_claim_id: await bookClaim(db, unit, { ledger_account_id, ...body }) };
}

/**
 * Puts a claim right by the opposite one, due on the same day. Errors: `licence-expired`, `not-found`,
 * `reversed-already`, `claim-of-month`, `claim-of-settlement`.
 */
export async function reverse({ unit, db, params, body, portal }: UnitCall<typeof reverseClaim>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const claim = await selectClaimHeld(db, unit, params.ledger_claim_id);
  ensure(claim !== undefined, 'not-found');
  ensure(!claim.is_reversed, 'reversed-already');
  ensure(claim.origin !== 'settlement', 'claim-of-settlement');
  ensure(claim.origin === 'hand', 'claim-of-month');
  const { ledger_account_id, name, due_on, amount } = claim;
  const ledger_claim_id = await bookClaim(db, unit, {
    ledger_account_id,
    name,
    due_on,
    amount: -amount,
    reason: body.reason,
    opposite_of: params.ledger_claim_id,
  });
  return { ledger_claim_id };
}
