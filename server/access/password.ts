import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

// argon2id is the package's own default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What an unknown person's password is compared with, so that the answer takes the same time. */
const nobodysHash =
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}` +
  '$Q9yD1xvtejRE3vmWe3hMCw$bxIDXwRCxdcabhCs1s4sE0mkuSUnVW7NjMwglULsDdk';

// One processor stays free for all other calls, and one of libuv's four threads for files.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const MOST_WAITING = 60;
const turns = createTurns(AT_ONCE, MOST_WAITING);

// Keyboards write the same letter with diacritics in more than one way.
const canonical = (password: string) => password.normalize('NFKC');

/** The argon2id hash of a password, with its own salt. Errors: `overloaded`. */
export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(canonical(password), cost));
}

/**
 * Whether the password is the one of the hash. Without a hash (unknown person, no password yet)
 * the same work is done and the answer is no. Errors: `overloaded`.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const known = passwordHash !== undefined && passwordHash !== '';
  const against = known ? passwordHash : nobodysHash;
  const right = await turns.take(() => verify(against, canonical(password)));
  return known && right;
}

/** Whether two passwords are the same one to us. */
export function samePassword(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

/** Ends a call whose password could not be verified soon. Errors: `overloaded`. */
export function ensurePasswordTurn(): void {
  turns.ensureFree();
}
