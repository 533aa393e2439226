import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';
import { addressLabels } from './address-words.ts';
import { useAddressHistory } from './addresses.queries.ts';

/** Who changed the record and how. */
export function AddressHistory({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const { data, error, refetch } = useAddressHistory(unit_id, address_id);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <HistoryPanel entries={data?.values} labels={addressLabels} heading={false} />;
}
