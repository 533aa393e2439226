import { Button } from '@mantine/core';
import { Fragment } from 'react';
import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceFields, licencePanels } from '#contract/licence-record.ts';
import { licenceSentence } from '#contract/rules/licence.ts';
import { Form } from '#web/form/Form.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { formatDateTime, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { RecordPanel } from '#web/values/RecordPanels.tsx';
import { useSaveLicence } from './admin-clients.queries.ts';
import styles from './admin-clients.module.css';
import { ExtendButtons } from './ExtendButtons.tsx';
import { FORM_PLACE } from './place.ts';
import { useLicenceForm, useSchemaChoices } from './useLicenceForm.ts';

const used = (count: number) => `Teď ${formatNumber(count, 0)}`;

/** What is agreed with a client: its limits, the end, the schema of modules, and the operator's note. */
export function LicenceForm({ client, onClose }: { client: AdminClient; onClose: () => void }) {
  const schemas = useSchemaChoices();
  const form = useLicenceForm(client, 'admin-client-licence', onClose);
  return (
    <>
      {client.licence_requested === '' ? null : <Request client={client} />}
      <Form form={form} label="Licence klienta" place={FORM_PLACE}>
        <RecordPanel
          panel={licencePanels.terms}
          note={licenceSentence(client.licence_valid_to, todayInPrague())}
          fields={licenceFields}
          form={form}
          controls={{
            module_schema_id: (
              <Fragment key="module_schema_id">
                <IdField
                  {...form.field('module_schema_id')}
                  label={licenceFields.module_schema_id.label}
                  choices={schemas}
                />
                <ExtendButtons form={form} />
              </Fragment>
            ),
          }}
        />
        <RecordPanel
          panel={licencePanels.limits}
          fields={licenceFields}
          form={form}
          looks={{
            max_units: { hint: used(client.units_count) },
            max_pasports: { hint: used(client.current_pasports) },
            max_items: { hint: used(client.items_count) },
          }}
          rows={[['max_units', 'max_pasports', 'max_items']]}
        />
        <RecordPanel
          panel={licencePanels.note}
          note="Jen pro provozovatele; klient ji nevidí."
          fields={licenceFields}
          form={form}
          controls={{
            note: (
              <Wide key="note">
                <TextAreaField {...form.field('note')} label={licenceFields.note.label} rows={3} />
              </Wide>
            ),
          }}
        />
        <SaveBar form={form} updated={`Aktualizováno ${formatDateTime(client.updated)}`} />
      </Form>
    </>
  );
}

/** What the client has asked for, until it is settled. */
function Request({ client }: { client: AdminClient }) {
  const saving = useSaveLicence();
  const { client_id, licence_requested, licence_request, required_units, required_subjects } =
    client;
  const settle = () =>
    saving.mutate(
      { params: { client_id }, body: { settles_request: true } },
      { onSuccess: () => flash('Žádost byla vyřízena') },
    );
  return (
    <section className={styles.request} aria-label="Žádost o licenci">
      <div>
        <p>
          <strong>Klient žádá o jinou licenci</strong> ({formatDateTime(licence_requested)}):{' '}
          jednotek {required_units}, subjektů {required_subjects}
        </p>
        {licence_request === '' ? null : <p>{licence_request}</p>}
      </div>
      <Button variant="default" loading={saving.isPending} onClick={settle}>
        Označit za vyřízenou
      </Button>
      <ErrorLine error={saving.error} />
    </section>
  );
}
