import { costFields } from '#contract/pasports/costs.ts';
import type {
  HeldValue,
  HouseValueKind,
  HouseValueRow,
  LaterValue,
} from '#contract/pasports/house-values.ts';
import { occupantFields } from '#contract/pasports/occupants.ts';
import { foldText } from '#contract/rules/search.ts';
import { formatMoney, formatNumber } from '#web/lib/czech.ts';

/** A column of the sheet: persons, or a service. */
export interface SheetColumn {
  /** The folded name; empty for persons. */
  readonly key: string;
  /** The service as it is written; empty for persons. */
  readonly name: string;
}

/** What was typed over values, by their cells; a value taken back is not there. */
export type Typed = Readonly<Record<string, string>>;

/** The key of a cell among what was typed. */
export const cellKey = (pasport_id: number, { key }: SheetColumn) => `${pasport_id} ${key}`;

/** The key of a column by its name. */
export const columnKey = (name: string) => foldText(name.trim());

/** The record that holds in the space, if any does. */
export function heldIn({ held }: HouseValueRow, { key }: SheetColumn): HeldValue | undefined {
  return held.find(({ name }) => columnKey(name) === key);
}

/** The first record that begins later, if any does. */
export function laterIn({ later }: HouseValueRow, { key }: SheetColumn): LaterValue | undefined {
  return later.find(({ name }) => columnKey(name) === key);
}

/** What a kind of values is called, and how it is read and written. */
export interface ValueWords {
  /** 'Počet osob', of a column of a service its name. */
  readonly title: string;
  readonly value: typeof occupantFields.users_count.value;
  /** An amount with its unit. */
  readonly amountText: (amount: number) => string;
  /** A sum of amounts. */
  readonly sumText: (sum: number) => string;
  readonly none: string;
}

export const valueWords: Readonly<Record<HouseValueKind, ValueWords>> = {
  persons: {
    title: 'Počet osob',
    value: occupantFields.users_count.value,
    amountText: (amount) => formatNumber(amount, 0),
    sumText: (sum) => formatNumber(sum, 0),
    none: 'neznámo',
  },
  advances: {
    title: 'Zálohy',
    value: costFields.monthly_advance.value,
    amountText: formatMoney,
    sumText: formatMoney,
    none: 'bez zálohy',
  },
};

/** What a cell says: an amount, null for none, or why it can not be saved. */
export type CellReading = { readonly amount: number | null } | { readonly fault: string };

const NO_HELLERS = /,\s*[-–—]+\s*(kč)?$/iu;

/** Reads a cell as it was typed or pasted; an empty one says that nothing holds. */
export function readCell(kind: HouseValueKind, text: string): CellReading {
  const { value } = valueWords[kind];
  const plain = text.trim().replace(NO_HELLERS, '');
  if (plain === '') return { amount: null };
  const reading = value.cell(plain);
  if ('fault' in reading) return reading;
  const judged = value.write.safeParse(reading.value);
  if (judged.success) return { amount: judged.data };
  return { fault: judged.error.issues[0]?.message ?? 'Zadejte číselnou hodnotu' };
}

/** An amount as a person types it; an empty text for none. */
export function typedText(kind: HouseValueKind, amount: number | null | undefined): string {
  return valueWords[kind].value.text(amount ?? null);
}

/** Services of the sheet: those that hold in some space and those added, in the order of the list, others behind. */
export function columnsOf(
  kind: HouseValueKind,
  rows: readonly HouseValueRow[],
  listed: readonly string[],
  added: readonly string[],
): readonly SheetColumn[] {
  if (kind === 'persons') return [{ key: '', name: '' }];
  const used = rows.flatMap(({ held }) => held.map(({ name }) => name));
  const names = new Map([...used, ...added].map((name) => [columnKey(name), name]));
  const places = new Map(listed.map((name, at) => [columnKey(name), at]));
  for (const name of listed) if (names.has(columnKey(name))) names.set(columnKey(name), name);
  const place = (key: string) => places.get(key) ?? listed.length;
  return [...names]
    .map(([key, name]) => ({ key, name }))
    .toSorted(
      (one, other) => place(one.key) - place(other.key) || one.name.localeCompare(other.name, 'cs'),
    );
}
