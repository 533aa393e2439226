import { Button, Group, Progress } from '@mantine/core';
import type { ImportBatch } from '#contract/imports.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { useCancel, useImportTask } from './imports.queries.ts';
import styles from './imports.module.css';
import { Step } from './Step.tsx';

const titles: Readonly<Record<string, string>> = {
  checking: 'Zkouška nanečisto běží',
  accepting: 'Import se zapisuje',
  undoing: 'Import se vrací',
};

/** While a task works on the import: how far it is. The dialog may be left meanwhile. */
export function Running({ batch, onClose }: { batch: ImportBatch; onClose: () => void }) {
  const task = useImportTask(batch);
  const cancel = useCancel();
  // A task of a colleague is not among the user's own: that it runs is known, how far it is not.
  const progress = task?.progress;
  const total = batch.rows_total;
  const count = formatNumber(total, 0);
  const title = titles[batch.state] ?? '';
  return (
    <Step at={batch.state === 'checking' ? 2 : 3} title={title} note={batch.file_name}>
      <div className={styles.progress}>
        <Progress.Root size="lg">
          <Progress.Section
            value={progress ?? 100}
            striped={progress === undefined}
            animated={progress === undefined}
            aria-label={title}
          />
        </Progress.Root>
        <p className="k-figures">
          {progress === undefined
            ? `${count} ${czechPlural(total, 'řádek', 'řádky', 'řádků')}`
            : `${progress} % z ${count} ${czechPlural(total, 'řádku', 'řádků', 'řádků')}`}
        </p>
      </div>
      <p className={styles.note}>
        Okno můžete zavřít, práce poběží dál. Průběh uvidíte v horní liště.
      </p>
      <ErrorLine error={cancel.error} />
      <Group gap="xs">
        <Button onClick={onClose}>Zavřít okno</Button>
        {task === undefined ? null : (
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { task_id: task.task_id }, body: {} })}
          >
            Zastavit
          </Button>
        )}
      </Group>
    </Step>
  );
}
