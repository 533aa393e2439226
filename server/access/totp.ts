import { createHmac, timingSafeEqual } from 'node:crypto';

// RFC 6238 by the values that every authenticator supports: SHA-1, thirty seconds, six digits.
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the present one whose code is taken: clocks differ. */
const DRIFT = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32 (RFC 4648) without padding, as authenticators take a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The thirty seconds on which the moment falls, counted from 1970. */
export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / STEP_MS);
}

/** The code of a counter (RFC 4226). */
export function codeOf(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const at = mac.readUInt8(mac.length - 1) & 0x0f;
  const value = mac.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

const WHOLE_CODE = new RegExp(String.raw`^[0-9]{${DIGITS}}$`);

/**
 * The step whose code this is, near the moment and after the step whose code was told last; undefined
 * for a wrong code and for one that has served.
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { now, after }: { now: Date; after: number },
): number | undefined {
  // Only digits are as many bytes as they are characters, which the comparison asks for.
  if (!WHOLE_CODE.test(code)) return undefined;
  const told = Buffer.from(code);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => stepOf(now) - DRIFT + at);
  return steps.find(
    (step) => step > after && timingSafeEqual(Buffer.from(codeOf(secret, step)), told),
  );
}

/** The address by which an authenticator takes the secret (the key URI of authenticators). */
export function keyUri(secret: Uint8Array, identity: string): string {
  const label = `Kastelán:${identity}`;
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Kastelán' });
  return `otpauth://totp/${encodeURIComponent(label)}?${query.toString().replaceAll('+', '%20')}`;
}
