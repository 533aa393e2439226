import type { LedgerAccount } from '#contract/money/accounts.ts';
import { formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { PhoneLink } from '#web/ui/Reach.tsx';
import styles from './money.module.css';
import { moneyColumn } from '#web/table/money-column.ts';
import { sinceText, spaceText, standingText } from './words.ts';

const isLate = ({ overdue }: LedgerAccount) => overdue > 0;

/** What is left to be paid; on a card, which has no column of it, with the word for it. */
function Balance({ account, asCards }: { account: LedgerAccount; asCards: boolean }) {
  const { balance } = account;
  const word = asCards && balance !== 0 ? ` ${standingText(account)}` : '';
  return (
    <span className={isLate(account) ? styles.late : undefined}>
      {`${formatMoney(balance)}${word}`}
    </span>
  );
}

interface AccountColumns {
  /** The day at the end of which they stand so. */
  readonly day: string;
  readonly asCards: boolean;
}

/** Columns of accounts. */
export function accountColumns({ day, asCards }: AccountColumns): readonly Column<LedgerAccount>[] {
  return [
    {
      text: 'Prostor',
      id: 'space',
      value: spaceText,
      sortable: true,
      width: 125,
      whole: true,
      fixed: true,
      telling: true,
    },
    {
      text: 'Kdo',
      value: 'names',
      sortable: true,
      width: 190,
      telling: true,
      render: ({ names, is_present }) => (is_present ? names : `${names} (dříve)`),
    },
    { text: 'VS', value: 'variable_symbol', sortable: true, width: 95 },
    moneyColumn({
      text: 'Předepsáno',
      id: 'claimed',
      of: ({ claimed }) => claimed,
      isSummed: true,
      hiddenFirst: true,
    }),
    moneyColumn({
      text: 'Zaplaceno',
      id: 'paid',
      of: ({ paid }) => paid,
      isSummed: true,
      hiddenFirst: true,
    }),
    moneyColumn({
      text: 'Zůstatek',
      id: 'balance',
      of: ({ balance }) => balance,
      isSummed: true,
      telling: true,
      render: (account) => <Balance account={account} asCards={asCards} />,
    }),
    { text: 'Stav', id: 'standing', value: standingText, sortable: true, width: 105 },
    moneyColumn({
      text: 'Po splatnosti',
      id: 'overdue',
      of: ({ overdue }) => overdue,
      isSummed: true,
    }),
    {
      text: 'Dluží od',
      value: 'owed_since',
      sortable: true,
      width: 150,
      render: ({ owed_since }) => sinceText(owed_since, day),
    },
    {
      text: 'Telefon',
      value: 'phone',
      width: 150,
      hiddenFirst: true,
      render: ({ phone }) => <PhoneLink phone={phone ?? ''} />,
    },
    { text: 'Čí telefon', value: 'phone_of', width: 160, hiddenFirst: true },
    { text: 'E-mail', value: 'email', width: 200, hiddenFirst: true },
  ];
}

/** Texts of an account that the search goes through. */
export const textsOfAccount = (account: LedgerAccount): readonly string[] => [
  spaceText(account),
  account.names,
  account.variable_symbol,
  account.phone ?? '',
];
