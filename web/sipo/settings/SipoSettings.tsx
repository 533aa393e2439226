import { Skeleton } from '@mantine/core';
import { z } from 'zod';
import {
  sipoFields,
  updateSipoSettings,
  type SipoSettings as Settings,
} from '#contract/sipo/settings.ts';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveSettings } from '../sipo.queries.ts';
import { SharedNumber } from '../SharedNumber.tsx';
import { ServiceFees } from './ServiceFees.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { optionsOf, settingsLabels as labels, settingsTexts, words } from './settings-words.ts';
import styles from '../sipo.module.css';

const schema = z.object(sipoFields);

interface SettingsProps {
  unit_id: number;
  settings: Settings | undefined;
}

/** What the unit has agreed with the post. */
export function SipoSettings({ unit_id, settings }: SettingsProps) {
  if (settings === undefined) return <Skeleton height="24rem" />;
  return (
    <div className={styles.part}>
      <SharedNumber settings={settings} />
      <SettingsForm settings={settings} />
      <FormPanel heading="Historie" collapsible lazy>
        <SettingsHistory unit_id={unit_id} />
      </FormPanel>
    </div>
  );
}

interface Values {
  organisation_number: string;
  fee_code: string;
  service_fees: Settings['service_fees'];
  delivery_day: number | string | null;
  change_indication: Settings['change_indication'];
  code_page: Settings['code_page'];
  decimal_mark: Settings['decimal_mark'];
  heller_rule: Settings['heller_rule'];
  original_checked: boolean;
  document_text: Settings['document_text'];
  [field: string]: unknown;
}

function valuesOf({
  unit_id: _unit,
  sipo_day: _day,
  shared_with: _shared,
  updated: _at,
  version: _version,
  ...values
}: Settings) {
  return values satisfies Values;
}

function useSettingsForm(settings: Settings) {
  const saving = useSaveSettings();
  const { unit_id } = settings;
  return useContractForm<Values>({
    schema,
    initial: valuesOf(settings),
    recordKey: unit_id,
    version: settings.version,
    draftKey: `sipo-settings.${unit_id}`,
    labels,
    texts: settingsTexts,
    onSave: async (changes, { version }) => {
      const body = { ...updateSipoSettings.body.parse(changes), version };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash('Nastavení SIPO bylo uloženo', saved);
      return saved;
    },
  });
}

function SettingsForm({ settings }: { settings: Settings }) {
  const form = useSettingsForm(settings);
  return (
    <Form form={form} label="Nastavení SIPO" place={['tab']}>
      <FormPanel
        heading="Smlouva s poštou"
        note="Co určuje vaše smlouva s Českou poštou o předávání předpisů."
      >
        <TextField
          {...form.field('organisation_number')}
          label={labels.organisation_number}
          inputMode="numeric"
          hint="Šest číslic, které vám pošta přidělila"
        />
        <TextField
          {...form.field('fee_code')}
          label={labels.fee_code}
          inputMode="numeric"
          hint="Jedna až tři číslice, například 210"
        />
        <Wide>
          <ServiceFees
            {...form.field('service_fees')}
            label={labels.service_fees}
            faults={form.faultsIn('service_fees')}
          />
        </Wide>
        <NumberField
          {...form.field('delivery_day')}
          label={labels.delivery_day}
          hint="1 až 28; bez vyplnění platí den celého portálu"
        />
        <SelectField
          {...form.field('heller_rule')}
          label={labels.heller_rule}
          options={optionsOf(words.heller_rule)}
          hint="Pošta bere předpis jen v celých korunách; zaokrouhluje se součet záloh plátce"
        />
        <SelectField
          {...form.field('change_indication')}
          label={labels.change_indication}
          options={optionsOf(words.change_indication)}
        />
        <Wide>
          <SwitchField
            {...form.field('original_checked')}
            label={labels.original_checked}
            hint="Do souboru se změnami se pak píše i dosavadní předpis"
          />
        </Wide>
      </FormPanel>
      <FormPanel heading="Soubory">
        <SelectField
          {...form.field('code_page')}
          label={labels.code_page}
          options={optionsOf(words.code_page)}
        />
        <SelectField
          {...form.field('decimal_mark')}
          label={labels.decimal_mark}
          options={optionsOf(words.decimal_mark)}
        />
        <SelectField
          {...form.field('document_text')}
          label={labels.document_text}
          hint="Nejvýše 18 znaků; text jednotky najdete v jejím nastavení"
          options={optionsOf(words.document_text)}
        />
      </FormPanel>
      <SaveBar
        form={form}
        label="Uložit nastavení"
        updated={
          settings.updated === '' ? undefined : `Aktualizováno: ${formatDateTime(settings.updated)}`
        }
      />
    </Form>
  );
}
