import { useRef } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useCorrect, useKeep } from './imports.queries.ts';

interface Opened {
  readonly setEdited: Dispatch<SetStateAction<ImportRow | null>>;
  /** After the last faulty row of the import was put right, or left out. */
  readonly onLast: () => void;
}

/** Saves a corrected row, or leaves it out; then the next faulty one is opened, until none is left. */
export function useCorrection(
  batch: ImportBatch,
  shown: readonly ImportRow[],
  { setEdited, onLast }: Opened,
) {
  const { mutateAsync } = useCorrect();
  const keeping = useKeep();
  const { unit_id, import_id } = batch;
  const params = { unit_id, import_id };
  // Rows that the list still shows as faulty, because it is only being read again.
  const settled = useRef<ReadonlySet<number>>(new Set());
  const next = ({ row_number }: ImportRow) => {
    const others = shown.filter(
      (each) => each.state === 'failing' && !settled.current.has(each.row_number),
    );
    return others.find((each) => each.row_number > row_number) ?? others[0] ?? null;
  };
  const goOn = (row: ImportRow, { batch: { rows_failing }, row: judged }: Judged) => {
    const { row_number } = row;
    // Whoever has gone over to another row meanwhile stays there.
    const edit = (to: ImportRow | null) => setEdited((now) => (now === row ? to : now));
    if (judged.state === 'failing') {
      settled.current = new Set([...settled.current].filter((each) => each !== row_number));
      edit(judged);
      return;
    }
    settled.current = new Set([...settled.current, row_number]);
    const told = `Řádek ${row_number} ${judged.state === 'left-out' ? 'se vynechá' : 'je v pořádku'}`;
    if (row.state === 'failing' && rows_failing === 0) {
      flash(`${told}, opravovat už není co`);
      setEdited(null);
      onLast();
      return;
    }
    flash(told);
    edit(next(row));
  };
  return {
    correct: async (row: ImportRow, cells: readonly string[]) => {
      const body = { row_number: row.row_number, cells: [...cells] };
      goOn(row, await mutateAsync({ params, body }));
    },
    keep: (row: ImportRow, kept: boolean) =>
      keeping.mutate(
        { params, body: { row_number: row.row_number, kept } },
        {
          onSuccess: (answer) => goOn(row, answer),
          onError: (error) => flashError(userMessage(error)),
        },
      ),
  };
}

/** The import and its row as the server has judged them. */
interface Judged {
  readonly batch: ImportBatch;
  readonly row: ImportRow;
}
