import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  BOARD_PATH,
  type askBoard,
  type listBoardReviews,
  type revokeBoardLink,
} from '#contract/settlement/board.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { boardLetter } from './board-letter.ts';
import { boardLinks, insertReview, selectReviews } from './board.sql.ts';
import { selectCounts, selectSettlement, selectSettlementForUpdate } from './settlements.sql.ts';

/** So many may be asked about one count. */
const MOST_REVIEWS = 50;

/** Who was asked and what he said, of the last count first. Errors: `not-found`. */
export async function listReviews({
  unit,
  db,
  params: { settlement_id },
}: UnitCall<typeof listBoardReviews>) {
  const values = await selectReviews(db, unit, settlement_id);
  if (values.length === 0)
    ensure((await selectSettlement(db, unit, settlement_id)) !== undefined, 'not-found');
  return { values };
}

/**
 * Asks a member of the board to look the last count through; the link is told here alone, and goes by mail where
 * there is an address. Errors: `not-found`, `licence-expired`, `settlement-not-last`, `reviews-full`.
 */
export async function ask({
  unit,
  db,
  params: { settlement_id },
  body: { settlement_count_id, name, email, days },
  actor: { client_user_id },
  portal,
}: UnitCall<typeof askBoard>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  // Held, so that two people do not ask one more than is allowed.
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  const settlement = await selectSettlement(db, unit, settlement_id);
  ensure(held !== undefined && settlement !== undefined, 'not-found');
  const counts = (await selectCounts(db, unit, settlement_id)) ?? [];
  const ids = counts.map((one) => one.settlement_count_id);
  ensure(ids.includes(settlement_count_id), 'not-found');
  ensure(ids[0] === settlement_count_id, 'settlement-not-last');
  const asked = (await selectReviews(db, unit, settlement_id)).filter(
    (one) => one.settlement_count_id === settlement_count_id,
  );
  ensure(asked.length < MOST_REVIEWS, 'reviews-full');
  const secret = newSecret();
  const expires = shiftDays(pragueDay(portal.now()), days);
  const settlement_review_id = await insertReview(db, unit, {
    settlement_id,
    settlement_count_id,
    name,
    recipient: email,
    link_hash: secretHash(secret),
    expires,
    client_user_id,
    created: portal.now().toISOString(),
  });
  const url = `${portal.publicUrl()}${BOARD_PATH}/${secret}`;
  if (email !== '') {
    const unit_name = await selectUnitName(db, unit);
    await enqueueMail(db, {
      recipient: email,
      ...boardLetter({ ...settlement, unit_name, url, expires }),
    });
  }
  return { settlement_review_id, url, expires };
}

/** Ends a link; what its holder has said stays. Errors: `not-found`. */
export async function revoke({
  unit,
  db,
  params: { id },
  portal,
}: UnitCall<typeof revokeBoardLink>) {
  const revoked = await boardLinks.updateRevoked(db, unit, id, portal.now().toISOString());
  ensure(revoked !== undefined, 'not-found');
  return { settlement_review_id: id, revoked };
}
