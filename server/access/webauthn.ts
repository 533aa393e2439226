import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

// Web Authentication, level 2: what a browser answers, read without trusting any of it.

/** Where credentials are of: the portal's own address. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The party of the address at which people reach the portal. */
export function partyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

function readClientData(told: string): z.infer<typeof clientData> | undefined {
  try {
    return clientData.safeParse(JSON.parse(bytesOf(told).toString('utf8'))).data;
  } catch {
    // What is no JSON was not written by a browser.
    return undefined;
  }
}

/**
 * The challenge that the client data answer; undefined for those of another operation, page, or of a
 * frame in another page.
 */
export function challengeOf(
  told: string,
  type: 'webauthn.create' | 'webauthn.get',
  { origin }: RelyingParty,
): string | undefined {
  const data = readClientData(told);
  const isOurs = data?.type === type && data.origin === origin && data.crossOrigin !== true;
  return isOurs ? data.challenge : undefined;
}

const HASH_BYTES = 32;
const COUNT_AT = 33;
const CREDENTIAL_AT = 55;
const PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

interface AuthenticatorData {
  readonly signCount: number;
  /** Of a new credential only. */
  readonly credentialId: Buffer | undefined;
}

function credentialIn(data: Buffer): Buffer | undefined {
  if ((data.readUInt8(HASH_BYTES) & HAS_CREDENTIAL) === 0 || data.length < CREDENTIAL_AT)
    return undefined;
  const length = data.readUInt16BE(CREDENTIAL_AT - 2);
  const id = data.subarray(CREDENTIAL_AT, CREDENTIAL_AT + length);
  return length > 0 && id.length === length ? id : undefined;
}

/** What the authenticator says; undefined when it is not of this party, or nobody touched it. */
export function readAuthenticatorData(
  told: string,
  { id }: RelyingParty,
): AuthenticatorData | undefined {
  const data = bytesOf(told);
  if (data.length < COUNT_AT + 4) return undefined;
  const isOurs = data.subarray(0, HASH_BYTES).equals(createHash('sha256').update(id).digest());
  const isPresent = (data.readUInt8(HASH_BYTES) & PRESENT) !== 0;
  if (!isOurs || !isPresent) return undefined;
  return { signCount: data.readUInt32BE(COUNT_AT), credentialId: credentialIn(data) };
}

/** Algorithms that are asked for, by their COSE numbers, and the digest that each signs. */
export const ALGORITHMS = { ES256: -7, EdDSA: -8, RS256: -257 } as const;

const kinds: Readonly<Record<number, { type: string; digest: string | null }>> = {
  [ALGORITHMS.ES256]: { type: 'ec', digest: 'sha256' },
  [ALGORITHMS.EdDSA]: { type: 'ed25519', digest: null },
  [ALGORITHMS.RS256]: { type: 'rsa', digest: 'sha256' },
};

/** The key of a SubjectPublicKeyInfo; undefined when it is none, or not of the algorithm. */
export function readPublicKey(spki: Buffer, algorithm: number): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === kinds[algorithm]?.type ? key : undefined;
  } catch {
    // What cannot be read is no key.
    return undefined;
  }
}

interface Assertion {
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
}

/** Whether the assertion was signed by the key. */
export function isSignedBy(spki: Buffer, algorithm: number, told: Assertion): boolean {
  const key = readPublicKey(spki, algorithm);
  if (key === undefined) return false;
  const clientHash = createHash('sha256').update(bytesOf(told.client_data)).digest();
  const signed = Buffer.concat([bytesOf(told.authenticator_data), clientHash]);
  try {
    return verify(kinds[algorithm]?.digest ?? null, signed, key, bytesOf(told.signature));
  } catch {
    // A signature that cannot be read is nobody's.
    return false;
  }
}
