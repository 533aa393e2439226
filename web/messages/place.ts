import { wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of the list of messages stands in the address. */
export interface MessagesPlace {
  /** Key of the open row: a letter of its kind and its id. */
  readonly row?: string | undefined;
  readonly filter?: string | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readMessagesPlace({ row, filter }: Search): MessagesPlace {
  return {
    row: typeof row === 'string' && /^[ust]\d{1,10}$/.test(row) ? row : undefined,
    filter: wordIn(filter),
  };
}
