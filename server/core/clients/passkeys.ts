import type { BodyOf } from '#contract/endpoint.ts';
import type { addPasskey } from '#contract/second-step.ts';
import type { takeSecondStep } from '#contract/session.ts';
import type { UserKey } from '#server/access/owned.ts';
import {
  challengeOf,
  isSignedBy,
  readAuthenticatorData,
  readPublicKey,
  type RelyingParty,
} from '#server/access/webauthn.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { insertPasskey, selectPasskeyLocked, updatePasskeyUsed } from './passkeys.sql.ts';
import { updateSecondStep } from './second-step.sql.ts';

type Made = BodyOf<typeof addPasskey>;
type Assertion = NonNullable<BodyOf<typeof takeSecondStep>['passkey']>;

/**
 * Keeps a passkey that the user's browser has made; its challenge is already known to be ours. No
 * attestation is asked for: whoever adds it has told the password, and it opens his own account only.
 * Errors: `passkey-refused`.
 */
export async function keepPasskey(
  db: Db,
  user: UserKey,
  made: Made,
  party: RelyingParty,
): Promise<void> {
  const data = readAuthenticatorData(made.authenticator_data, party);
  const public_key = Buffer.from(made.public_key, 'base64url');
  const credential_id = data?.credentialId;
  ensure(data !== undefined && credential_id !== undefined, 'passkey-refused');
  ensure(readPublicKey(public_key, made.algorithm) !== undefined, 'passkey-refused');
  const { name, algorithm } = made;
  const sign_count = data.signCount;
  const row = { credential_id, public_key, algorithm, sign_count, name };
  ensure(await insertPasskey(db, user, row), 'passkey-refused');
  await updateSecondStep(db, user, true);
}

/**
 * Whether a passkey of the user has signed the challenge just now. One that counts its signatures must
 * have counted on since: otherwise there are two of it.
 */
export async function takeAssertion(
  db: Db,
  user: UserKey,
  told: Assertion,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<boolean> {
  const data = readAuthenticatorData(told.authenticator_data, party);
  const isAnswer = challengeOf(told.client_data, 'webauthn.get', party) === challenge;
  if (data === undefined || !isAnswer) return false;
  const id = Buffer.from(told.credential_id, 'base64url');
  const passkey = await selectPasskeyLocked(db, user, id);
  if (passkey === undefined) return false;
  const { passkey_id, public_key, algorithm, sign_count } = passkey;
  if (!isSignedBy(public_key, algorithm, told)) return false;
  const counts = sign_count > 0 || data.signCount > 0;
  if (counts && data.signCount <= sign_count) return false;
  await updatePasskeyUsed(db, user, { passkey_id, sign_count: data.signCount });
  return true;
}
