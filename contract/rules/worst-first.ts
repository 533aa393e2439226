/** Something that burns or waits. */
interface Waiting {
  readonly late: boolean;
  readonly state: string;
  /** The day it is about; none where nobody has named one. */
  readonly on: string | null;
}

/** What is late first, what must not be used before the others, the oldest first; then what comes, the nearest day first. */
export function worstFirst<T extends Waiting>(waiting: readonly T[]): T[] {
  const key = ({ late, state, on }: Waiting) =>
    `${late ? 0 : 1}${state === 'unfit' ? 0 : 1}${on ?? '9999-12-31'}`;
  return waiting.toSorted((one, other) => key(one).localeCompare(key(other)));
}
