import { z } from 'zod';
import { ruled } from '#contract/fields.ts';
import { required } from '#contract/rules/required.ts';
import { newPassword } from '#contract/session.ts';
import { withRules } from './form-rules.ts';

/** The password typed for the second time. */
export const repeatedPassword = ruled(z.string(), required);

/** The sentence for two passwords that differ; null when they are the same. */
export function repetitionFault(password: unknown, repeated: unknown): string | null {
  return password === repeated ? null : 'Hesla se neshodují';
}

/** Schema of a new password typed twice, with more fields of the form. */
export function passwordPair<S extends z.ZodRawShape>(shape: S) {
  const pair = { new_password: newPassword, repeated_password: repeatedPassword };
  return withRules(z.object({ ...shape, ...pair }), ({ new_password, repeated_password }) => ({
    repeated_password: repetitionFault(new_password, repeated_password),
  }));
}
