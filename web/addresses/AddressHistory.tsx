import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { addressLabels, addressTexts, orderLabels, orderTexts } from './address-words.ts';

interface HistoryProps {
  record_type: 'addresses' | 'address_orders';
  unit_id: number;
  record_id: number;
}

// A city is told by its name.
const { city_id: _cityFromList, ...labels } = addressLabels;
const texts = addressTexts([]);

/** Who changed an address or an order, when and how. */
export function AddressHistory(props: HistoryProps) {
  return props.record_type === 'addresses' ? (
    <RecordHistory {...props} labels={labels} texts={texts} />
  ) : (
    <RecordHistory {...props} labels={orderLabels} texts={orderTexts} />
  );
}
