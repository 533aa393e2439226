import { Button, Group } from '@mantine/core';
import type { ImportBatch } from '#contract/imports.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { FaultNote } from './FaultNote.tsx';
import { batchNote } from './import-labels.ts';
import styles from './imports.module.css';
import { Step } from './Step.tsx';
import { Totals } from './Totals.tsx';
import { useUndoAction } from './useImportActions.ts';

interface FinishedProps {
  readonly batch: ImportBatch;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** The last step: what the import has brought, and the way to take it back. */
export function Finished({ batch, onNew, onClose }: FinishedProps) {
  const { undo, isPending, error } = useUndoAction();
  const isAccepted = batch.state === 'accepted';
  const facts = [
    ['Nové záznamy', batch.rows_new],
    ['Změněné záznamy', batch.rows_changed],
    ['Beze změny', batch.rows_same],
  ] as const;
  return (
    <Step
      at={3}
      title={isAccepted ? 'Import je přijat' : 'Import byl vrácen'}
      note={batchNote(batch)}
    >
      <FaultNote fault={batch.fault} />
      {isAccepted ? <Totals batch={batch} /> : null}
      {isAccepted ? (
        <dl className={styles.facts}>
          {facts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="k-figures">{formatNumber(count, 0)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.note}>
          Nové záznamy byly smazány a změněné mají zpět své původní hodnoty.
        </p>
      )}
      <ErrorLine error={error} />
      <Group gap="xs">
        <Button onClick={onClose}>Hotovo</Button>
        <Button variant="default" onClick={onNew}>
          Další import
        </Button>
        {isAccepted ? (
          <Button variant="outline" color="red" loading={isPending} onClick={() => undo(batch)}>
            Vrátit import
          </Button>
        ) : null}
      </Group>
    </Step>
  );
}
