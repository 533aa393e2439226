import { Button } from '@mantine/core';
import type { BankStatement } from '#contract/money/bank-statements.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
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

const rowKey = (row: BankStatement) => row.bank_statement_id;

/** What was accepted, with what is missing between. */
export function StatementsTab({ unit_id, place, go }: StatementsTabProps) {
  const accounts = useAccounts(unit_id);
  const { data, error, refetch } = useStatements(unit_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (accounts.data?.values.length === 0) return <FirstAccount go={go} />;
  const open = (row: BankStatement) => go({ statement: rowKey(row) });
  const opened = data?.values.find((row) => rowKey(row) === place.statement);
  return (
    <div className={styles.part}>
      <DataTable
        id="bank-statements"
        label="Přijaté výpisy"
        rows={data?.values}
        columns={statementColumns}
        rowKey={rowKey}
        marked={place.statement}
        onActivate={open}
        activateLabel="Otevřít výpis"
        seek={{ placeholder: 'Účet, číslo, soubor', label: 'Hledat výpis' }}
        emptyAction={
          <span className={styles.note}>
            Soubor stáhněte z internetového bankovnictví a načtěte ho tlačítkem Načíst výpis.
          </span>
        }
      />
      {opened === undefined ? null : (
        <StatementDialog
          key={rowKey(opened)}
          statement={opened}
          onClose={() => go({ statement: undefined }, { replace: true })}
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
