import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, written for addresses and headers (43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
