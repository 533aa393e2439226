import { pragueDay } from '#contract/czech/prague-day.ts';

/** What decides whether somebody is asked. */
export interface Asking {
  readonly pasport_id: number;
  readonly email: string;
  readonly has_answered: boolean;
  /** When he was last mailed to; null when he never was. */
  readonly mailed: string | null;
}

/**
 * Who is mailed to: of those with an address who have not answered, by the first mail each who had none
 * yet, by a reminder each who was not mailed to on the very day.
 */
export function toMail<A extends Asking>(
  all: readonly A[],
  { kind }: { readonly kind: 'invitation' | 'reminder' },
  today: string,
): A[] {
  const isDue = ({ mailed }: A) =>
    mailed === null || (kind === 'reminder' && pragueDay(new Date(mailed)) !== today);
  return all.filter((one) => one.email !== '' && !one.has_answered && isDue(one));
}

/** Whose sheets are to be printed: of which spaces, or of one; null of all those. */
interface Printing {
  readonly of: 'all' | 'without-email' | 'unanswered';
  readonly pasport_id: number | null;
}

/** Whose sheet is printed. */
export function toPrint<A extends Asking>(all: readonly A[], { of, pasport_id }: Printing): A[] {
  const isOf: Readonly<Record<typeof of, (one: A) => boolean>> = {
    all: () => true,
    'without-email': ({ email }) => email === '',
    unanswered: ({ has_answered }) => !has_answered,
  };
  return all.filter((one) => isOf[of](one) && (pasport_id ?? one.pasport_id) === one.pasport_id);
}
