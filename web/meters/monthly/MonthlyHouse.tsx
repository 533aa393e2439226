import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconCalendarEvent } from '#web/icons/IconCalendarEvent.ts';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { useState } from 'react';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { endedMonths, infoDue, infoVerdict, monthText } from '#contract/rules/month-info.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { AllRowsButton, RowChips } from '#web/table/RowChips.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { AutoDialog } from './AutoDialog.tsx';
import { recipientColumns } from './monthly-columns.tsx';
import { useInfoSettings, useMonthInfos, usePrintHouse, useSendInfos } from './monthly.queries.ts';
import { recipientChoices } from './recipient-filters.ts';
import { RecipientBulk } from './RecipientBulk.tsx';
import { RecipientDialog } from './RecipientDialog.tsx';
import { savePdf } from './save-pdf.ts';
import { SentMonths } from './SentMonths.tsx';
import styles from './monthly.module.css';

const MONTHS = 24;
const rowKey = ({ pasport_id, address_id }: MonthRecipient) => `${pasport_id}/${address_id ?? 0}`;

interface MonthlyHouseProps {
  unit_id: number;
  /** The pasport_id of the house. */
  house: number;
  /** The chosen month as it stands in the address. */
  month: string | undefined;
  onMonth: (month: string) => void;
  /** The question over those who are told; all of them without it. */
  filter: string | undefined;
  onFilter: (name: string | undefined) => void;
}

/** What people of a house are told of their consumption in a month: who gets it, who does not and why. */
export function MonthlyHouse(props: MonthlyHouseProps) {
  const { unit_id, house, month: chosen, onMonth, filter, onFilter } = props;
  const months = endedMonths(todayInPrague(), MONTHS);
  const month = months.find((one) => one === chosen) ?? months[0] ?? '';
  const { data, error, refetch } = useMonthInfos(unit_id, house, month);
  const [opened, setOpened] = useState<string | null>(null);
  const row = data?.recipients.find((one) => rowKey(one) === opened);
  const due = infoDue(month);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <NativeSelect
          label="Měsíc"
          value={month}
          data={months.map((one) => ({ value: one, label: monthText(one) }))}
          onChange={({ currentTarget: { value } }) => onMonth(value)}
        />
      </div>
      <Note>
        Informaci za {monthText(month)} má příjemce služeb dostat do {formatDate(due)}
        {due < todayInPrague() ? ', tento den už byl' : ''} (zákon č. 67/2013 Sb., § 8a). Týká se
        prostorů s dálkově odečítanými měřidly tepla a vody.
      </Note>
      {data !== undefined ? (
        <Recipients
          unit_id={unit_id}
          house={house}
          month={month}
          recipients={data.recipients}
          isSending={data.is_sending}
          filter={filter}
          onFilter={onFilter}
          onOpen={(one) => setOpened(rowKey(one))}
        />
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {row === undefined ? null : (
        <RecipientDialog
          unit_id={unit_id}
          house={house}
          month={month}
          recipient={row}
          onClose={() => setOpened(null)}
        />
      )}
      <SentMonths months={data?.months ?? []} onMonth={onMonth} />
    </div>
  );
}

interface RecipientsProps extends ActionsProps, Pick<MonthlyHouseProps, 'filter' | 'onFilter'> {
  onOpen: (recipient: MonthRecipient) => void;
}

function Recipients({ filter, onFilter, onOpen, ...actions }: RecipientsProps) {
  const { month, recipients } = actions;
  return recipients.length === 0 ? (
    <EmptyState
      icon="gauge"
      title="V domě se v tomto měsíci nic neodečítalo dálkově"
      text="Jakmile má prostor dálkově odečítané měřidlo tepla nebo vody, objeví se tu s tím, kdo za něj platí."
    />
  ) : (
    <>
      <RowChips
        label="Výběr příjemců"
        choices={recipientChoices}
        rows={recipients}
        value={filter}
        onChange={onFilter}
      />
      <DataTable
        id="month-infos"
        label={`Měsíční informace, ${monthText(month)}`}
        rows={recipientChoices.kept(recipients, filter)}
        emptyAction={<AllRowsButton onChange={onFilter} />}
        columns={recipientColumns}
        rowKey={rowKey}
        onActivate={onOpen}
        activateLabel="Otevřít"
        renderPicked={(picked) => <RecipientBulk unit_id={actions.unit_id} rows={picked} />}
        toolbar={<Actions {...actions} />}
      />
    </>
  );
}

interface ActionsProps {
  unit_id: number;
  house: number;
  month: string;
  recipients: readonly MonthRecipient[];
  isSending: boolean;
}

const mails = (count: number) => `${count} ${czechPlural(count, 'e-mail', 'e-maily', 'e-mailů')}`;

/** 'Nedostane 5: 3 nezvolili e-mail, 2 bez údajů.' */
function leftOut(recipients: readonly MonthRecipient[]): string {
  const count = (verdict: ReturnType<typeof infoVerdict>) =>
    recipients.filter((one) => infoVerdict(one) === verdict).length;
  const parts = [
    [count('not-chosen'), 'e-mail si nezvolilo'],
    [count('no-email'), 'nemá adresu'],
    [count('no-data'), 'nemá údaje'],
    [count('no-payer'), 'nemá plátce'],
    [count('done'), 'už odešlo'],
  ] as const;
  const told = parts.filter(([many]) => many > 0).map(([many, text]) => `${many} ${text}`);
  return told.length === 0 ? '' : ` Vynecháno bude: ${told.join(', ')}.`;
}

function Actions({ unit_id, house, month, recipients, isSending }: ActionsProps) {
  const sending = useSendInfos();
  const printing = usePrintHouse();
  const settings = useInfoSettings(unit_id).data;
  const [isSetting, setSetting] = useState(false);
  const due = recipients.filter((one) => infoVerdict(one) === 'send');
  const part = due.filter(({ missing }) => missing.length > 0).length;
  const send = async () => {
    const isSure = await confirm({
      title: `Odeslat ${mails(due.length)}?`,
      message: `Každý dostane odkaz jen na svůj prostor a měsíc ${monthText(month)}.${leftOut(recipients)}${
        part === 0 ? '' : ` U ${part} z nich část údajů chybí a informace to říká.`
      }`,
      confirmLabel: 'Odeslat',
    });
    if (!isSure) return;
    sending.mutate(
      { params: { unit_id, id: house }, body: { month } },
      {
        onSuccess: () => flash('Informace se odesílají'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  const day = settings?.send_day ?? null;
  return (
    <TableActions>
      <Button
        leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
        disabled={due.length === 0 || isSending}
        loading={sending.isPending || isSending}
        onClick={() => void send()}
      >
        {due.length === 0 ? 'Není komu poslat' : `Odeslat ${mails(due.length)}`}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() =>
          printing.mutate(
            { params: { unit_id, id: house }, body: { month } },
            { onSuccess: savePdf, onError: (error) => flashError(userMessage(error)) },
          )
        }
      >
        PDF všech prostorů
      </Button>
      <Button
        variant="default"
        leftSection={<IconCalendarEvent size="1.125rem" aria-hidden="true" />}
        disabled={settings === undefined}
        onClick={() => setSetting(true)}
      >
        {day === null ? 'Odesílat samo' : `Samo od ${day}. dne`}
      </Button>
      {isSetting && settings !== undefined ? (
        <AutoDialog settings={settings} onClose={() => setSetting(false)} />
      ) : null}
    </TableActions>
  );
}
