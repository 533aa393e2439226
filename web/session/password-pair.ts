import { z } from 'zod';
import { newPassword } from '#contract/session.ts';

/** Schema of a new password typed twice, with more fields of the form. */
export function passwordPair<S extends z.ZodRawShape>(shape: S) {
  return z
    .object({ ...shape, new_password: newPassword, repeated_password: z.string() })
    .superRefine((values, context) => {
      const { new_password, repeated_password } = values as { new_password: string; repeated_password: string };
      if (new_password === repeated_password) return;
      context.addIssue({ code: 'custom', path: ['repeated_password'], message: 'Hesla se neshodují' });
    });
}
