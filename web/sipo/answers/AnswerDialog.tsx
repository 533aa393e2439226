import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { getSipoAnswer, SipoAnswerRow } from '#contract/sipo/answers.ts';
import { Removal } from '#web/record/Removal.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { PostPayments } from '../payments/PostPayments.tsx';
import { kindWords, stateWords } from '../sipo-words.ts';
import styles from '../sipo.module.css';
import { useAnswer, useDeleteAnswer } from '../sipo.queries.ts';
import { paidColumns, refusedColumns } from './answer-columns.tsx';

interface AnswerDialogProps {
  unit_id: number;
  id: number;
  onClose: () => void;
}

type Answer = ResultOf<typeof getSipoAnswer>;

/** One file of the post against what was handed over. */
export function AnswerDialog({ unit_id, id, onClose }: AnswerDialogProps) {
  const { data, error, refetch } = useAnswer(unit_id, id);
  const title =
    data === undefined
      ? 'Soubor pošty'
      : `${data.file_name}: ${kindWords[data.kind]}, ${periodText(data.period)}`;
  return (
    <LateModal opened onClose={onClose} title={title} size="72rem">
      {error !== null ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="20rem" />
      ) : (
        <Content answer={data} onClose={onClose} />
      )}
    </LateModal>
  );
}

const states = ['paid', 'different', 'unpaid', 'unknown'] as const;

function Content({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const [state, setState] = useState<string>();
  const { rows, kind, period } = answer;
  const isPaid = kind === 'paid';
  // A payer may be refused by more records than one.
  const keyed = rows.map((row, at) => ({ ...row, key: at }));
  const shown = keyed.filter((row) => state === undefined || row.state === state);
  const choices = states.map((name) => ({
    name,
    text: stateWords[name],
    count: rows.filter((row) => row.state === name).length,
  }));
  return (
    <div className={styles.part}>
      {isPaid ? (
        <>
          <p className={styles.note}>Započteny jsou všechny načtené platby tohoto období.</p>
          <FilterChips label="Výběr plateb" choices={choices} value={state} onChange={setState} />
        </>
      ) : null}
      <DataTable<SipoAnswerRow & { key: number }>
        id={isPaid ? 'sipo-paid' : 'sipo-refused'}
        label={`${isPaid ? 'Zaplacené platby' : 'Chybné záznamy'} SIPO ${periodText(period)}`}
        rows={shown}
        columns={isPaid ? paidColumns : refusedColumns}
        rowKey={({ key }) => key}
      />
      <PostPayments unit_id={answer.unit_id} period={period} />
      <RemoveAnswer answer={answer} onDone={onClose} />
    </div>
  );
}

function RemoveAnswer({ answer, onDone }: { answer: Answer; onDone: () => void }) {
  const removing = useDeleteAnswer();
  const { unit_id, sipo_answer_id, file_name } = answer;
  return (
    <Removal
      label="Odebrat soubor"
      title={`Odebrat soubor ${file_name}?`}
      question="Načtené záznamy se smažou. Soubor půjde načíst znovu."
      told="Soubor pošty byl odebrán"
      onRemove={() => removing.mutateAsync({ params: { unit_id, sipo_answer_id } })}
      onRemoved={onDone}
    />
  );
}
