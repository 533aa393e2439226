import type { z } from 'zod';
import type { BodyOf, ResultOf } from '#contract/endpoint.ts';
import { signIn as signInCall, takeSecondStep } from '#contract/session.ts';
import type { pendingStep } from '#contract/session.ts';
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
  | { readonly kind: 'second-step'; readonly waiting: Waiting }
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

function begun(result: ResultOf<typeof signInCall>, remember: boolean): SignInOutcome {
  const { client } = result;
  if (client === null || result.token === '') return { kind: 'refused', message: BAD_DATA };
  signIn({ ...result, client }, remember);
  return { kind: 'signed-in' };
}

/** A right password that waits for the second step. */
export interface Waiting extends z.infer<typeof pendingStep> {
  readonly remember: boolean;
}

/** What the second step is taken by. */
export type Proof = Pick<BodyOf<typeof takeSecondStep>, 'code' | 'passkey'>;

/** How a second step ended; one whose time has passed begins again by the password. */
export type SecondStepOutcome =
  | SignInOutcome
  | { readonly kind: 'ended'; readonly message: string };

/** Takes the second step of the sign-in and begins the session. */
export async function submitSecondStep(
  { ticket, remember }: Waiting,
  proof: Proof,
): Promise<SecondStepOutcome> {
  try {
    const body = { ticket, ...proof, device: deviceMark() };
    return begun(await call(takeSecondStep, { body }), remember);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.code === 'second-step-ended';
    return isEnded ? { kind: 'ended', message: error.message } : refusal(error);
  }
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
    if (result.second_step !== undefined)
      return { kind: 'second-step', waiting: { ...result.second_step, remember } };
    return begun(result, remember);
  } catch (error) {
    return refusal(error);
  }
}
