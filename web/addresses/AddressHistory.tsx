import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { addressLabels, addressTexts } from './address-words.ts';

// A city is told by its name.
const { city_id: _cityFromList, ...labels } = addressLabels;
const texts = addressTexts([]);

/** Who changed an address, when and how. */
export function AddressHistory(props: { unit_id: number; record_id: number }) {
  return <RecordHistory {...props} record_type="addresses" labels={labels} texts={texts} />;
}
