import type { RecordOf, ToldField, ToldFields, WrittenFields } from '#contract/record.ts';
import type { Value, ValueKind } from '#contract/values/value.ts';
import { columnId, type Column } from '#web/table/columns.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { textLook } from './text-look.ts';
import { dayLook } from './day/day-look.ts';
import { momentLook } from './moment/moment-look.ts';
import { listedColumn } from './listed-column.ts';
import { moneyLook } from './money/money-look.ts';
import { numberLook } from './number/number-look.ts';
import type { ValueLook } from './value-column.ts';

const plain = (): ValueLook => ({});

const looks: Readonly<Record<ValueKind, (name: string, value: Value) => ValueLook>> = {
  text: plain,
  'long-text': plain,
  email: plain,
  phone: plain,
  digits: plain,
  zip: plain,
  zips: textLook,
  whole: numberLook,
  decimal: numberLook,
  area: numberLook,
  money: moneyLook,
  day: dayLook,
  moment: momentLook,
  'yes-no': plain,
  choice: textLook,
  reference: plain,
  person: plain,
  rows: textLook,
};

type Own<Row> = { readonly [K in keyof Row]?: Partial<Column<Row>> };

function columnOf<Row>(
  name: string,
  { value, label, listed }: ToldField,
  own: Own<Row>,
): Column<Row>[] {
  if (listed === null) return [];
  const { summed } = listed;
  const column = listedColumn<Readonly<Record<string, unknown>>>(name, { label, listed });
  const text = value.kind === 'money' ? { text: formatMoney } : {};
  const sums = summed && { summed: { zeroIsUnknown: summed === 'filled', ...text } };
  const look = { ...sums, ...looks[value.kind](name, value) };
  return [{ ...column, ...look, ...own[name as keyof Row] } as unknown as Column<Row>];
}

/** Columns of a list by the description of its record; `own` is what a column has otherwise. */
export function listColumns<Row>(
  { written, told, list }: RecordOf<WrittenFields, ToldFields>,
  own: Own<Row> = {},
): Column<Row>[] {
  const fields: ToldFields = { ...written, ...told };
  const names = new Set([...list, ...Object.keys(fields)]);
  return [...names].flatMap((name) => columnOf(name, fields[name] as ToldField, own));
}

/** Columns with others among them, each behind the one of the id; those of no id stand first. */
export function interleaved<Row>(
  columns: readonly Column<Row>[],
  behind: Readonly<Record<string, readonly Column<Row>[]>>,
): readonly Column<Row>[] {
  const others = (id: string) => behind[id] ?? [];
  return [...others(''), ...columns.flatMap((one) => [one, ...others(columnId(one))])];
}

/** Texts of a row that the search of the list goes through. */
export function searchedTexts(
  { written, told }: RecordOf<WrittenFields, ToldFields>,
  row: Readonly<Record<string, unknown>>,
): string[] {
  const fields: ToldFields = { ...written, ...told };
  return Object.keys(fields)
    .filter((name) => fields[name]?.searched === true)
    .map((name) => fields[name]?.value.text(row[name]) ?? '');
}
