import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '#web/icons/IconFileSpreadsheet.ts';
import type { LegalLine } from '#contract/money/arrears-interest.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { exportXlsx } from '#web/table/send-out.ts';
import { Note } from '#web/ui/Note.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useLegalLines } from './arrears.queries.ts';
import type { ArrearsPart } from './place.ts';
import { debtorsText, percentText } from './words.ts';

interface LegalListProps extends ArrearsPart {
  accounts: readonly number[];
  /** Name of the unit. */
  unit_name: string;
}

const kinds: Readonly<Record<LegalLine['kind'], string>> = {
  claim: 'předpis',
  payment: 'platba',
  interest: 'úrok',
};

const rowKey = ({ kind, ledger_account_id, id, on }: LegalLine) =>
  `${ledger_account_id} ${kind} ${id} ${on}`;

const columns: readonly Column<LegalLine>[] = [
  { text: 'Prostor', value: 'place', sortable: true, width: 110, fixed: true },
  { text: 'Kdo', value: 'names', sortable: true, width: 130 },
  { text: 'VS', value: 'variable_symbol', width: 95, hiddenFirst: true },
  { text: 'Druh', id: 'kind', value: ({ kind }) => kinds[kind], sortable: true, width: 75 },
  {
    text: 'Co',
    value: 'text',
    sortable: true,
    width: 170,
    telling: true,
    onCard: ({ text, names }) => `${names}: ${text}`,
  },
  {
    text: 'Den',
    value: 'on',
    sortable: true,
    width: 100,
    telling: true,
    render: ({ on }) => formatDate(on),
  },
  {
    text: 'Do',
    value: 'to',
    width: 100,
    render: ({ to }) => (to === null ? '' : formatDate(to)),
  },
  moneyColumn({ text: 'Částka', id: 'amount', of: ({ amount }) => amount, telling: true }),
  moneyColumn({
    text: 'Nezaplaceno',
    id: 'unpaid',
    of: ({ unpaid }) => unpaid,
    isSummed: true,
  }),
  { text: 'Dní', value: 'days', width: 55, align: 'right' },
  {
    text: 'Sazba',
    value: 'rate',
    width: 85,
    align: 'right',
    decimals: 2,
    render: ({ rate }) => (rate === null ? '' : percentText(rate)),
  },
  moneyColumn({
    text: 'Úrok',
    id: 'interest',
    of: ({ interest }) => interest,
    render: ({ kind, interest }) =>
      interest === null ? (
        ''
      ) : kind === 'claim' ? (
        <b>{formatMoney(interest)}</b>
      ) : (
        formatMoney(interest)
      ),
  }),
  { text: 'Dohoda o splátkách', value: 'agreement', width: 170, hiddenFirst: true },
  { text: 'Poznámka', value: 'note', width: 150, hiddenFirst: true },
];

/** All lines of chosen debts, to be printed or saved for a lawyer. */
export function LegalList({ unit_id, unit_name, place, go, accounts }: LegalListProps) {
  const { as_of } = place;
  const label = `Dluhy pro advokáta ke dni ${formatDate(as_of ?? todayInPrague())}`;
  const { data, error, refetch } = useLegalLines(unit_id, accounts, as_of);
  const close = () => go({ legal: undefined });
  useEscape(close);
  return (
    <OpenedRecord backLabel="Zpět na dluhy" onBack={close}>
      <Page
        title="Seznam pro advokáta"
        note={`${debtorsText(accounts.length)}, stav ke dni ${formatDate(as_of ?? todayInPrague())}`}
        action={
          <Button
            leftSection={<IconFileSpreadsheet size="1.125rem" aria-hidden="true" />}
            disabled={data === undefined}
            onClick={() =>
              void exportXlsx({
                label,
                unit: unit_name,
                search: '',
                columns,
                rows: data?.values ?? [],
              })
            }
          >
            Uložit XLSX
          </Button>
        }
      >
        {error !== null && data === undefined ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <Note>
              Všechny předpisy, platby a úroky zvolených kont. Úrok celého předpisu je tučně u
              předpisu, pod ním jsou jeho řádky; do součtů se proto nepočítá. XLSX má všechny řádky
              a sloupce, i variabilní symbol, stav dohody o splátkách a poznámku; tisk je v nabídce
              tabulky.
            </Note>
            <DataTable
              id="lawyer"
              label={label}
              rows={data?.values}
              columns={columns}
              rowKey={rowKey}
              seek={{ placeholder: 'Prostor, jméno, předpis', label: 'Hledat řádek' }}
            />
          </>
        )}
      </Page>
    </OpenedRecord>
  );
}
