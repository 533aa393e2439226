import type { WorkLine } from '#contract/unit-today.ts';
import { formatDate } from '#web/lib/czech.ts';
import { fileStoreAddress } from '#web/core/files/store-words.ts';
import { paths } from '#web/lib/paths.ts';

/** Results from the field that wait for the office, and the store of files that fills up, in words. */
export const fieldWords = {
  'field-results': {
    name: () => 'Výsledky z terénu ke kontrole',
    text: (_line: WorkLine, on: string) => `čekají od ${formatDate(on)}`,
    address: (_line: WorkLine, unit_id: number) =>
      `${paths.InmesEvents}?unit=${unit_id}&filter=review`,
  },
  files: {
    name: () => 'Pro soubory dochází místo',
    text: () => '',
    address: (_line: WorkLine, unit_id: number) => fileStoreAddress(unit_id),
  },
} as const;
