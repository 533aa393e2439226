import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from '#contract/endpoint.ts';
import { readPayer } from '#contract/pasports/payers.ts';
import { formatDate } from '#web/lib/czech.ts';
import { queryFor } from '#web/lib/query.ts';
import { payerSentence } from './payer-words.ts';
import type { SpaceIds } from './records.queries.ts';
import styles from './records.module.css';

/** Who bears what a space costs on a day; read again with whatever tells of the space. */
export function usePayer(ids: SpaceIds, day: string) {
  return useQuery(queryFor(readPayer, { params: ids, query: { as_of: day } }));
}

interface PayerNoteProps {
  payer: ResultOf<typeof readPayer> | undefined;
  day: string;
}

/** Says who pays and why it is he. */
export function PayerNote({ payer, day }: PayerNoteProps) {
  if (payer === undefined) return <p className={styles.note}>Zjišťuji plátce…</p>;
  const { lead, names, reason } = payerSentence(payer);
  return (
    <p className={styles.note}>
      {lead} {names === '' ? null : <strong>{names}</strong>} ke dni {formatDate(day)} – {reason}.
    </p>
  );
}
