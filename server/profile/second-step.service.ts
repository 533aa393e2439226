import { randomBytes } from 'node:crypto';
import type {
  beginAuthenticator,
  getSecondStep,
  proveAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  SecondStep,
} from '#contract/second-step.ts';
import type { Actor } from '#server/access/actor.ts';
import { asActor } from '#server/access/as-actor.ts';
import { returnAttempts } from '#server/access/attempts.ts';
import { base32, keyUri } from '#server/access/totp.ts';
import {
  beginGuess,
  endAuthenticator,
  keepWaiting,
  proveWaiting,
  readSecondStep,
  renewCodes,
} from '#server/core/clients/second-step.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { secondStepLetter, type SecondStepChange } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { verifiedHash } from './told-password.ts';

const SECRET_BYTES = 20;

export type Changing = Pick<OutsideCall<typeof removeAuthenticator>, 'actor' | 'caller' | 'portal'>;

const stepOf = (db: Db, portal: Portal, actor: Actor): Promise<SecondStep> =>
  readSecondStep(db, actor, actor.is_sys_admin && portal.config.secondStepOfAdmins);

async function tellOwner(
  db: Db,
  actor: Actor,
  { caller, portal }: Pick<Changing, 'caller' | 'portal'>,
  change: SecondStepChange,
): Promise<void> {
  const letter = secondStepLetter(deedOf(portal, caller), change);
  await enqueueMail(db, { recipient: actor.user_identity, ...letter });
}

/** What was added, told to the owner; who has no recovery codes yet gets them. */
export async function begun(
  db: Db,
  actor: Actor,
  call: Pick<Changing, 'caller' | 'portal'>,
  change: SecondStepChange,
) {
  const { recovery_left } = await stepOf(db, call.portal, actor);
  const recovery_codes = recovery_left > 0 ? [] : await renewCodes(db, actor);
  await tellOwner(db, actor, call, change);
  return { step: await stepOf(db, call.portal, actor), recovery_codes };
}

/** What was taken away, told to the owner. */
export async function told(db: Db, actor: Actor, call: Changing): Promise<SecondStep> {
  const step = await stepOf(db, call.portal, actor);
  await tellOwner(db, actor, call, step.since === '' ? 'off' : 'removed');
  return step;
}

/** Works with the second step of whoever has told his password again. Errors: `password-wrong`. */
export async function afterPassword<T>(
  { actor, portal, body }: Changing & { body: { password: string } },
  work: (db: Db, actor: Actor) => Promise<T>,
): Promise<T> {
  ensure(actor !== undefined, 'unauthorized');
  await verifiedHash(portal, actor, body.password, 'password-wrong');
  return portal.database.transaction(async (db) => {
    await asActor(db, actor);
    return work(db, actor);
  });
}

/** The second step of the own sign-in. */
export async function readStep({
  db,
  actor,
  portal,
}: ActorCall<typeof getSecondStep>): Promise<SecondStep> {
  return stepOf(db, portal, actor);
}

/** A new secret for an authenticator, shown this once. Errors: `password-wrong`, `sign-in-locked`. */
export async function begin(call: OutsideCall<typeof beginAuthenticator>) {
  return afterPassword(call, async (db, actor) => {
    const secret = randomBytes(SECRET_BYTES);
    await keepWaiting(db, call.portal, actor, secret);
    return { secret: base32(secret), uri: keyUri(secret, actor.user_identity) };
  });
}

/**
 * Turns codes of the authenticator on by the first of them; who has no recovery codes yet gets them.
 * Errors: `invalid-input` at `code`, `second-step-locked`.
 */
export async function prove({
  actor,
  body,
  caller,
  portal,
}: OutsideCall<typeof proveAuthenticator>) {
  ensure(actor !== undefined, 'unauthorized');
  const attempts = await portal.database.transaction(async (db) => {
    await asActor(db, actor);
    return beginGuess(db, actor);
  });
  return portal.database.transaction(async (db) => {
    await asActor(db, actor);
    const isProven = await proveWaiting(db, portal, actor, body.code);
    if (!isProven)
      throw fieldFault('code', 'Kód není správný. Zadejte ten, který aplikace právě ukazuje.');
    await returnAttempts(db, attempts);
    return begun(db, actor, { caller, portal }, 'authenticator');
  });
}

/** Takes the authenticator away. Errors: `password-wrong`, `sign-in-locked`, `second-step-off`. */
export async function remove(call: OutsideCall<typeof removeAuthenticator>): Promise<SecondStep> {
  return afterPassword(call, async (db, actor) => {
    ensure(await endAuthenticator(db, actor), 'second-step-off');
    return told(db, actor, call);
  });
}

/** New recovery codes, shown this once. Errors: `password-wrong`, `sign-in-locked`, `second-step-off`. */
export async function renew(call: OutsideCall<typeof renewRecoveryCodes>) {
  return afterPassword(call, async (db, actor) => {
    ensure((await stepOf(db, call.portal, actor)).since !== '', 'second-step-off');
    const recovery_codes = await renewCodes(db, actor);
    await tellOwner(db, actor, call, 'codes');
    return { step: await stepOf(db, call.portal, actor), recovery_codes };
  });
}
