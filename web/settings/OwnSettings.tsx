import { Skeleton } from '@mantine/core';
import { z } from 'zod';
import type { UserSettings } from '#contract/settings.ts';
import { SelectField, SwitchField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSession } from '#web/session/session.ts';
import { useOwnSettings, useSaveOwnSettings } from './settings.queries.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const schemes = [
  { value: 'auto', label: 'Podle zařízení' },
  { value: 'light', label: 'Světlý' },
  { value: 'dark', label: 'Tmavý' },
] as const;
const sizes = ['25', '50', '100'].map((value) => ({ value, label: value }));
const densities = [
  { value: 'normal', label: 'Obvyklá' },
  { value: 'dense', label: 'Hustá' },
] as const;
const labels = {
  color_scheme: 'Vzhled',
  page_size: 'Záznamů na stránku tabulky',
  density: 'Hustota tabulek',
  large_print: 'Velké písmo',
  start_screen: 'Po přihlášení otevřít',
  default_unit_id: 'Začínat s jednotkou',
};

// A select holds text; numbers become numbers when they leave the form.
const schema = z.object({
  page_size: z.enum(['25', '50', '100']),
  color_scheme: z.enum(['auto', 'light', 'dark']),
  density: z.enum(['normal', 'dense']),
  large_print: z.boolean(),
  start_screen: z.string(),
  default_unit_id: z.string(),
});
type Values = z.infer<typeof schema>;

function valuesOf(settings: UserSettings): Values {
  const { page_size, color_scheme, density, large_print, start_screen, default_unit_id } = settings;
  return {
    page_size: String(page_size) as Values['page_size'],
    color_scheme,
    density,
    large_print,
    start_screen,
    default_unit_id: default_unit_id === null ? '' : String(default_unit_id),
  };
}

function bodyOf({ page_size, default_unit_id, ...rest }: Partial<Values>): Partial<UserSettings> {
  const unit = default_unit_id === '' ? null : Number(default_unit_id);
  return {
    ...rest,
    ...(page_size === undefined
      ? {}
      : { page_size: Number(page_size) as UserSettings['page_size'] }),
    ...(default_unit_id === undefined ? {} : { default_unit_id: unit }),
  };
}

interface OwnSettingsProps {
  /** Screens that may open after a sign-in. */
  screens: readonly Option[];
}

/** What the user has set for himself: looks of the portal, and where his work begins. */
export function OwnSettings({ screens }: OwnSettingsProps) {
  const { data: settings } = useOwnSettings();
  return settings === undefined ? (
    <Skeleton height={420} role="status" aria-label="Načítám nastavení" />
  ) : (
    <OwnSettingsForm settings={settings} screens={screens} />
  );
}

function useUnitOptions(): readonly Option[] {
  const units = useSession()?.units ?? [];
  const named = units.map(({ unit_id, name }) => ({ value: String(unit_id), label: name }));
  return [{ value: '', label: 'Naposledy použitou' }, ...named];
}

function OwnSettingsForm({ settings, screens }: OwnSettingsProps & { settings: UserSettings }) {
  const saving = useSaveOwnSettings();
  const units = useUnitOptions();
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(settings),
    labels,
    onSave: async (changes) => {
      const saved = await saving.mutateAsync({ body: bodyOf(changes) });
      flash('Nastavení bylo uloženo');
      return valuesOf(saved);
    },
  });
  return (
    <Form form={form} label="Vzhled a začátek práce" place={['tab']}>
      <FormPanel
        heading="Vzhled a tabulky"
        note="Platí jen pro vás, na všech zařízeních, kde se přihlásíte."
      >
        <SelectField
          {...form.field('color_scheme')}
          label={labels.color_scheme}
          options={schemes}
        />
        <SelectField {...form.field('page_size')} label={labels.page_size} options={sizes} />
        <SelectField
          {...form.field('density')}
          label={labels.density}
          options={densities}
          hint="V husté se vejde víc řádků; velké písmo má přednost"
        />
        <Wide>
          <SwitchField
            {...form.field('large_print')}
            label={labels.large_print}
            hint="Větší písmo a větší plochy k ťuknutí"
          />
        </Wide>
      </FormPanel>
      <FormPanel heading="Začátek práce">
        <SelectField
          {...form.field('start_screen')}
          label={labels.start_screen}
          options={screens}
          hint="Když přijdete odkazem, otevře se to, kam vede"
        />
        <SelectField
          {...form.field('default_unit_id')}
          label={labels.default_unit_id}
          options={units}
        />
      </FormPanel>
      <SaveBar form={form} label="Uložit nastavení" />
    </Form>
  );
}
