import { signIn as signInCall } from '#contract/session.ts';
import { ApiError, userMessage } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { deviceMark } from './device-mark.ts';
import { signIn } from './session.ts';

export interface Credentials {
  readonly user_identity: string;
  readonly password: string;
  readonly remember: boolean;
}

/** How a sign-in ended; a refusal comes with its sentence. */
export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'unconfirmed_registration' }
  | { readonly kind: 'refused'; readonly message: string };

// Specification, section 8, Login.
const BAD_DATA = 'Chybná vrácená data';

function refusal(error: unknown): SignInOutcome {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: userMessage(error) };
  return { kind: 'refused', message: error.kind === 'bad-data' ? BAD_DATA : error.message };
}

/** The value of a Basic header; letters outside ASCII go as UTF-8. */
function basicAuthorization(user_identity: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user_identity}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Signs in and begins the session; the password goes in the body and in the Basic header, as section 7 asks. */
export async function submitSignIn({
  user_identity,
  password,
  remember,
}: Credentials): Promise<SignInOutcome> {
  try {
    const result = await call(signInCall, {
      body: { user_identity, password, remember_me: remember, device: deviceMark() },
      headers: { Authorization: basicAuthorization(user_identity, password) },
    });
    if (result.client_confirmed === '') return { kind: 'unconfirmed_registration' };
    const { client } = result;
    if (client === null || result.token === '') return { kind: 'refused', message: BAD_DATA };
    signIn({ ...result, client }, remember);
    return { kind: 'signed-in' };
  } catch (error) {
    return refusal(error);
  }
}
