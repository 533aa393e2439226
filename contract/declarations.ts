import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, longText, moment, requiredText } from './fields.ts';
import { asked, personsCount } from '#contract/pasports/asked.ts';

// What people without an account declare, by the link that they were mailed or the code of their sheet.

/** The secret of a link, or a code however it was copied. */
const secret = requiredText(100);
/** Calls of one address within a minute: a family at one table, not somebody who guesses. */
const A_MINUTE = 100;

const REFUSED = ['sheet-code-unknown', 'asking-ended', 'module-off'] as const;

export const openDeclaration = endpoint({
  method: 'POST',
  path: '/v1/declarations/open',
  access: 'public',
  summary: 'Hlášení osob podle odkazu z e-mailu nebo kódu z listu: koho a čeho se týká, bez osob',
  perMinute: A_MINUTE,
  body: z.object({ secret }),
  result: asked,
  refuses: REFUSED,
});

/** What was declared, for the one who has done so. */
export const declared = asked.extend({
  persons_count: z.int(),
  declared_by: z.string(),
  declared: moment,
  /** The sentence that was declared. */
  shown: z.string(),
});
export type Declared = z.infer<typeof declared>;

export const declarePersons = endpoint({
  method: 'POST',
  path: '/v1/declarations',
  access: 'public',
  summary: 'Nahlášení počtu osob; do posledního dne lze podat znovu, dřívější zůstává doložené',
  perMinute: A_MINUTE,
  body: z.object({
    secret,
    persons_count: personsCount,
    /** Null from the day that is asked for. */
    valid_from: day.nullable(),
    declared_by: requiredText(90),
    note: longText(500),
  }),
  result: declared,
  refuses: REFUSED,
});
