import { createHmac, randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, plainCode } from '#contract/rules/sheet-code.ts';

/** For what people without an account are asked, or what they verify: a secret of one opens nothing of another. */
export type AskedFor = 'declaration' | 'self-reading' | 'confirmation' | 'visit' | 'visit-house';

/** What a space is asked by: the code of its sheet and the secret of its link. */
export interface Secrets {
  readonly code: string;
  readonly link: string;
}

/** What the database keeps of them: it finds the space, and opens nothing without the key. */
export interface FoundBy {
  readonly code_hash: Buffer;
  readonly link_hash: Buffer;
}

const keyed = (key: Buffer, use: `${AskedFor} ${string}`, value: Buffer | string) =>
  createHmac('sha256', key).update(`${use} `).update(value).digest();

/** What makes the secrets of one space differ from those of any other. */
export const newSeed = () => randomBytes(16);

/** Follow from the seed and the key of the portal alone, so that a sheet can be printed again. */
export function secretsOf(key: Buffer, of: AskedFor, seed: Buffer): Secrets {
  const letters = BigInt(CODE_LETTERS.length);
  let rest = BigInt(`0x${keyed(key, `${of} code`, seed).toString('hex')}`);
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += CODE_LETTERS[Number(rest % letters)];
    rest /= letters;
  }
  return { code, link: keyed(key, `${of} link`, seed).toString('base64url') };
}

/** How a secret that somebody brings is looked up: a code of a sheet however it was copied, or of a link. */
export function lookedUp(
  key: Buffer,
  of: AskedFor,
  secret: string,
): { way: 'code' | 'link'; hash: Buffer } {
  const code = plainCode(secret);
  const way = code.length === CODE_LENGTH ? 'code' : 'link';
  return { way, hash: keyed(key, `${of} found`, way === 'code' ? code : secret) };
}

/** What is kept of the secrets. */
export function foundBy(key: Buffer, of: AskedFor, { code, link }: Secrets): FoundBy {
  return { code_hash: lookedUp(key, of, code).hash, link_hash: lookedUp(key, of, link).hash };
}

/** What a space that begins to be asked is found by, with the seed from which its secrets follow. */
export function newlyAsked(key: Buffer, of: AskedFor): FoundBy & { readonly seed: Buffer } {
  const seed = newSeed();
  return { seed, ...foundBy(key, of, secretsOf(key, of, seed)) };
}
