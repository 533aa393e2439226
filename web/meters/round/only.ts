import { meterKind, meterKindValue, type MeterKind } from '#contract/metering/meter-words.ts';

/** Which meters a walk takes: all of them, both waters, or one kind. */
export type Only = 'all' | 'water' | MeterKind;

const kindsOf = (only: Only): readonly MeterKind[] => {
  if (only === 'all') return meterKind.options;
  return only === 'water' ? ['cold-water', 'hot-water'] : [only];
};

/** Whether the walk takes meters of the kind. */
export function isTaken(only: Only, kind: MeterKind): boolean {
  return kindsOf(only).includes(kind);
}

/** The choices, as they are offered. */
export const onlyChoices: readonly { readonly value: Only; readonly label: string }[] = [
  { value: 'all', label: 'Všechna měřidla' },
  { value: 'water', label: 'Voda studená i teplá' },
  ...meterKind.options.map((kind) => ({ value: kind, label: meterKindValue.text(kind) })),
];

/** The choice of an address; all of them for anything else. */
export function onlyOf(word: string | undefined): Only {
  return onlyChoices.find(({ value }) => value === word)?.value ?? 'all';
}
