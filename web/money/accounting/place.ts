import { codeKind, type CodeKind } from '#contract/money/accounting-codes.ts';
import { day } from '#contract/fields.ts';
import { lastMonth } from '#contract/rules/month-info.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { idIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What of the bookkeeping stands in the address. */
export interface AccountingPlace {
  readonly unit?: number | undefined;
  readonly tab?: string | undefined;
  /** By its first day; the last one that has ended without it. */
  readonly month?: string | undefined;
  /** Of which total the documents are shown. */
  readonly kind?: CodeKind | undefined;
  readonly name?: string | undefined;
}

function readAccountingPlace({ unit, tab, month, kind, name }: Search): AccountingPlace {
  const first = day.safeParse(month).data;
  return {
    unit: idIn(unit),
    tab: wordIn(tab),
    month: first?.endsWith('-01') === true ? first : undefined,
    kind: codeKind.safeParse(kind).data,
    name: typeof name === 'string' || typeof name === 'number' ? String(name) : undefined,
  };
}

/** The month that is looked at: of the address, or the last one that has ended. */
export const lookedMonth = ({ month }: AccountingPlace): string =>
  month ?? lastMonth(todayInPrague());

export type GoAccounting = GoTo<AccountingPlace>;

/** The place of the bookkeeping as the address has it, and the way to another. */
export const useAccountingPlace = () => usePlace<AccountingPlace>({ read: readAccountingPlace });
