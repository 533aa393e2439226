import { useState } from 'react';
import type { AccountingCode } from '#contract/money/accounting-codes.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from '../money.module.css';
import { useCodes } from './accounting.queries.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { codeText, kindText, sidesText } from './words.ts';

const rowKey = ({ kind, name }: AccountingCode) => `${kind} ${name}`;
const textsOfCode = (code: AccountingCode) => [codeText(code), code.posting, code.centre];

/** What a row has; what it lacks is told weaker. */
const told = (text: string, missing: string) =>
  text === '' ? <span className={styles.put}>{missing}</span> : text;

const columns: readonly Column<AccountingCode>[] = [
  {
    text: 'Položka',
    id: 'name',
    value: codeText,
    sortable: true,
    width: 240,
    fixed: true,
    telling: true,
  },
  { text: 'Druh', id: 'kind', value: ({ kind }) => kindText(kind), sortable: true, width: 90 },
  {
    text: 'MD / D',
    id: 'sides',
    value: sidesText,
    sortable: true,
    width: 150,
    telling: true,
    render: (code) => told(sidesText(code).replace('neurčeno', ''), 'neurčeno'),
  },
  {
    text: 'Předkontace',
    value: 'posting',
    sortable: true,
    width: 140,
    telling: true,
    render: ({ posting }) => told(posting, 'neurčena'),
  },
  { text: 'Středisko', value: 'centre', sortable: true, width: 120 },
  {
    text: 'Účet v Pohodě',
    value: 'cash_code',
    sortable: true,
    width: 140,
    render: ({ kind, cash_code }) => told(cash_code, kind === 'payment' ? 'neurčen' : ''),
  },
];

/** By which accounts the bookkeeping knows what is claimed and how it is paid. */
export function CodesTab({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useCodes(unit_id);
  const [opened, setOpened] = useState<string>();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const code = data?.values.find((one) => rowKey(one) === opened);
  return (
    <div className={styles.part}>
      <Note>
        Položky jsou to, co se v jednotce už předepsalo, a způsoby platby. Co předkontaci nemá,
        předá se do Pohody bez zaúčtování.
      </Note>
      <DataTable
        id="accounting-codes"
        label="Předkontace"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        onActivate={(row) => setOpened(rowKey(row))}
        activateLabel="Upravit předkontaci"
        searchIn={textsOfCode}
        seek={{ placeholder: 'Položka, předkontace', label: 'Hledat položku' }}
      />
      {code === undefined ? null : (
        <CodeDialog key={opened} code={code} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
