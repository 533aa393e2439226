import { Skeleton } from '@mantine/core';
import { userSettings } from '#contract/settings.ts';
import type { NotifyWay, UserSettings } from '#contract/settings.ts';
import { SelectField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSession } from '#web/session/session.ts';
import { useOwnSettings, useSaveOwnSettings } from './settings.queries.ts';

const ways: readonly { value: NotifyWay; label: string }[] = [
  { value: 'message', label: 'Zprávou v portálu' },
  { value: 'mail', label: 'E-mailem' },
  { value: 'both', label: 'V portálu i e-mailem' },
  { value: 'none', label: 'Neposílat' },
];

const schema = userSettings.pick({
  notify_revisions: true,
  notify_contracts: true,
  notify_meters: true,
  notify_debts: true,
  notify_payments: true,
  notify_statements: true,
  notify_objections: true,
  notify_todos: true,
  notify_licence: true,
  notify_tasks: true,
  notify_news: true,
});
type Values = Pick<UserSettings, keyof typeof schema.shape>;

const kinds: readonly { name: keyof Values; label: string; hint: string }[] = [
  {
    name: 'notify_revisions',
    label: 'Revize',
    hint: 'Když se přiblíží termín podle předstihu druhu revize, nebo už prošel',
  },
  {
    name: 'notify_contracts',
    label: 'Smlouvy',
    hint: 'Nájmy, dodavatelé a ostatní: 60 dnů před koncem nebo posledním dnem výpovědi a v den upozornění u smlouvy',
  },
  {
    name: 'notify_meters',
    label: 'Upozornění na měřidla',
    hint: 'Jednou denně za jednotku, co je nového: úniky, stojící měřidla, plomby, ověření, ztráty',
  },
  {
    name: 'notify_debts',
    label: 'Dluhy',
    hint: 'Jednou denně za jednotku, kdo nově dluží víc a déle, než má jednotka nastaveno v Dluzích; na podzim i doplatky podle odhadu vyúčtování',
  },
  {
    name: 'notify_payments',
    label: 'Nepřiřazené platby',
    hint: 'Jednou denně za jednotku, co přišlo a neví se od koho',
  },
  {
    name: 'notify_statements',
    label: 'Chybějící výpisy',
    hint: 'Když mezi výpisy z banky některý chybí, nebo zůstatek nenavazuje',
  },
  {
    name: 'notify_objections',
    label: 'Námitky k vyúčtování',
    hint: 'Když příjemce podá námitku pod odkazem, hned; kdo si nic nenastavil, dostane i e-mail',
  },
  {
    name: 'notify_todos',
    label: 'Úkoly',
    hint: 'Hned, když vám někdo zadá úkol nebo vás zmíní; ráno, co je vám nově po termínu',
  },
  {
    name: 'notify_licence',
    label: 'Licence',
    hint: '30 a 7 dnů před koncem, po něm, a když je z limitu využito 80 %',
  },
  {
    name: 'notify_tasks',
    label: 'Úlohy na pozadí',
    hint: 'Vaše úlohy delší než 10 sekund, když skončí nebo selžou',
  },
  { name: 'notify_news', label: 'Novinky portálu', hint: 'Když vyjde nová' },
];
const labels = Object.fromEntries(kinds.map(({ name, label }) => [name, label]));

function valuesOf(settings: UserSettings): Values {
  const { notify_revisions, notify_contracts, notify_meters } = settings;
  const { notify_debts, notify_payments, notify_statements } = settings;
  const { notify_objections, notify_todos, notify_licence } = settings;
  const { notify_tasks, notify_news } = settings;
  return {
    notify_revisions,
    notify_contracts,
    notify_meters,
    notify_debts,
    notify_payments,
    notify_statements,
    notify_objections,
    notify_todos,
    notify_licence,
    notify_tasks,
    notify_news,
  };
}

/** How the user wants to be told of what. */
export function NotificationSettings() {
  const { data: settings } = useOwnSettings();
  return settings === undefined ? (
    <Skeleton height={360} role="status" aria-label="Načítám nastavení" />
  ) : (
    <NotificationForm settings={settings} />
  );
}

function NotificationForm({ settings }: { settings: UserSettings }) {
  const saving = useSaveOwnSettings();
  const user = useSession()?.user;
  // Nobody else can do anything about the licence, so nobody else is told.
  const own = kinds.filter(
    ({ name }) => name !== 'notify_licence' || user?.is_client_admin === true,
  );
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(settings),
    labels,
    onSave: async (changes) => {
      const saved = await saving.mutateAsync({ body: changes });
      flash('Nastavení bylo uloženo');
      return valuesOf(saved);
    },
  });
  return (
    <Form form={form} label="Upozornění" place={['tab']}>
      <FormPanel
        heading="Upozornění"
        note={`E-maily chodí na ${user?.user_identity ?? ''}; co se za den sejde, přijde ráno v jednom, jen o úlohách a námitkách hned.`}
      >
        {own.map(({ name, label, hint }) => (
          <SelectField key={name} {...form.field(name)} label={label} hint={hint} options={ways} />
        ))}
      </FormPanel>
      <SaveBar form={form} label="Uložit upozornění" />
    </Form>
  );
}
