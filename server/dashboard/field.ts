import type { DashboardUnit, DueThing } from '#contract/dashboard.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { leftText, storeStanding } from '#contract/rules/file-store.ts';
import type { ReviewRow } from '#server/core/fieldwork/reviews.sql.ts';
import { placeText } from '#server/core/pasports/place-text.ts';

interface FieldTold {
  readonly counts: Pick<DashboardUnit, 'visits_review' | 'files_filling'>;
  readonly things: readonly DueThing[];
}

interface Found {
  readonly review: ReviewRow | null;
  readonly file_bytes: number;
}

const thing = { unfit: false, amount: null, guard: null } as const;

/** Results of visits that wait for the office, and files that take nearly all they may; of open modules only. */
export function fieldTold({ review, file_bytes }: Found, open: readonly ModuleName[]): FieldTold {
  const waits = open.includes('events') ? review : null;
  const isFilling = open.includes('licence') && storeStanding(file_bytes) !== 'free';
  return {
    counts: { visits_review: waits?.count ?? 0, files_filling: isFilling ? 1 : 0 },
    things: [
      ...(waits === null
        ? []
        : [
            {
              ...thing,
              kind: 'visits_review' as const,
              name: 'Výsledek návštěvy',
              place: placeText(waits),
              on: waits.told_on,
            },
          ]),
      ...(isFilling
        ? [
            {
              ...thing,
              kind: 'files_filling' as const,
              name: 'Soubory jednotky',
              place: leftText(file_bytes),
              on: null,
            },
          ]
        : []),
    ],
  };
}
