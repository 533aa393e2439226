import { identity, requiredText } from '#contract/fields.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { passwordNotIdentityRule } from '#contract/rules/password.ts';
import { textOf } from '#contract/rules/rule.ts';
import type { setPassword } from '#contract/session.ts';
import { withRules } from '../form-rules.ts';
import { passwordPair } from '../password-pair.ts';
import type { ExchangedLink } from './exchanged-link.ts';

/** Fields of the form; which of them are shown goes by the kind of the link. */
export interface ChoiceValues {
  user_identity: string;
  first_name: string;
  last_name: string;
  new_password: string;
  repeated_password: string;
  [field: string]: unknown;
}

/** The form as it opens: names are prefilled, passwords are not. */
export function emptyChoice({ user_identity, first_name, last_name }: ExchangedLink): ChoiceValues {
  return { user_identity, first_name, last_name, new_password: '', repeated_password: '' };
}

const names = { first_name: requiredText(50), last_name: requiredText(50) };
const shapes = {
  reset: {},
  confirm: names,
  invite: names,
  'first-admin': { ...names, user_identity: identity },
};

/** What the kind of the link asks for, by the rules of the server. */
export function choiceSchema({ kind, user_identity }: ExchangedLink) {
  return withRules(passwordPair(shapes[kind]), (values) => ({
    new_password: passwordNotIdentityRule(textOf(values['user_identity']) || user_identity)(
      values['new_password'],
    ),
  }));
}

/** The call's body: only what the kind of the link may choose. */
export function choiceBody(
  { kind, token }: ExchangedLink,
  { user_identity, first_name, last_name, new_password }: ChoiceValues,
): BodyOf<typeof setPassword> {
  return {
    token,
    new_password,
    ...(kind === 'reset' ? {} : { first_name, last_name }),
    ...(kind === 'first-admin' ? { user_identity } : {}),
  };
}
