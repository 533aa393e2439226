import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import type { Task } from '#contract/tasks.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useFetchTaskFile } from '../settlement.queries.ts';
import styles from '../settlement.module.css';
import { TaskProgress } from '../TaskProgress.tsx';
import type { StatementWork } from './useStatementWork.ts';

const words = {
  mail: {
    label: 'Průběh odesílání',
    text: 'Odesílám e-maily. Stránku můžete opustit, odesílání poběží dál.',
    cancelled: 'Odesílání bylo zrušeno.',
  },
  print: {
    label: 'Průběh přípravy tisku',
    text: 'Připravuji PDF k tisku. Stránku můžete opustit, hotový soubor najdete ve zprávách.',
    cancelled: 'Příprava tisku byla zrušena.',
  },
  box: {
    label: 'Průběh přípravy pro datové schránky',
    text: 'Připravuji soubory pro datové schránky. Stránku můžete opustit, hotový soubor najdete ve zprávách.',
    cancelled: 'Příprava pro datové schránky byla zrušena.',
  },
};

/** How far work over statements is, and what came of it. */
export function WorkPanel({ work }: { work: StatementWork }) {
  const { doing, made, fault, error, onDone, onFailed } = work;
  return (
    <>
      {doing === undefined ? null : (
        <TaskProgress
          key={doing.task_id}
          task_id={doing.task_id}
          {...words[doing.kind]}
          onDone={onDone}
          onFailed={onFailed}
        />
      )}
      {fault === '' ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {error === null ? null : <ErrorLine error={error} isOfAction />}
      {made
        .filter(({ result_file }) => result_file !== '')
        .map((task) => (
          <MadeFile key={task.task_id} task={task} />
        ))}
    </>
  );
}

/** What is done with a file that was made. */
const madeText = (name: string) =>
  name.endsWith('.zip')
    ? 'Soubor pro datové schránky je hotový. Až zprávy odešlete, zapište doručení.'
    : 'PDF k tisku je hotové.';

/** The file to be printed, or to be put into data boxes. */
function MadeFile({ task: { task_id, result_file } }: { task: Task }) {
  const fetching = useFetchTaskFile();
  return (
    <div className={styles.actions} role="status">
      <span>{madeText(result_file)}</span>
      <Button
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={fetching.isPending}
        onClick={() => fetching.mutate({ params: { task_id } })}
      >
        {`Stáhnout ${result_file}`}
      </Button>
      <ErrorLine error={fetching.error} />
    </div>
  );
}
