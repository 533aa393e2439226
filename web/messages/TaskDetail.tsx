import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPlayerStop } from '#web/icons/IconPlayerStop.ts';
import { sizeText } from '#contract/rules/file-size.ts';
import type { Task } from '#contract/tasks.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { isUnderWay } from './message-rows.ts';
import styles from './messages.module.css';
import { useCancelTask, useFetchTaskFile } from './messages.queries.ts';

/** How a task went, its result to take away, and its end while it goes on. */
export function TaskDetail({ task }: { task: Task }) {
  const { fault, attempts, finished, result_file, result_bytes, task_id } = task;
  const fetching = useFetchTaskFile();
  return (
    <>
      {fault === '' ? null : <p className={styles.fault}>{fault}</p>}
      <p className={styles.head}>
        {attempts === 0 ? 'Ještě nezačala' : `Pokusů: ${attempts}`}
        {finished === null ? null : ` · skončila ${formatDateTime(finished)}`}
      </p>
      <div className={styles.actions}>
        {result_file === '' ? null : (
          <Button
            variant="default"
            loading={fetching.isPending}
            leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
            onClick={() => fetching.mutate({ params: { task_id } })}
          >
            {result_file} ({sizeText(result_bytes)})
          </Button>
        )}
        {isUnderWay(task) ? <CancelTask task={task} /> : null}
        <ErrorLine error={fetching.error} />
      </div>
    </>
  );
}

function CancelTask({ task: { task_id, message, cancel_asked } }: { task: Task }) {
  const cancelling = useCancelTask();
  const cancel = async () => {
    const isSure = await confirm({
      title: 'Zrušit úlohu?',
      message: `${message}. Co ještě neskončilo, se neuloží.`,
      confirmLabel: 'Zrušit úlohu',
      cancelLabel: 'Nechat běžet',
      danger: true,
    });
    if (!isSure) return;
    cancelling.mutate(
      { params: { task_id }, body: {} },
      { onSuccess: () => flash('Úloha se ruší') },
    );
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        disabled={cancel_asked}
        loading={cancelling.isPending}
        leftSection={<IconPlayerStop size="1.125rem" aria-hidden="true" />}
        onClick={() => void cancel()}
      >
        Zrušit úlohu
      </Button>
      <ErrorLine error={cancelling.error} />
    </>
  );
}
