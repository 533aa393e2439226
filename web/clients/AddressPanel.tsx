import { clientFields, clientPanels } from '#contract/client-record.ts';
import { RecordPanel } from '#web/values/RecordPanels.tsx';
import { onlyRead } from './client-form.ts';
import type { ClientPanelProps } from './client-form.ts';

/** Where the manager or the owner can be reached. */
export function AddressPanel({ client, form, mayChange }: ClientPanelProps) {
  return (
    <RecordPanel
      panel={clientPanels.address}
      heading={client.register_as_facility_manager ? 'Adresa správce' : 'Adresa vlastníka'}
      fields={clientFields}
      form={form}
      {...(!mayChange && { looks: onlyRead })}
      rows={[['zip', 'city']]}
    />
  );
}
