import { Button } from '@mantine/core';
import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceSentence } from '#contract/rules/licence.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { formatDateTime, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useSaveLicence } from './admin-clients.queries.ts';
import styles from './admin-clients.module.css';
import { licenceLabels } from './client-labels.ts';
import { ExtendButtons } from './ExtendButtons.tsx';
import { FORM_PLACE } from './place.ts';
import { useLicenceForm, useSchemaChoices } from './useLicenceForm.ts';

const label = (field: string) => licenceLabels[field] ?? field;
const used = (count: number) => `Teď ${formatNumber(count, 0)}`;

/** What is agreed with a client: its limits, the end, the schema of modules, and the operator's note. */
export function LicenceForm({ client, onClose }: { client: AdminClient; onClose: () => void }) {
  const form = useLicenceForm(client, 'admin-client-licence', onClose);
  return (
    <>
      {client.licence_requested === '' ? null : <Request client={client} />}
      <Form form={form} label="Licence klienta" place={FORM_PLACE}>
        <FormPanel
          heading="Platnost a moduly"
          note={licenceSentence(client.licence_valid_to, todayInPrague())}
        >
          <DateField
            {...form.field('licence_valid_to')}
            label={label('licence_valid_to')}
            hint="Poslední den platnosti; prázdné pole znamená bez omezení"
          />
          <IdField
            {...form.field('module_schema_id')}
            label={label('module_schema_id')}
            choices={useSchemaChoices()}
          />
          <ExtendButtons form={form} />
          <TextField {...form.field('price_type')} label={label('price_type')} autoComplete="off" />
        </FormPanel>
        <FormPanel heading="Limity">
          <Wide>
            <FieldRow kind="three">
              <NumberField
                {...form.field('max_units')}
                label={label('max_units')}
                hint={used(client.units_count)}
              />
              <NumberField
                {...form.field('max_pasports')}
                label={label('max_pasports')}
                hint={used(client.current_pasports)}
              />
              <NumberField
                {...form.field('max_items')}
                label={label('max_items')}
                hint={used(client.items_count)}
              />
            </FieldRow>
          </Wide>
          <NumberField {...form.field('required_units')} label={label('required_units')} />
          <NumberField {...form.field('required_subjects')} label={label('required_subjects')} />
        </FormPanel>
        <FormPanel heading="Poznámka" note="Jen pro provozovatele; klient ji nevidí.">
          <Wide>
            <TextAreaField {...form.field('note')} label={label('note')} rows={3} />
          </Wide>
        </FormPanel>
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
      { onSuccess: () => flash('Žádost je vyřízena') },
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
