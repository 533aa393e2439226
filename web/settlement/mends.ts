import type { CheckKind } from '#contract/settlement/words.ts';
import { pathTo, paths } from '#web/lib/paths.ts';

/** What mends all things of a check at once, and where. */
export interface Mend {
  readonly text: string;
  readonly href: string;
}

/** Documents of a billing place, one of them open where it is named. */
export const documentsAddress = (unit_id: number, place: number, document: number | null): string =>
  `${pathTo('BillingPlaces', { record_id: place })}?unit=${unit_id}&tab=documents${document === null ? '' : `&document=${document}`}`;

/** A measuring place with its readings. */
export const meterAddress = (unit_id: number, measuring_place_id: number): string =>
  `${paths.MetersOverview}?unit=${unit_id}&place=${measuring_place_id}`;

const RULES = pathTo('BillingRules');

const mends: Readonly<Partial<Record<CheckKind, Mend>>> = {
  'no-rules': { text: 'Založit pravidla podle zákona', href: `${RULES}?act=usual` },
  'law-unknown': { text: 'Doplnit zákonné hodnoty', href: paths.AuxiliariesSettlementLaw },
  'place-without-rule': { text: 'Přidat pravidlo', href: `${RULES}?act=new` },
  'months-not-claimed': { text: 'Předepsat měsíce', href: paths.ClaimedMonths },
  'advances-without-rule': { text: 'Přidat pravidlo', href: `${RULES}?act=new` },
};

/** Where what a check has found is mended in one step; undefined where each thing is mended alone. */
export function mendOf(
  kind: CheckKind,
  things: readonly { readonly name: string }[],
): Mend | undefined {
  const mend = mends[kind];
  // A month is opened where it is missing: '10/2025'.
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/u.exec(things[0]?.name ?? '') ?? [];
  if (mend === undefined || kind !== 'months-not-claimed' || month === undefined) return mend;
  return { ...mend, href: `${mend.href}?month=${year}-${month.padStart(2, '0')}-01` };
}
