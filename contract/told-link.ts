import { z } from 'zod';
import { day, moment, momentOrEmpty } from './fields.ts';

/** How a link for somebody without a sign-in stands, whatever it shows. */
export const toldLink = {
  created: moment,
  created_by: z.string(),
  /** The last day on which it opens anything. */
  expires: day,
  /** When it was opened first and last; empty when never. */
  opened: momentOrEmpty,
  opened_last: momentOrEmpty,
  opened_count: z.int(),
  /** When it was revoked; empty when it was not. */
  revoked: momentOrEmpty,
};

const link = z.object(toldLink);
export type ToldLink = Readonly<z.infer<typeof link>>;
