import { Button } from '@mantine/core';
import { IconFileText } from '#web/icons/IconFileText.ts';
import { useState } from 'react';
import { debtPlace } from '#contract/money/debt-text.ts';
import { deliverReminder, type Reminder } from '#contract/money/reminders.ts';
import { levelName } from '#contract/rules/reminder-text.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { useDeliverReminder, usePrintReminders, useReminders } from './reminders.queries.ts';

const rowKey = ({ reminder_id }: Reminder) => reminder_id;

const states: Readonly<Record<Reminder['state'], string>> = {
  waiting: 'e-mail čeká na odeslání',
  failing: 'e-mail se nedaří odeslat, zkouší se znovu',
  sent: 'e-mail odeslán',
  refused: 'e-mail nebyl přijat',
  made: 'na papíře, čeká na předání',
  handed: 'předáno osobně',
  posted: 'podáno na poštu',
};

/** How it was delivered: 'podáno na poštu 3. 3. 2026'. */
function stateText({ state, delivered_on, fault }: Reminder): string {
  const on = delivered_on === null ? '' : ` ${formatDate(delivered_on)}`;
  return `${states[state]}${on}${fault === '' ? '' : ` (${fault})`}`;
}

const columns: readonly Column<Reminder>[] = [
  {
    text: 'Den',
    value: 'reminded_on',
    sortable: true,
    width: 100,
    fixed: true,
    render: ({ reminded_on }) => formatDate(reminded_on),
  },
  {
    text: 'Stupeň',
    id: 'level',
    value: ({ level }) => levelName(level),
    sortable: true,
    width: 130,
    telling: true,
    onCard: ({ level, reminded_on }) => `${levelName(level)} ${formatDate(reminded_on)}`,
  },
  { text: 'Kdo', value: 'names', sortable: true, width: 150, telling: true },
  { text: 'Prostor', id: 'space', value: debtPlace, sortable: true, width: 125, hiddenFirst: true },
  moneyColumn({ text: 'Dluh', id: 'amount', of: ({ amount }) => amount }),
  moneyColumn({ text: 'Úrok', id: 'interest', of: ({ interest }) => interest }),
  { text: 'Předpisů', value: 'claims_count', width: 85, align: 'right' },
  {
    text: 'Zaplatit do',
    value: 'pay_by',
    sortable: true,
    width: 105,
    render: ({ pay_by }) => formatDate(pay_by),
  },
  { text: 'Doručení', id: 'state', value: stateText, sortable: true, width: 200, telling: true },
  { text: 'Kam', value: 'recipient', width: 160, hiddenFirst: true },
  { text: 'Odeslal', value: 'made_by', sortable: true, width: 130, hiddenFirst: true },
];

/** Where a letter is made; the unit's list of them stands right over this one. */
const nothingSent = (account: number | undefined) =>
  account === undefined
    ? 'Upomínku odešlete odsud: nahoře označte, komu, a zvolte Prohlédnout a odeslat.'
    : 'Zatím žádná neodešla. Posílají se z Dluhů na záložce Upomínky.';

/** What was sent, of the unit or of one account: printed again, and said to be handed over or posted. */
export function SentReminders({ unit_id, account }: { unit_id: number; account?: number }) {
  const { data } = useReminders(unit_id, account);
  const printing = usePrintReminders();
  const [delivered, setDelivered] = useState<Reminder | null>(null);
  const print = (reminders: readonly Reminder[]) =>
    printing.mutate(
      { params: { unit_id }, body: { reminders: reminders.map(rowKey) } },
      {
        onSuccess: ({ file_name, content_type, content_base64 }) =>
          download(
            fileName(file_name),
            new Blob([bytesOf(content_base64)], { type: content_type }),
          ),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  return (
    <>
      <DataTable
        id={account === undefined ? 'reminders-sent' : 'reminders-of-account'}
        label="Odeslané upomínky"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        onActivate={setDelivered}
        activateLabel="Zapsat předání"
        emptyAction={<span>{nothingSent(account)}</span>}
        renderPicked={(picked) => (
          <>
            <Button
              variant="default"
              leftSection={<IconFileText size="1.125rem" aria-hidden="true" />}
              disabled={picked.length === 0}
              loading={printing.isPending}
              onClick={() => print(picked)}
            >
              PDF k tisku
            </Button>
            <Button
              variant="default"
              disabled={picked.length !== 1}
              onClick={() => setDelivered(picked[0] ?? null)}
            >
              Zapsat předání
            </Button>
          </>
        )}
      />
      {delivered === null ? null : (
        <DeliveryDialog reminder={delivered} onClose={() => setDelivered(null)} />
      )}
    </>
  );
}

const ways = [
  { value: 'posted', label: 'Podáno na poštu' },
  { value: 'handed', label: 'Předáno osobně' },
] as const;

const schema = deliverReminder.body.omit({ version: true });
type Delivery = { state: 'handed' | 'posted'; delivered_on: string | null };

/** Which way a letter got to whom it is for. */
function DeliveryDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const delivering = useDeliverReminder();
  const { unit_id, reminder_id, version } = reminder;
  const initial: Delivery = { state: 'posted', delivered_on: todayInPrague() };
  const form = useContractForm({
    schema,
    initial,
    onSave: async (_changes, { values }) => {
      const body = { ...schema.parse(values), version };
      const params = { unit_id, reminder_id };
      flash('Předání je zapsané', await delivering.mutateAsync({ params, body }));
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Zapsat předání: ${levelName(reminder.level)}, ${reminder.names}`}
      saveLabel="Zapsat předání"
      onClose={onClose}
    >
      <SelectField {...form.field('state')} label="Jak" options={ways} data-autofocus />
      <DateField {...form.field('delivered_on')} label="Kdy" />
    </ModalForm>
  );
}
