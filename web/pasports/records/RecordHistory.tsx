import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { listRecordHistory } from '#contract/record-history.ts';
import type { historyOf } from '#contract/record-history.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';

interface RecordHistoryProps {
  type: z.infer<typeof historyOf>;
  unit_id: number;
  record_id: number;
  labels: Readonly<Record<string, string>>;
}

/** Who changed a record and how. */
export function RecordHistory({ type, unit_id, record_id, labels }: RecordHistoryProps) {
  const { data, error, refetch } = useQuery(
    queryFor(listRecordHistory, { params: { record_type: type, unit_id, record_id } }),
  );
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <HistoryPanel entries={data?.values} labels={labels} heading={false} />;
}
