import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';
import { addressLabels, orderLabels } from './address-words.ts';
import { useAddressHistory } from './addresses.queries.ts';
import { worded } from './history-words.ts';

interface HistoryProps {
  record_type: 'addresses' | 'address_orders';
  unit_id: number;
  record_id: number;
}

/** Who changed an address or an order, when and how. */
export function AddressHistory({ record_type, unit_id, record_id }: HistoryProps) {
  const { data, error, refetch } = useAddressHistory(record_type, unit_id, record_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const labels = record_type === 'addresses' ? addressLabels : orderLabels;
  return <HistoryPanel entries={data && worded(data.values)} labels={labels} heading={false} />;
}
