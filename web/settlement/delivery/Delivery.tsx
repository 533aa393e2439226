import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Settlement } from '#contract/settlement/settlements.ts';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Go, SettlementAt } from '../place.ts';
import styles from '../settlement.module.css';
import { DeliveredDialog } from './DeliveredDialog.tsx';
import { DeliverySummary } from './DeliverySummary.tsx';
import { Issues } from './Issues.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { StatementLinks } from './StatementLinks.tsx';
import { StatementTable } from './StatementTable.tsx';
import { useStatements } from './statements.queries.ts';
import { useStatementWork } from './useStatementWork.ts';
import { WorkPanel } from './WorkPanel.tsx';

interface DeliveryProps {
  settlement: Settlement;
  at: SettlementAt;
  go: Go;
}

/** What stands over the list besides an opened statement. */
type Asked =
  | { readonly kind: 'links'; readonly row: SettlementStatement }
  | { readonly kind: 'delivered'; readonly rows: readonly SettlementStatement[] };

/** How statements that were issued get to their recipients. */
export function Delivery({ settlement, at, go }: DeliveryProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useStatements(unit_id, settlement_id);
  const [asked, setAsked] = useState<Asked>();
  const work = useStatementWork(settlement);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const opened = data.values.find(
    ({ settlement_statement_id: id }) => id === at.statement && asked === undefined,
  );
  const steps = {
    onLinks: (row: SettlementStatement) => setAsked({ kind: 'links', row }),
    onDelivered: (row: SettlementStatement) => setAsked({ kind: 'delivered', rows: [row] }),
  };
  return (
    <div className={styles.checks}>
      <DeliverySummary settlement={settlement} />
      <WorkPanel work={work} />
      {data.values.length === 0 ? (
        <EmptyState
          icon="settlement"
          title="Není komu vyúčtování doručit"
          text="Všechny náklady období nese jednotka sama."
        />
      ) : (
        <StatementTable
          rows={data.values}
          at={at}
          go={go}
          steps={steps}
          work={work}
          onDelivered={(rows) => setAsked({ kind: 'delivered', rows })}
        />
      )}
      <Issues issues={data.issues} />
      {opened === undefined ? null : (
        <StatementDialog
          statement={opened}
          {...steps}
          onClose={() => go({ statement: undefined }, { replace: true })}
        />
      )}
      <AskedDialog settlement={settlement} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

interface AskedDialogProps {
  settlement: Settlement;
  asked: Asked | undefined;
  onClose: () => void;
}

function AskedDialog({ settlement, asked, onClose }: AskedDialogProps) {
  switch (asked?.kind) {
    case 'links':
      return <StatementLinks statement={asked.row} onClose={onClose} />;
    case 'delivered':
      return <DeliveredDialog settlement={settlement} rows={asked.rows} onClose={onClose} />;
    default:
      return null;
  }
}
