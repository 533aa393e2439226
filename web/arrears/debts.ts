import type { Debtor } from '#contract/money/arrears.ts';
import { compareCzech } from '#contract/rules/search.ts';

/** The ages of debts, with the words that people use for them. */
export const ages = [
  { key: 'age_30', text: '1–30 dní' },
  { key: 'age_60', text: '31–60 dní' },
  { key: 'age_90', text: '61–90 dní' },
  { key: 'age_over', text: 'Přes 90 dní' },
] as const satisfies readonly { key: keyof Debtor; text: string }[];

type Sums = Pick<Debtor, 'overdue' | (typeof ages)[number]['key']>;

interface Filter {
  readonly text: string;
  readonly has: (debtor: Debtor) => boolean;
}

const filters: Readonly<Record<string, Filter>> = {
  all: { text: 'Vše', has: () => true },
  ...Object.fromEntries(
    ages.map(({ key, text }) => [key, { text, has: (debtor: Debtor) => debtor[key] > 0 }]),
  ),
  former: { text: 'Bývalí', has: ({ is_present }) => !is_present },
  agreed: { text: 'Ve splátkách', has: ({ agreement }) => agreement !== null },
  late: { text: 'Splátka po termínu', has: ({ agreement }) => agreement?.state === 'breached' },
};

/** The chosen filter; all debts for one that nobody offers. */
export const debtFilter = (name: string | undefined): string =>
  name !== undefined && Object.hasOwn(filters, name) ? name : 'all';

/** Debts that the filter leaves. */
export const filteredDebts = (rows: readonly Debtor[], name: string): readonly Debtor[] =>
  rows.filter((row) => filters[name]?.has(row) ?? true);

/** The choices with how many debts each of them would leave. */
export const debtChoices = (rows: readonly Debtor[] | undefined) =>
  Object.entries(filters).map(([name, { text, has }]) => ({
    name,
    text,
    count: rows?.filter(has).length,
  }));

/** Debts in the house, or outside of houses for 0. */
export const inHouse = (rows: readonly Debtor[], house: number | undefined): readonly Debtor[] =>
  house === undefined ? rows : rows.filter(({ building_id }) => (building_id ?? 0) === house);

/** Debts that are told together. */
export interface DebtGroup extends Sums {
  /** address_id of a person, pasport_id of a house; 0 outside of houses. */
  readonly id: number;
  readonly name: string;
  readonly debts: readonly Debtor[];
  readonly owed_since: string;
  /** Whether none of them bears the space any more. */
  readonly is_former: boolean;
}

/** What debts make together, each age by itself. */
export function sumsOf(debts: readonly Debtor[]): Sums {
  const sum = (key: keyof Sums) => debts.reduce((so, debt) => so + debt[key], 0);
  return {
    overdue: sum('overdue'),
    age_30: sum('age_30'),
    age_60: sum('age_60'),
    age_90: sum('age_90'),
    age_over: sum('age_over'),
  };
}

function grouped(
  debts: readonly Debtor[],
  keyOf: (debtor: Debtor) => { readonly id: number; readonly name: string },
): readonly DebtGroup[] {
  const groups = new Map<number, { name: string; debts: Debtor[] }>();
  for (const debt of debts) {
    const { id, name } = keyOf(debt);
    const group = groups.get(id) ?? { name, debts: [] };
    groups.set(id, group);
    group.debts.push(debt);
  }
  return [...groups].map(([id, { name, debts: own }]) => ({
    id,
    name,
    debts: own,
    ...sumsOf(own),
    owed_since: own.map(({ owed_since }) => owed_since).toSorted()[0] ?? '',
    is_former: own.every(({ is_present }) => !is_present),
  }));
}

/** Debts by houses, as people order their names; what is outside of houses comes last. */
export const byHouse = (debts: readonly Debtor[]): readonly DebtGroup[] =>
  grouped(debts, ({ building_id, building_name }) => ({
    id: building_id ?? 0,
    name: building_id === null ? 'Mimo domy' : building_name,
  })).toSorted((one, other) =>
    one.id === 0 || other.id === 0 ? other.id - one.id : compareCzech(one.name, other.name),
  );

/** Debts by who represents the party of the account, so that each is there once; who owes most is the first. */
export const byPerson = (debts: readonly Debtor[]): readonly DebtGroup[] =>
  grouped(debts, ({ people: [first], names }) => ({
    id: first?.address_id ?? 0,
    name: first?.full_name ?? names,
  })).toSorted((one, other) => other.overdue - one.overdue);
