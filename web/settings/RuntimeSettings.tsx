import { Skeleton } from '@mantine/core';
import type { RuntimeSettings as Settings } from '#contract/settings.ts';
import { updateRuntimeSettings } from '#contract/settings.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { SwitchField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { MaintenanceSwitch } from './MaintenanceSwitch.tsx';
import { useRuntimeSettings, useSaveRuntimeSettings } from './settings.queries.ts';

const labels = {
  sipo_day: 'Den předání SIPO v měsíci',
  log_send_interval: 'Odesílání záznamů prohlížeče po (s)',
  log_days: 'Uchování záznamů prohlížeče (dny)',
  registration_days: 'Uchování nepotvrzených registrací (dny)',
  log_send_enabled: 'Odesílat záznamy prohlížeče automaticky',
};
const schema = updateRuntimeSettings.body
  .pick({
    sipo_day: true,
    log_send_interval: true,
    log_days: true,
    registration_days: true,
    log_send_enabled: true,
  })
  .required();

/** Settings of the whole portal, for a system admin. */
export function RuntimeSettings() {
  const { data: settings } = useRuntimeSettings();
  if (settings === undefined) return <Skeleton height={420} />;
  return (
    <>
      <MaintenanceSwitch settings={settings} />
      <RuntimeForm settings={settings} />
    </>
  );
}

interface Values {
  sipo_day: number | string | null;
  log_send_interval: number | string | null;
  log_days: number | string | null;
  registration_days: number | string | null;
  log_send_enabled: boolean;
  [field: string]: unknown;
}

function RuntimeForm({ settings }: { settings: Settings }) {
  const saving = useSaveRuntimeSettings();
  const { sipo_day, log_send_interval, log_days, registration_days, log_send_enabled } = settings;
  const form = useContractForm<Values>({
    schema,
    initial: { sipo_day, log_send_interval, log_days, registration_days, log_send_enabled },
    version: settings.version,
    draftKey: 'runtime-settings',
    labels,
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        body: { ...schema.partial().parse(changes), version },
      });
      flash('Nastavení bylo uloženo');
      return saved;
    },
  });
  return (
    <Form form={form} label="Nastavení portálu" place={['tab']}>
      <FormPanel heading="Nastavení portálu">
        <NumberField
          {...form.field('sipo_day')}
          label={labels.sipo_day}
          hint="1 až 28; obvykle 25"
        />
        <NumberField
          {...form.field('log_send_interval')}
          label={labels.log_send_interval}
          hint="5 až 3600 sekund"
        />
        <NumberField
          {...form.field('log_days')}
          label={labels.log_days}
          hint="1 až 365; starší se mažou"
        />
        <NumberField
          {...form.field('registration_days')}
          label={labels.registration_days}
          hint="3 až 365; pak se smažou i s údaji toho, kdo je podal"
        />
        <Wide>
          <SwitchField {...form.field('log_send_enabled')} label={labels.log_send_enabled} />
        </Wide>
      </FormPanel>
      <SaveBar
        form={form}
        label="Uložit nastavení"
        updated={`Aktualizováno: ${formatDateTime(settings.updated)}`}
      />
    </Form>
  );
}
