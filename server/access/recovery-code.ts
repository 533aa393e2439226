import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp.ts';

const BYTES = 10;

/** A new recovery code of 80 random bits: four groups of four letters and digits. */
export function newRecoveryCode(): string {
  return (base32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-');
}

/** What the database keeps of a code, whatever case and spaces it was typed with. */
export function recoveryHash(code: string): Buffer {
  const letters = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`recovery:${letters}`).digest();
}
