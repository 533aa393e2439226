import { amountDecimals, unitText } from '#contract/metering/amount-text.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import { formatNumber } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { changeText } from '../meter-text.ts';
import type { Measure, UseRow } from './house-use.ts';

const percent = (value: number | null): string => (value === null ? '–' : changeText(value));

/** A number that is not known is a dash. */
const figure =
  (value: (row: UseRow) => number | null, decimals: number) =>
  (row: UseRow): string => {
    const known = value(row);
    return known === null ? '–' : formatNumber(known, decimals);
  };

/** What of another measure is told beside: nothing where it is not measured. */
function amountColumn({ key, kind, unit }: Measure): Column<UseRow> {
  const decimals = amountDecimals(unit);
  return {
    id: key,
    text: `${meterKindShort[kind]} ${unitText(unit)}`,
    value: ({ amounts }) => amounts.get(key),
    render: ({ amounts }) => {
      const amount = amounts.get(key);
      if (amount === undefined) return '';
      return amount === null ? '–' : formatNumber(amount, decimals);
    },
    width: 90,
    align: 'right',
    decimals,
    summed: {},
    hiddenFirst: true,
  };
}

/** The year before as it would have been at the weather of the time. */
const atWeather = (decimals: number): readonly Column<UseRow>[] => [
  {
    align: 'right',
    decimals,
    text: 'Přepočteno',
    value: 'corrected',
    render: figure(({ corrected }) => corrected, decimals),
    width: 100,
    summed: {},
  },
  {
    align: 'right',
    decimals: 0,
    text: 'Změna %',
    value: 'fairChange',
    render: ({ fairChange }) => percent(fairChange),
    width: 84,
  },
];

/** What the amount is compared by. */
function comparisons({ unit }: Measure, weather: 'known' | 'unknown'): readonly Column<UseRow>[] {
  const decimals = amountDecimals(unit);
  const name = unitText(unit);
  const fine = { align: 'right', decimals: decimals + 1 } as const;
  const rounded = { align: 'right', decimals: 0 } as const;
  return [
    {
      ...fine,
      text: `${name}/m²`,
      value: 'perArea',
      render: figure(({ perArea }) => perArea, decimals + 1),
      width: 84,
      telling: true,
    },
    {
      ...fine,
      text: `${name}/osobu`,
      value: 'perPerson',
      render: figure(({ perPerson }) => perPerson, decimals + 1),
      width: 96,
    },
    {
      align: 'right',
      decimals,
      text: 'Rok předtím',
      value: 'former',
      render: figure(({ former }) => former, decimals),
      width: 100,
      summed: {},
      hiddenFirst: weather === 'known',
    },
    {
      ...rounded,
      text: weather === 'known' ? 'Změna bez počasí %' : 'Změna %',
      value: 'change',
      render: ({ change }) => percent(change),
      width: 84,
      // Of heat years are compared at the same weather where it is known.
      hiddenFirst: weather === 'known',
    },
    ...(weather === 'known' ? atWeather(decimals) : []),
    {
      ...rounded,
      text: 'K mediánu %',
      value: 'toMedian',
      render: ({ toMedian }) => percent(toMedian),
      width: 100,
    },
    {
      ...rounded,
      text: 'Děleno %',
      value: 'divided',
      render: figure(({ divided }) => divided, 0),
      width: 84,
    },
  ];
}

/** Columns of spaces compared by a measure, with amounts of the others beside. */
export function comparedColumns(
  measure: Measure,
  measures: readonly Measure[],
  { isHeated, weather }: { isHeated: boolean; weather: 'known' | 'unknown' },
): readonly Column<UseRow>[] {
  const { kind, unit } = measure;
  const decimals = amountDecimals(unit);
  const name = unitText(unit);
  const number = { align: 'right', decimals } as const;
  const rounded = { align: 'right', decimals: 0 } as const;
  return [
    { text: 'Prostor', value: 'space_number', width: 84, telling: true },
    { text: 'Uživatel', value: 'tenant_name', width: 130 },
    { text: 'Podlaží', value: 'floor_code', width: 80, hiddenFirst: true },
    {
      ...number,
      decimals: 2,
      text: isHeated ? 'Vytápěná m²' : 'Plocha m²',
      value: 'area',
      width: 92,
      summed: {},
      // What is compared stands by one m² and one person; of how many, for whom asks.
      hiddenFirst: true,
    },
    { ...rounded, text: 'Osob', value: 'users_count', width: 60, summed: {}, hiddenFirst: true },
    {
      ...number,
      text: `${meterKindShort[kind]} ${name}`,
      value: 'amount',
      render: figure(({ amount }) => amount, decimals),
      width: 90,
      telling: true,
      summed: {},
    },
    ...comparisons(measure, weather),
    { text: 'Poznámka', value: 'note', width: 120 },
    ...measures.filter(({ key }) => key !== measure.key).map(amountColumn),
  ];
}
