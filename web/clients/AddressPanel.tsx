import { clientFields, clientPanels } from '#contract/client-record.ts';
import { TownRow } from '#web/core/cities/TownRow.tsx';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import { RecordPanel } from '#web/values/RecordPanels.tsx';
import { onlyRead } from './client-form.ts';
import type { ClientPanelProps } from './client-form.ts';

/** Where the manager or the owner can be reached. */
export function AddressPanel({ client, form, mayChange }: ClientPanelProps) {
  const cities = useCityChoices();
  const town = (name: 'zip' | 'city') => ({
    ...form.field(name),
    label: clientFields[name].label,
    autoComplete: 'off',
    readOnly: !mayChange,
  });
  return (
    <RecordPanel
      panel={clientPanels.address}
      heading={client.register_as_facility_manager ? 'Adresa správce' : 'Adresa vlastníka'}
      fields={clientFields}
      form={form}
      {...(!mayChange && { looks: onlyRead })}
      controls={{
        city: <TownRow zip={town('zip')} city={town('city')} cities={cities} />,
        // Drawn with its town.
        zip: null,
      }}
    />
  );
}
