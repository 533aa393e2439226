import { Button } from '@mantine/core';
import type { BankStatement } from '#contract/money/bank-statements.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { hasGap } from './bank-words.ts';
import { useAccounts, useStatements } from './bank.queries.ts';
import styles from './bank.module.css';
import type { BankPlace, Go } from './place.ts';
import { StatementDialog } from './StatementDialog.tsx';
import { statementColumns } from './statement-columns.tsx';

interface StatementsTabProps {
  unit_id: number;
  place: BankPlace;
  go: Go;
}

const [ALL, GAPS] = ['all', 'gaps'];
const rowKey = (row: BankStatement) => row.bank_statement_id;

const hintOf = (shown: { isBroken: boolean; all: readonly BankStatement[] | undefined }) =>
  shown.isBroken && shown.all?.length !== 0
    ? 'Výpisy na sebe navazují: mezi přijatými žádný nechybí a další se neopozdil.'
    : 'Soubor stáhněte z internetového bankovnictví a načtěte ho tlačítkem Načíst výpis.';

const gapChoices = (all: readonly BankStatement[] | undefined) => [
  { name: ALL, text: 'Vše', count: all?.length },
  { name: GAPS, text: 'Něco chybí', count: all?.filter(hasGap).length },
];

/** What was accepted, with what is missing between. */
export function StatementsTab({ unit_id, place, go }: StatementsTabProps) {
  const accounts = useAccounts(unit_id);
  const { data, error, refetch } = useStatements(unit_id);
  const list = useRecordList<BankStatement, never>({
    rows: data?.values,
    rowKey,
    open: place.statement,
    onOpen: (statement) => go({ statement }, { replace: statement === undefined }),
    walk: { list: 'bank-statements', onStep: (statement) => go({ statement }, { replace: true }) },
  });
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (accounts.data?.values.length === 0) return <FirstAccount go={go} />;
  const isBroken = place.filter === GAPS;
  const rows = isBroken ? data?.values.filter(hasGap) : data?.values;
  return (
    <div className={styles.part}>
      <FilterChips
        label="Výběr výpisů"
        choices={gapChoices(data?.values)}
        value={isBroken ? GAPS : ALL}
        onChange={(name) => go({ filter: name === GAPS ? GAPS : undefined }, { replace: true })}
      />
      <RecordTable
        list={list}
        id="bank-statements"
        label="Přijaté výpisy"
        rows={rows}
        columns={statementColumns}
        activateLabel="Otevřít výpis"
        seek={{ placeholder: 'Účet, číslo, soubor', label: 'Hledat výpis' }}
        emptyAction={<span className={styles.note}>{hintOf({ isBroken, all: data?.values })}</span>}
      />
      {list.opened === undefined ? null : (
        <StatementDialog
          statement={list.opened}
          steps={list.steps}
          place={place}
          go={go}
          onClose={list.close}
        />
      )}
    </div>
  );
}

function FirstAccount({ go }: { go: Go }) {
  return (
    <EmptyState
      icon="bank"
      title="Jednotka zatím nemá bankovní účet"
      text="Založte účet, ze kterého banka výpisy posílá; podle jeho čísla se pozná, čí výpis je."
      action={<Button onClick={() => go({ tab: 'accounts' })}>Přejít na účty</Button>}
    />
  );
}
