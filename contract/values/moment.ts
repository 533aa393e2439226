import type { z } from 'zod';
import { moment, momentOrEmpty } from '#contract/fields.ts';
import { plain } from './text.ts';
import type { Reader, Value } from './value.ts';

/** A moment as machines write it, in UTC. */
const asMoment: Reader = (cell) =>
  moment.safeParse(cell).success ? { value: cell } : { fault: 'Zadejte datum a čas' };

/** A moment in UTC, which people give by the clock of Prague; an empty text for none. */
export function momentOf<W extends z.ZodType>(write: W): Value<typeof momentOrEmpty, W, string> {
  return { kind: 'moment', read: momentOrEmpty, write, empty: '', cell: asMoment, text: plain };
}
