import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { search } from '#contract/search.ts';
import type { Find } from '#contract/search.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';

/** How long the search waits for the next letter. */
const PAUSE_MS = 120;
/** Fewer letters find nothing. */
const FEWEST_LETTERS = 2;

/** What is sought in all units of the client; the named one comes first, and without one nothing is. */
export interface Sought {
  readonly unit_id: number | null;
  readonly text: string;
}

function askFor({ unit_id, text }: Sought) {
  const query = { q: text.trim(), all_units: '1' } as const;
  return queryFor(search, { params: { unit_id: unit_id ?? 0 }, query });
}

/** Whether the text is long enough to be sought. */
export function isSought(text: string): boolean {
  return text.trim().length >= FEWEST_LETTERS;
}

/** Finds of what is being typed; the last ones stay until the next come. */
export function useFinds(sought: Sought) {
  const [text] = useDebouncedValue(sought.text, PAUSE_MS);
  const asked = useQuery({
    ...askFor({ ...sought, text }),
    enabled: sought.unit_id !== null && isSought(text) && isSought(sought.text),
    placeholderData: keepPreviousData,
  });
  return {
    finds: asked.data?.values,
    error: asked.error,
    isWaiting: asked.isFetching,
    /** The finds are those of the text as it stands. */
    isSettled: text === sought.text && asked.isSuccess && !asked.isPlaceholderData,
  };
}

/** Finds of the text as it stands, for whoever presses Enter before they have come. */
export async function findNow(sought: Sought): Promise<readonly Find[]> {
  return (await queryClient.fetchQuery(askFor(sought))).values;
}
