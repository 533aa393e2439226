import { hashPassword } from '#server/access/password.ts';
import type { UserDraft } from './builders.ts';
import type { World } from './world.ts';

export const PASSWORD = 'Tichá lípa 1945';

let hash: Promise<string> | undefined;

/** A user who can sign in with PASSWORD. */
export async function makePerson(world: World, draft: UserDraft = {}) {
  hash ??= hashPassword(PASSWORD);
  return world.makeUser({ password_hash: await hash, ...draft });
}

/** The header of Basic authentication. */
export function basicHeader(identity: string, password: string): Record<string, string> {
  const told = Buffer.from(`${identity}:${password}`, 'utf8').toString('base64');
  return { authorization: `Basic ${told}` };
}
