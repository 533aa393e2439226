import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { STATEMENT_PATH } from '#contract/settlement/statement-paper.ts';
import type {
  createStatementLink,
  listStatementLinks,
  revokeStatementLink,
} from '#contract/settlement/statement-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { insertLink, selectLinks, statementLinks } from './statement-links.sql.ts';
import { selectKept } from './statements.sql.ts';

/** For whom a link is made, and for how many days. */
interface Wanted {
  readonly settlement_statement_id: number;
  readonly address_id: number;
  /** Where it is mailed to; empty of a copied one. */
  readonly recipient: string;
  readonly days: number;
  readonly client_user_id: number | null;
}

/** Makes a link; it is told here alone. */
export async function makeStatementLink(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { days, ...link }: Wanted,
) {
  const secret = newSecret();
  const expires = shiftDays(pragueDay(portal.now()), days);
  const settlement_link_id = await insertLink(db, unit, {
    ...link,
    link_hash: secretHash(secret),
    expires,
    created: portal.now().toISOString(),
  });
  return { settlement_link_id, url: `${portal.publicUrl()}${STATEMENT_PATH}/${secret}`, expires };
}

/** Links to a statement. Errors: `not-found`. */
export async function listLinks({ unit, db, params }: UnitCall<typeof listStatementLinks>) {
  const values = await selectLinks(db, unit, params.settlement_statement_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** Makes a link that is copied. Errors: `licence-expired`, `not-found`. */
export async function makeLink({
  unit,
  db,
  params: { settlement_statement_id },
  body: { days },
  actor,
  portal,
}: UnitCall<typeof createStatementLink>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const [kept] = await selectKept(db, unit, [settlement_statement_id]);
  ensure(kept !== undefined, 'not-found');
  const { address_id } = kept;
  const { client_user_id } = actor;
  const whose = { settlement_statement_id, address_id, recipient: '', client_user_id };
  return makeStatementLink(db, portal, unit, { ...whose, days });
}

/** Ends a link. Errors: `not-found`. */
export async function revokeLink({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof revokeStatementLink>) {
  const revoked = await statementLinks.updateRevoked(
    db,
    unit,
    params.id,
    portal.now().toISOString(),
  );
  ensure(revoked !== undefined, 'not-found');
  return { settlement_link_id: params.id, revoked };
}
