import type { AddressRow } from '#contract/addresses.ts';
import { owingBy, type OwingTold } from '#web/core/arrears/owing.ts';
import { emptyAddress } from './address-form.ts';

/** A row of the list with what it is to the unit today. */
export interface BookRow extends AddressRow {
  /** Owns, uses or lives in a space. */
  readonly resident: boolean;
  /** What is overdue on the accounts that the person is of, in hellers; left out where nothing is. */
  readonly overdue?: number;
  /** The accounts of which something is overdue. */
  readonly owing_accounts?: readonly number[];
}

interface BookFilter {
  readonly text: string;
  readonly keeps: (row: BookRow) => boolean;
}

/** People of accounts on which something is overdue; not offered where nobody has an account. */
export const OWING = 'owing';

/** Choices over the address book; without one all records are shown. */
export const bookFilters = {
  resident: { text: 'Bydlící', keeps: (row) => row.resident },
  'no-space': {
    text: 'Bez prostoru',
    keeps: (row) => row.address_type === 'person' && !row.resident,
  },
  person: { text: 'Fyzické osoby', keeps: (row) => row.address_type === 'person' },
  company: { text: 'Právnické osoby', keeps: (row) => row.address_type === 'company' },
  supplier: { text: 'Dodavatelé', keeps: (row) => row.address_type === 'supplier' },
  office: { text: 'Úřady', keeps: (row) => row.address_type === 'office' },
  'no-email': { text: 'Bez e-mailu', keeps: (row) => row.email === '' },
  'no-phone': { text: 'Bez telefonu', keeps: (row) => row.phone === '' },
  [OWING]: { text: 'Dluží', keeps: ({ overdue = 0 }) => overdue > 0 },
  hidden: { text: 'Skryté', keeps: (row) => row.hidden },
} as const satisfies Record<string, BookFilter>;

export type BookFilterName = keyof typeof bookFilters;

/** The row of a record that is being made. */
export function emptyRow(unit_id: number): BookRow {
  const { address_type, street, city, zip, phone, email, business_id, sipo } = emptyAddress;
  const { contact_preference } = emptyAddress;
  const unsaid = { full_name: '', title_before: '', title_after: '', other_contacts: '' };
  const texts = { ...unsaid, street, city, zip, phone, email, business_id, sipo, updated: '' };
  const stored = { address_id: 0, unit_id, version: 0, hidden: false };
  return { ...stored, address_type, contact_preference, ...texts, resident: false };
}

/** Rows of the list with their standing in the unit, and what they owe where that is told. */
export function bookRows(
  values: readonly AddressRow[],
  residentIds: readonly number[],
  owing?: OwingTold | null,
): readonly BookRow[] {
  const residents = new Set(residentIds);
  const debts = owing && owingBy(owing, ({ address_ids }) => address_ids);
  const debtOf = (id: number) => {
    const debt = debts?.get(id);
    return debt && { overdue: debt.overdue, owing_accounts: debt.accounts };
  };
  return values.map((row) => ({
    ...row,
    resident: residents.has(row.address_id),
    ...debtOf(row.address_id),
  }));
}

/** The chosen rows; all of them for a choice that nobody offers. */
export function filteredAddresses(
  rows: readonly BookRow[] | undefined,
  filter: string | undefined,
): readonly BookRow[] | undefined {
  if (filter === undefined || !Object.hasOwn(bookFilters, filter)) return rows;
  return rows?.filter(bookFilters[filter as BookFilterName].keeps);
}

/** What the counts of the choices stand on, besides the rows. */
interface Counted {
  readonly hiddenCount: number;
  /** Hidden records are asked for, whatever is chosen. */
  readonly areHiddenListed: boolean;
  /** What the people owe has been told. */
  readonly areDebtsKnown: boolean;
}

/**
 * How many rows each of the filters would leave, undefined where that is not known; hidden records count also
 * while they are not listed. Those that are listed only because hidden ones are chosen go with that choice, so
 * no other counts them.
 */
export function filterCounts(
  rows: readonly BookRow[],
  { hiddenCount, areHiddenListed, areDebtsKnown }: Counted,
): Readonly<Record<BookFilterName, number | undefined>> {
  const listed = areHiddenListed ? rows : rows.filter(({ hidden }) => !hidden);
  const counts = Object.entries(bookFilters).map(([name, { keeps }]) => [
    name,
    listed.filter(keeps).length,
  ]);
  return {
    ...(Object.fromEntries(counts) as Record<BookFilterName, number>),
    hidden: hiddenCount,
    ...(!areDebtsKnown && { [OWING]: undefined }),
  };
}
