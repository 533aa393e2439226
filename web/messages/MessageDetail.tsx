import { Button } from '@mantine/core';
import { IconDownload, IconEye, IconPlayerStop } from '@tabler/icons-react';
import type { ShownSystemMessage } from '#contract/system-messages.ts';
import type { Task } from '#contract/tasks.ts';
import { formatDateTime, formatNumber } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { isUnderWay, kindText, type MessageRow } from './message-rows.ts';
import styles from './messages.module.css';
import { useCancelTask, useFetchTaskFile, useResetSystemMessage } from './messages.queries.ts';

/** Where the whole text stands. */
export const DETAIL_ID = 'vybrana-zprava';

/** The whole text of the marked row, and what can be done with it. */
export function MessageDetail({ row }: { row: MessageRow }) {
  return (
    <section id={DETAIL_ID} tabIndex={-1} className={styles.detail} aria-label="Vybraná zpráva">
      <p className={styles.head}>
        {formatDateTime(row.time)} · {kindText(row)} · {row.state}
      </p>
      <bdi className={styles.whole}>{row.text}</bdi>
      {row.kind === 'task' ? <TaskDetail task={row.source} /> : null}
      {row.kind === 'system' && row.source.hidden !== '' ? (
        <ShowAgain message={row.source} />
      ) : null}
    </section>
  );
}

function ShowAgain({ message: { system_message_id } }: { message: ShownSystemMessage }) {
  const resetting = useResetSystemMessage();
  const reset = () =>
    resetting.mutate(
      { params: { system_message_id }, body: { system_message_id } },
      { onSuccess: () => flash('Hlášení se znovu zobrazuje') },
    );
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        loading={resetting.isPending}
        leftSection={<IconEye size="1.125rem" aria-hidden="true" />}
        onClick={reset}
      >
        Zobrazit znovu
      </Button>
      <ErrorLine error={resetting.error} />
    </div>
  );
}

/** Size of a file: 12 kB, 1,4 MB. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000), 0)}\u00a0kB`
    : `${formatNumber(bytes / 1_000_000, 1)}\u00a0MB`;
}

function TaskDetail({ task }: { task: Task }) {
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
