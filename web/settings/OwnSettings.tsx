import { Skeleton } from '@mantine/core';
import { z } from 'zod';
import type { UserSettings } from '#contract/settings.ts';
import { SelectField, SwitchField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useOwnSettings, useSaveOwnSettings } from './settings.queries.ts';

const schemes = [
  { value: 'auto', label: 'Podle zařízení' },
  { value: 'light', label: 'Světlý' },
  { value: 'dark', label: 'Tmavý' },
] as const;
const sizes = ['25', '50', '100'].map((value) => ({ value, label: value }));
const labels = {
  page_size: 'Záznamů na stránku tabulky',
  color_scheme: 'Vzhled',
  large_print: 'Velké písmo',
};

// A select holds text; the page size becomes a number when it leaves the form.
const schema = z.object({
  page_size: z.enum(['25', '50', '100']),
  color_scheme: z.enum(['auto', 'light', 'dark']),
  large_print: z.boolean(),
});

interface Values {
  page_size: string;
  color_scheme: string;
  large_print: boolean;
  [field: string]: unknown;
}

function bodyOf({
  page_size,
  ...rest
}: Partial<{ page_size: string }> & Record<string, unknown>): Partial<UserSettings> {
  return {
    ...rest,
    ...(page_size === undefined
      ? {}
      : { page_size: Number(page_size) as UserSettings['page_size'] }),
  };
}

/** What the user has set for himself: page size and looks. */
export function OwnSettings() {
  const { data: settings } = useOwnSettings();
  return settings === undefined ? (
    <Skeleton height={260} />
  ) : (
    <OwnSettingsForm settings={settings} />
  );
}

function OwnSettingsForm({ settings }: { settings: UserSettings }) {
  const saving = useSaveOwnSettings();
  const form = useContractForm<Values>({
    schema,
    initial: { ...settings, page_size: String(settings.page_size) },
    labels,
    onSave: async (changes) => {
      const saved = await saving.mutateAsync({ body: bodyOf(changes) });
      flash('Nastavení bylo uloženo');
      return { ...saved, page_size: String(saved.page_size) };
    },
  });
  return (
    <Form form={form} label="Vzhled a tabulky">
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
        <Wide>
          <SwitchField
            {...form.field('large_print')}
            label={labels.large_print}
            hint="Větší písmo a větší plochy k ťuknutí"
          />
        </Wide>
      </FormPanel>
      <SaveBar form={form} label="Uložit nastavení" />
    </Form>
  );
}
