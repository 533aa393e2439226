import type { BodyOf, ResultOf } from '#contract/endpoint.ts';
import type { addPasskey, beginPasskey } from '#contract/second-step.ts';
import type { takeSecondStep } from '#contract/session.ts';

const PATIENCE_MS = 120_000;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const credentialsOf = (ids: readonly string[]) =>
  ids.map((id) => ({ type: 'public-key' as const, id: bytesOf(id) }));

// 127.0.0.1 or [::1]: a party is known by a name.
const isOfNumbers = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

/** Whether this browser can make and use passkeys of the party; never at an address of numbers. */
export function takesPasskeys(rpId: string): boolean {
  const { hostname } = location;
  if (!('PublicKeyCredential' in globalThis) || isOfNumbers(hostname)) return false;
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
}

/** Has the browser make a passkey for the challenge; null when the person has given it up. */
export async function makePasskey(
  begun: ResultOf<typeof beginPasskey>,
  userIdentity: string,
): Promise<Omit<BodyOf<typeof addPasskey>, 'name'> | null> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(begun.challenge),
    rp: { id: begun.rp_id, name: 'Kastelán' },
    user: { id: bytesOf(begun.user_handle), name: userIdentity, displayName: userIdentity },
    pubKeyCredParams: begun.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: credentialsOf(begun.credential_ids),
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
    attestation: 'none',
    timeout: PATIENCE_MS,
  };
  const made = await given(navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  const key = answer.getPublicKey();
  if (key === null) return null;
  return {
    client_data: textOf(answer.clientDataJSON),
    authenticator_data: textOf(answer.getAuthenticatorData()),
    public_key: textOf(key),
    algorithm: answer.getPublicKeyAlgorithm(),
  };
}

/** Has one of the passkeys sign the challenge; null when the person has given it up. */
export async function signByPasskey(
  challenge: string,
  { rp_id, credential_ids }: { rp_id: string; credential_ids: readonly string[] },
): Promise<NonNullable<BodyOf<typeof takeSecondStep>['passkey']> | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId: rp_id,
    allowCredentials: credentialsOf(credential_ids),
    userVerification: 'preferred',
    timeout: PATIENCE_MS,
  };
  const used = await given(navigator.credentials.get({ publicKey }));
  if (used === null) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  return {
    credential_id: textOf(used.rawId),
    client_data: textOf(answer.clientDataJSON),
    authenticator_data: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
  };
}

async function given(asking: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asking) as PublicKeyCredential | null;
  } catch (error) {
    // Given up by the person, timed out, or made before: the browser has said so itself.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
