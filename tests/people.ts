import { exchangeLink, setPassword } from '#contract/session.ts';
import { hashPassword } from '#server/access/password.ts';
import type { UserDraft } from './builders.ts';
import type { World } from './world.ts';

export const PASSWORD = 'Tichá lípa 1945';

/** The version of both texts that a new installation has in force. */
export const FIRST_TEXTS = '2025-01';

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

/** The body of a registration that passes. */
export function registrationOf(user_identity: string, changes: Record<string, unknown> = {}) {
  return {
    user_identity,
    password: PASSWORD,
    first_name: 'Petra',
    last_name: 'Nová',
    client_name: 'Správa domů Nová',
    client_type: 'bussines',
    business_id: '27082440',
    register_as_facility_manager: true,
    confirmation_rules: true,
    confirmation_gdpr: true,
    term_and_conditions_version: FIRST_TEXTS,
    gdpr_version: FIRST_TEXTS,
    ...changes,
  };
}

/** Confirms a registration by the secret of its mailed link, as its page does: by choosing a password. */
export async function confirmAs(
  world: World,
  token: string,
  { from, new_password = PASSWORD }: { from?: string; new_password?: string } = {},
) {
  const where = from === undefined ? {} : { from };
  const exchanged = await world.call(exchangeLink, { body: { token }, ...where });
  if (exchanged.status !== 200) return exchanged;
  const { token: short, first_name, last_name } = exchanged.result;
  const body = { token: short, new_password, first_name, last_name };
  return world.call(setPassword, { body, ...where });
}
