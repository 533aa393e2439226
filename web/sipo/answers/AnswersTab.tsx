import { Button, Title } from '@mantine/core';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { SipoAnswer } from '#contract/sipo/answers.ts';
import { FileDrop } from '#web/form/FileDrop.tsx';
import { formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { kindWords } from '../sipo-words.ts';
import styles from '../sipo.module.css';
import { useAnswers } from '../sipo.queries.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { useAnswerUpload } from './useAnswerUpload.ts';

interface AnswersTabProps {
  unit_id: number;
  /** Id of the open file. */
  open: number | undefined;
  onOpen: (open: number | undefined) => void;
}

const rowKey = (row: SipoAnswer) => row.sipo_answer_id;
const columns: readonly Column<SipoAnswer>[] = [
  { text: 'Soubor', value: 'file_name', sortable: true, width: 200, fixed: true, telling: true },
  {
    text: 'Druh',
    id: 'kind',
    value: (row) => kindWords[row.kind],
    sortable: true,
    width: 210,
    telling: true,
  },
  {
    text: 'Období',
    value: 'period',
    sortable: true,
    width: 100,
    telling: true,
    render: ({ period }) => periodText(period),
  },
  { text: 'Záznamů', value: 'row_count', sortable: true, width: 100 },
  {
    text: 'Součet',
    value: 'total',
    sortable: true,
    width: 140,
    render: ({ total }) => formatMoney(total),
    exported: ({ total }) => total / 100,
  },
  {
    text: 'Načteno',
    value: 'created',
    sortable: true,
    width: 160,
    render: ({ created }) => formatDateTime(created),
    exported: ({ created }) => formatDateTime(created),
  },
  { text: 'Načetl', value: 'user_name', sortable: true, width: 180 },
];

/** Files that the post answered with. */
export function AnswersTab({ unit_id, open, onOpen }: AnswersTabProps) {
  const { data, error, refetch } = useAnswers(unit_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const openRow = (row: SipoAnswer) => onOpen(rowKey(row));
  return (
    <div className={styles.part}>
      <NewAnswer unit_id={unit_id} onOpen={onOpen} />
      <DataTable
        id="sipo-answers"
        label="Odpovědi pošty"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        marked={open}
        onSelect={openRow}
        onActivate={openRow}
        activateLabel="Otevřít soubor"
        emptyAction={
          <span className={styles.note}>
            Soubor, který vám pošta poslala, vyberte nahoře. Porovná se s tím, co jste předali.
          </span>
        }
      />
      {open === undefined ? null : (
        <AnswerDialog key={open} unit_id={unit_id} id={open} onClose={() => onOpen(undefined)} />
      )}
    </div>
  );
}

function NewAnswer({ unit_id, onOpen }: Pick<AnswersTabProps, 'unit_id' | 'onOpen'>) {
  const upload = useAnswerUpload(unit_id, ({ sipo_answer_id }) => {
    flash('Soubor pošty byl načten');
    onOpen(sipo_answer_id);
  });
  return (
    <section className={styles.panel} aria-label="Načtení souboru pošty">
      <Title order={2} className={styles.heading ?? ''}>
        Načíst soubor pošty
      </Title>
      <FileDrop
        label="Soubor pošty"
        accept=".txt,.zz,.za,text/plain"
        hint="nebo ho sem přetáhněte – zaplacené platby (ZA) nebo chybné záznamy (ZZ), nejvýše 1 MB"
        file={upload.file}
        fault={upload.fault}
        onFile={upload.choose}
      />
      <ErrorLine error={upload.error} remains="Z tohoto souboru se nic nezapsalo." />
      <div>
        <Button disabled={!upload.isReady} loading={upload.isSending} onClick={upload.send}>
          Načíst soubor
        </Button>
      </div>
    </section>
  );
}
