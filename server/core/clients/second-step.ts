import type { SecondStep } from '#contract/second-step.ts';
import { ensureAttempt, HOUR, subjectOf } from '#server/access/attempts.ts';
import type { Attempt } from '#server/access/attempts.sql.ts';
import type { UserKey } from '#server/access/owned.ts';
import { newRecoveryCode, recoveryHash } from '#server/access/recovery-code.ts';
import { seal, unseal } from '#server/access/sealed.ts';
import { stepOfCode } from '#server/access/totp.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { deletePasskey, deletePasskeys, selectPasskeys } from './passkeys.sql.ts';
import {
  deleteAuthenticator,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  insertWaitingSecret,
  selectAuthenticator,
  selectSecondStep,
  updateCodeUsed,
  updateLastStep,
  updateSecondStep,
  updateSecretProven,
} from './second-step.sql.ts';

/** Codes of one account within an hour, wrong ones: of a million, ten are a guess in a lifetime. */
const MOST_GUESSES_AN_HOUR = 10;
const RECOVERY_CODES = 10;

const ownerOf = ({ client_id, client_user_id }: UserKey) => `${client_id}:${client_user_id}`;
const digitsOf = (code: string) => code.replaceAll(/\s/g, '');

/**
 * Counts a code as wrong until it proves right; commit it before the code is looked at. Errors:
 * `second-step-locked`.
 */
export async function beginGuess(db: Db, user: UserKey): Promise<readonly Attempt[]> {
  const subject = subjectOf('second-step', ownerOf(user));
  const allowed = [{ subject, most: MOST_GUESSES_AN_HOUR, seconds: HOUR }];
  const attempts = await ensureAttempt(db, allowed, 'second-step-locked');
  return attempts;
}

async function opened(portal: Portal, user: UserKey, sealed: Buffer | null) {
  if (sealed === null) return undefined;
  const secret = unseal(await portal.secretsKey(), sealed, ownerOf(user));
  // The key is not the one that sealed it: a restored database without its secrets-key.
  if (secret === undefined) portal.log('error', 'A secret of an authenticator cannot be opened.');
  return secret;
}

async function takeAuthenticatorCode(db: Db, portal: Portal, user: UserKey, code: string) {
  const row = await selectAuthenticator(db, user);
  const secret = await opened(portal, user, row?.sealed_secret ?? null);
  if (row === undefined || secret === undefined) return false;
  const told = { now: portal.now(), after: row.last_step };
  const step = stepOfCode(secret, digitsOf(code), told);
  if (step === undefined) return false;
  await updateLastStep(db, user, step);
  return true;
}

/** Whether it is written as a recovery code; codes of an authenticator are digits alone. */
export function isRecoveryCode(code: string): boolean {
  return !/^\d*$/.test(digitsOf(code));
}

/** Whether the code is one of the authenticator, or a recovery code; either serves once. */
export async function takeCode(
  db: Db,
  portal: Portal,
  user: UserKey,
  code: string,
): Promise<boolean> {
  return isRecoveryCode(code)
    ? updateCodeUsed(db, user, recoveryHash(code))
    : takeAuthenticatorCode(db, portal, user, code);
}

/** Keeps a new secret of the user, which waits for its first code. */
export async function keepWaiting(
  db: Db,
  portal: Portal,
  user: UserKey,
  secret: Uint8Array,
): Promise<void> {
  await insertWaitingSecret(db, user, seal(await portal.secretsKey(), secret, ownerOf(user)));
}

/** Whether the code is of the secret that waits; then it holds, in place of an older one. */
export async function proveWaiting(
  db: Db,
  portal: Portal,
  user: UserKey,
  code: string,
): Promise<boolean> {
  const row = await selectAuthenticator(db, user);
  const secret = await opened(portal, user, row?.waiting_secret ?? null);
  if (secret === undefined) return false;
  const step = stepOfCode(secret, digitsOf(code), { now: portal.now(), after: 0 });
  if (step === undefined) return false;
  await updateSecretProven(db, user, step);
  await updateSecondStep(db, user, true);
  return true;
}

/** New recovery codes in place of the older ones; only their hashes are kept. */
export async function renewCodes(db: Db, user: UserKey): Promise<string[]> {
  await deleteRecoveryCodes(db, user);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await insertRecoveryCodes(db, user, codes.map(recoveryHash));
  return codes;
}

/** The second step as it stands. */
export async function readSecondStep(
  db: Db,
  user: UserKey,
  isDemanded: boolean,
): Promise<SecondStep> {
  const [step, passkeys] = await Promise.all([
    selectSecondStep(db, user),
    selectPasskeys(db, user),
  ]);
  ensure(step !== undefined, 'not-found');
  return { ...step, passkeys, is_demanded: isDemanded };
}

/** Ends the second step once nothing is left of it but recovery codes. */
async function settle(db: Db, user: UserKey): Promise<void> {
  const { has_authenticator, passkeys } = await readSecondStep(db, user, false);
  if (has_authenticator || passkeys.length > 0) return;
  await deleteRecoveryCodes(db, user);
  await updateSecondStep(db, user, false);
}

/** Takes the authenticator away; false when there was none. */
export async function endAuthenticator(db: Db, user: UserKey): Promise<boolean> {
  const had = await deleteAuthenticator(db, user);
  await settle(db, user);
  return had;
}

/** Takes a passkey away; false when the user has no such one. */
export async function endPasskey(db: Db, user: UserKey, passkeyId: number): Promise<boolean> {
  const had = await deletePasskey(db, user, passkeyId);
  await settle(db, user);
  return had;
}

/** Ends the second step of the user with all that it was taken by. */
export async function endSecondStep(db: Db, user: UserKey): Promise<void> {
  await deleteAuthenticator(db, user);
  await deletePasskeys(db, user);
  await settle(db, user);
}
