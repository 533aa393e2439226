import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { historyOf } from '#contract/record-history.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';
import { placeHistoryLabels } from './building-labels.ts';

interface HistoryProps {
  unit_id: number;
  record_id: number;
  record_type?: z.output<typeof historyOf>;
  labels?: Readonly<Record<string, string>>;
  heading?: boolean;
}

/** Who changed a building, a group or their equipment, and how. */
export function PlaceHistory({
  unit_id,
  record_id,
  record_type = 'pasport_buildings',
  labels = placeHistoryLabels,
  heading = true,
}: HistoryProps) {
  const { data, error, refetch } = useQuery(
    queryFor(listRecordHistory, { params: { record_type, unit_id, record_id } }),
  );
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <HistoryPanel entries={data?.values} labels={labels} heading={heading} />;
}
