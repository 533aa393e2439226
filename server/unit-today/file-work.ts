import { leftText, storeStanding } from '#contract/rules/file-store.ts';
import type { WorkLine } from '#contract/unit-today.ts';

/** The store of files of the unit, once little is left of it. */
export function fileWork(used: number): WorkLine[] {
  const standing = storeStanding(used);
  if (standing === 'free') return [];
  return [
    {
      kind: 'files',
      state: 'due',
      late: standing !== 'near',
      name: '',
      place: leftText(used),
      on: null,
      record_id: null,
      count: 1,
      amount: null,
      guard: null,
    },
  ];
}
