import type { agreeToTexts, ConsentKind, listConsents } from '#contract/consents.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { FieldError } from '#contract/envelope.ts';
import {
  insertConsents,
  selectCurrentVersions,
  selectPendingConsents,
  type GivenConsent,
} from '#server/access/consents.sql.ts';
import { ensureOperatorNamed } from '#server/access/operator-named.ts';
import { updateClientConsents } from '#server/core/clients/client-consents.sql.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectConsents } from './consents.sql.ts';

const CHANGED = 'Text se mezitím změnil, načtěte stránku znovu';

/** Consents of the client's users, the newest first. */
export async function readConsents({ db, actor }: ActorCall<typeof listConsents>) {
  return { values: await selectConsents(db, actor.client_id) };
}

const fields = {
  terms: 'term_and_conditions_version',
  privacy: 'gdpr_version',
} as const satisfies Record<ConsentKind, string>;

/**
 * Takes down that the user agrees to the texts in force: to the terms for his client, which only its
 * admin may; to the protection of data for himself. Errors: `invalid-input` for another version than the
 * one in force, or for none; `forbidden`, `operator-unnamed`.
 */
export async function agree({ db, actor, body, caller, portal }: ActorCall<typeof agreeToTexts>) {
  await ensureOperatorNamed(db);
  const day = pragueDay(portal.now());
  const current = await selectCurrentVersions(db, day);
  const kinds = (['terms', 'privacy'] as const).filter((kind) => body[fields[kind]] !== undefined);
  const faults: FieldError[] = kinds
    .filter((kind) => body[fields[kind]] !== current.get(kind))
    .map((kind) => ({ field: fields[kind], message: CHANGED }));
  if (kinds.length === 0) faults.push({ field: fields.privacy, message: 'Toto pole je povinné' });
  if (faults.length > 0) throw new AppError('invalid-input', { fields: faults });
  ensure(!kinds.includes('terms') || actor.is_client_admin, 'forbidden');
  const hostname = caller.host.replace(/:\d+$/, '');
  const given = kinds.map((kind): GivenConsent => {
    return { kind, document_version: current.get(kind) ?? '', hostname, source: 'sign-in' };
  });
  await insertConsents(db, actor, given);
  if (actor.is_client_admin) await updateClientConsents(db, actor.client_id, given);
  return { pending_consents: await selectPendingConsents(db, actor, day) };
}
