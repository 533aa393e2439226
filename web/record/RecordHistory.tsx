import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { HistoryEntry } from '#contract/history.ts';
import type { clientHistoryOf, historyOf } from '#contract/record-history.ts';
import { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { worded } from '#web/ui/history-words.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';

interface Words {
  /** Names of fields for people, in the order of the form; a field without a name is not told. */
  labels: Readonly<Record<string, string>>;
  /** Values in words, where what the log keeps says nothing by itself. */
  texts?: FieldTexts | undefined;
  /** A heading of its own, unless the place already has one. */
  heading?: boolean;
}

/** Changes that were read, in the words of the form. */
export function HistoryOf(
  props: Words & { query: UseQueryResult<{ values: readonly HistoryEntry[] }> },
) {
  const { query, labels, texts = {}, heading = false } = props;
  const { data, error, refetch } = query;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const entries = data && worded(data.values, labels, texts);
  return <HistoryPanel entries={entries} labels={labels} heading={heading} />;
}

interface RecordKey {
  record_type: z.output<typeof historyOf>;
  unit_id: number;
  record_id: number;
}

/** Who changed a record of a unit, when and how. */
export function RecordHistory({ record_type, unit_id, record_id, ...words }: RecordKey & Words) {
  const params = { record_type, unit_id, record_id };
  return <HistoryOf query={useQuery(queryFor(listRecordHistory, { params }))} {...words} />;
}

interface ClientRecordKey {
  record_type: z.output<typeof clientHistoryOf>;
  record_id: number;
}

/** Who changed a record of the client's own lists, when and how. */
export function ClientRecordHistory({ record_type, record_id, ...words }: ClientRecordKey & Words) {
  const params = { record_type, record_id };
  return <HistoryOf query={useQuery(queryFor(listClientRecordHistory, { params }))} {...words} />;
}
