import type { BodyOf } from '#contract/endpoint.ts';
import type { signIn } from '#contract/session.ts';
import { ensure } from '#server/errors.ts';
import type { Caller } from '#server/http/route.ts';

/** A sign-in name and password as they were told. */
export interface Credentials {
  readonly user_identity: string;
  readonly password: string;
}

// PostgreSQL text cannot hold the zero character, so nobody's name has it.
const identityOf = (told: string) => told.replaceAll('\0', '').trim().toLowerCase();

const agree = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/**
 * Sign-in name and password of the body or of the Basic header (specification, section 7). Errors:
 * `credentials-differ` where both come and disagree, `wrong-credentials` where either is missing.
 */
export function toldCredentials(body: BodyOf<typeof signIn>, basic: Caller['basic']): Credentials {
  const inBody = body.user_identity === undefined ? undefined : identityOf(body.user_identity);
  const inHeader = basic === undefined ? undefined : identityOf(basic.user_identity);
  const same = agree(inBody, inHeader) && agree(body.password, basic?.password);
  ensure(same, 'credentials-differ');
  const user_identity = inBody ?? inHeader;
  const password = body.password ?? basic?.password;
  ensure(user_identity !== undefined && password !== undefined, 'wrong-credentials');
  return { user_identity, password };
}
