import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { inOrder, moved } from './row-order.ts';

interface RowOrder<Row> {
  /** Rows as the server has them. */
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  /** Sends the whole order. */
  readonly save: (ids: number[]) => Promise<unknown>;
  /** Reads the rows again, whether the order was saved or refused. */
  readonly reread: () => Promise<unknown>;
  /** Said when the order is saved. */
  readonly done: string;
}

/**
 * Rows in their order, and the way to move one. The move is seen at once; saves follow one another, so
 * that quick moves end as they were made, and a refused one puts the rows back.
 */
export function useRowOrder<Row>({ rows, idOf, save, reread, done }: RowOrder<Row>) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const turn = useRef(0);
  const ordered = inOrder(rows, wanted, idOf);

  const keep = async (ids: number[], mine: number) => {
    try {
      const answer = await save(ids);
      if (mine === turn.current) flash(done, answer);
    } catch (error) {
      flashError(userMessage(error));
    }
    if (mine !== turn.current) return;
    await reread();
    // From now on the order is the server's again; not before the rows just read have been drawn.
    notifyManager.schedule(() => mine === turn.current && setWanted(null));
  };
  const move = (from: number, to: number) => {
    const after = moved(ordered, from, to).map(idOf);
    turn.current += 1;
    const mine = turn.current;
    setWanted(after);
    last.current = last.current.then(() => keep(after, mine));
  };
  return { rows: ordered, move };
}
