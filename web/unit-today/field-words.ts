import type { WorkLine } from '#contract/unit-today.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';

/** Results from the field that wait for the office, in words. */
export const fieldWords = {
  'field-results': {
    name: () => 'Výsledky z terénu ke kontrole',
    text: (_line: WorkLine, on: string) => `čekají od ${formatDate(on)}`,
    address: (_line: WorkLine, unit_id: number) =>
      `${paths.InmesEvents}?unit=${unit_id}&filter=review`,
  },
} as const;
