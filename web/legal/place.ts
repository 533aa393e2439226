import { flagIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of a text is shown: its version, and whether it is compared or a new one is written. */
export interface LegalPlace {
  readonly version?: string | undefined;
  readonly compare?: 1 | undefined;
  readonly edit?: 1 | undefined;
}

function read({ version, compare, edit }: Search): LegalPlace {
  // The router reads a name of digits as a number.
  const name = typeof version === 'number' ? String(version) : wordIn(version);
  return { version: name, compare: flagIn(compare), edit: flagIn(edit) };
}

export function useLegalPlace() {
  return usePlace<LegalPlace>({ read });
}
