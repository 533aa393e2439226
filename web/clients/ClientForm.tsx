import { Text, TextInput } from '@mantine/core';
import { clientFields, clientPanels } from '#contract/client-record.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { Form } from '#web/form/Form.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { Flag } from '#web/ui/Flag.tsx';
import { RecordPanel } from '#web/values/RecordPanels.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import { BusinessPanel } from './BusinessPanel.tsx';
import { onlyRead } from './client-form.ts';
import type { ClientPanelProps } from './client-form.ts';

/** The form of the client, saved on submit (specification, section 2, Client profile). */
export function ClientForm(props: ClientPanelProps) {
  const { client, form, mayChange } = props;
  const updated = `Aktualizováno: ${formatDateTime(client.updated)}`;
  return (
    <Form form={form} label="Údaje klienta">
      <NamesPanel {...props} />
      <AddressPanel {...props} />
      <BusinessPanel {...props} />
      <ConsentPanel
        heading="Smluvní a cenové podmínky"
        version={client.term_and_conditions_version}
        date={client.term_and_conditions_agreement_date}
        source={client.term_and_conditions_hostname}
      />
      <ConsentPanel
        heading="Ochrana osobních údajů"
        version={client.gdpr_version}
        date={client.gdpr_agreement_date}
        source={client.gdpr_hostname}
      />
      {mayChange ? (
        <SaveBar form={form} label="Uložit změny" updated={updated} />
      ) : (
        <Text c="dimmed">{updated}</Text>
      )}
    </Form>
  );
}

function NamesPanel({ client, form, mayChange }: ClientPanelProps) {
  return (
    <RecordPanel
      panel={clientPanels.names}
      fields={clientFields}
      form={form}
      {...(!mayChange && { looks: onlyRead })}
    >
      <Flag
        label="Registrován jako správce nemovitostí"
        isSet={client.register_as_facility_manager}
      />
      <Flag label="Registrován jako společnost" isSet={client.register_as_company} />
    </RecordPanel>
  );
}

interface ConsentProps {
  heading: string;
  version: string;
  date: string;
  source: string;
}

function ConsentPanel({ heading, version, date, source }: ConsentProps) {
  return (
    <FormPanel heading={heading}>
      <FieldRow kind="three">
        <TextInput label="Verze" readOnly value={version} />
        <TextInput label="Datum souhlasu" readOnly value={formatDateTime(date)} />
        <TextInput label="Zdroj souhlasu" readOnly value={source} />
      </FieldRow>
    </FormPanel>
  );
}
