import { Badge } from '@mantine/core';
import { daysBetween } from '#contract/czech/iso-date.ts';
import type { Debtor } from '#contract/money/arrears.ts';
import { daysText, debtPlace } from '#contract/money/debt-text.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { PhoneLink } from '#web/ui/Reach.tsx';
import styles from './arrears.module.css';
import { ages, type DebtGroup } from './debts.ts';
import { agreementStates } from './instalments/words.ts';

type Aged = Pick<Debtor, 'overdue' | 'age_30' | 'age_60' | 'age_90' | 'age_over' | 'owed_since'>;

/** Since when it is owed by the day: '20. 3. 2026 (12 dní)'. */
export const sinceText = (owed_since: string, day: string): string =>
  `${formatDate(owed_since)} (${daysText(daysBetween(owed_since, day))})`;

/** The sum, its ages and since when it is owed. */
function agedColumns<Row extends Aged>(day: string): readonly Column<Row>[] {
  return [
    moneyColumn<Row>({
      text: 'Po splatnosti',
      id: 'overdue',
      of: ({ overdue }) => overdue,
      isSummed: true,
      telling: true,
      render: ({ overdue }) => <span className={styles.late}>{formatMoney(overdue)}</span>,
    }),
    ...ages.map(({ key, text }) =>
      moneyColumn<Row>({
        text,
        id: key,
        of: (row) => row[key],
        isSummed: true,
        render: (row) => (row[key] === 0 ? '' : formatMoney(row[key])),
      }),
    ),
    {
      text: 'Dluží od',
      id: 'owed_since',
      value: ({ owed_since }) => owed_since,
      sortable: true,
      width: 150,
      telling: true,
      render: ({ owed_since }) => sinceText(owed_since, day),
    },
  ];
}

/** Who owes, and what is to be known of it: 'Horák Jan (dohoda porušená)'. */
function namesOf({ names, is_present, agreement }: Debtor): string {
  const marks = [
    ...(is_present ? [] : ['dříve']),
    ...(agreement === null ? [] : [`dohoda ${agreementStates[agreement.state].text}`]),
  ];
  return marks.length === 0 ? names : `${names} (${marks.join(', ')})`;
}

/** The same in a row, where a mark that stands first is seen however long the names are. */
function MarkedNames({ debt }: { debt: Debtor }) {
  const { agreement } = debt;
  if (agreement === null) return namesOf(debt);
  const { text, color } = agreementStates[agreement.state];
  return (
    <>
      <Badge size="sm" color={color} tt="none" title={`Dohoda o splátkách ${text}`} mr={6}>
        {agreement.state === 'breached' ? 'porušeno' : 'splátky'}
      </Badge>
      {namesOf({ ...debt, agreement: null })}
    </>
  );
}

/** Columns of debts. */
export const debtColumns = (day: string): readonly Column<Debtor>[] => [
  {
    text: 'Prostor',
    id: 'space',
    value: debtPlace,
    sortable: true,
    width: 125,
    whole: true,
    fixed: true,
  },
  {
    text: 'Kdo',
    value: 'names',
    sortable: true,
    width: 170,
    // Behind the mark there is still room for whose debt it is.
    least: 125,
    telling: true,
    render: (debt) => <MarkedNames debt={debt} />,
    onCard: (debt) => `${namesOf(debt)}, ${debtPlace(debt)}`,
  },
  { text: 'VS', value: 'variable_symbol', sortable: true, width: 95, hiddenFirst: true },
  ...agedColumns<Debtor>(day),
  {
    text: 'Splátky',
    id: 'agreement',
    value: ({ agreement }) =>
      agreement === null ? '' : `dohoda ${agreementStates[agreement.state].text}`,
    sortable: true,
    width: 140,
    hiddenFirst: true,
    render: ({ agreement }) =>
      agreement === null ? null : (
        <Badge color={agreementStates[agreement.state].color} tt="none">
          {`dohoda ${agreementStates[agreement.state].text}`}
        </Badge>
      ),
  },
  moneyColumn({
    text: 'Z toho ve splátkách',
    id: 'agreed',
    of: ({ agreement }) => agreement?.agreed ?? 0,
    isSummed: true,
    hiddenFirst: true,
    render: ({ agreement }) => (agreement === null ? '' : formatMoney(agreement.agreed)),
  }),
  {
    text: 'Předpisů',
    value: 'claims_count',
    sortable: true,
    width: 90,
    align: 'right',
    hiddenFirst: true,
  },
  {
    text: 'Telefon',
    value: 'phone',
    width: 150,
    hiddenFirst: true,
    render: ({ phone }) => <PhoneLink phone={phone ?? ''} />,
  },
  { text: 'Čí telefon', value: 'phone_of', width: 160, hiddenFirst: true },
];

/** Columns of houses, or of people, with how many accounts they owe of. */
export const groupColumns = (heading: string, day: string): readonly Column<DebtGroup>[] => [
  {
    text: heading,
    value: 'name',
    sortable: true,
    width: 190,
    fixed: true,
    telling: true,
    render: ({ name, is_former }) => (is_former ? `${name} (dříve)` : name),
  },
  {
    text: 'Kont',
    id: 'count',
    value: ({ debts }) => debts.length,
    sortable: true,
    width: 70,
    align: 'right',
    summed: {},
  },
  ...agedColumns<DebtGroup>(day),
];

/** Texts of a debt that the search goes through. */
export const textsOfDebt = (debt: Debtor): readonly string[] => [
  debtPlace(debt),
  debt.names,
  debt.variable_symbol,
  debt.phone ?? '',
];
