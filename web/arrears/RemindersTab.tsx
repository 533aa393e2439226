import { Button, Stack } from '@mantine/core';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { useMemo, useState } from 'react';
import type { RemindedDebtor, ReminderLevel } from '#contract/money/reminders.ts';
import { levelName } from '#contract/rules/reminder-text.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { debtPlace } from '#contract/money/debt-text.ts';
import styles from './arrears.module.css';
import { moneyColumn } from '#web/table/money-column.ts';
import { useArrears } from './arrears.queries.ts';
import { sinceText } from './debt-columns.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import type { ArrearsPart } from './place.ts';
import { PreviewDialog, type ChosenDebt } from './PreviewDialog.tsx';
import { useReminded, useReminderLevels } from './reminders.queries.ts';
import { SentReminders } from './SentReminders.tsx';

const rowKey = ({ ledger_account_id }: RemindedDebtor) => ledger_account_id;

/** What comes next and when: '2. upomínka, od 2. 4. 2026'. */
function nextText({ next_level, next_on, is_due, agreement }: RemindedDebtor): string {
  if (next_level === null || next_on === null)
    return agreement?.state === 'kept' ? 'neupomíná se, platí splátky' : 'všechny odeslány';
  return `${levelName(next_level)}${is_due ? '' : `, od ${formatDate(next_on)}`}`;
}

const columnsOn = (today: string): readonly Column<RemindedDebtor>[] => [
  { text: 'Prostor', id: 'space', value: debtPlace, sortable: true, width: 125, fixed: true },
  { text: 'Kdo', value: 'names', sortable: true, width: 170, telling: true },
  moneyColumn({
    text: 'Po splatnosti',
    id: 'overdue',
    of: ({ overdue }) => overdue,
    isSummed: true,
    telling: true,
  }),
  {
    text: 'Dluží od',
    value: 'owed_since',
    sortable: true,
    width: 150,
    render: ({ owed_since }) => sinceText(owed_since, today),
  },
  {
    text: 'Poslední upomínka',
    id: 'last',
    value: ({ last_level, last_on }) =>
      last_on === null ? 'žádná' : `${levelName(last_level)} ${formatDate(last_on)}`,
    width: 190,
  },
  { text: 'Další', id: 'next', value: nextText, sortable: true, width: 225, telling: true },
  {
    text: 'E-mail',
    value: 'email',
    width: 145,
    render: ({ email }) => (email === '' ? 'nemá, půjde na papír' : email),
  },
];

/** Whom to remind today, what was sent, and what the levels say. */
export function RemindersTab({ unit_id, place, go }: ArrearsPart) {
  const { data, error, refetch } = useReminded(unit_id);
  const isClaimed = useArrears(unit_id, place.as_of).data?.is_claimed !== false;
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<readonly ChosenDebt[] | null>(null);
  const asCards = useScreen('phone');
  const values = data?.values;
  const due = useMemo(() => values?.filter(({ is_due }) => is_due), [values]);
  const columns = useMemo(() => columnsOn(todayInPrague()), []);
  if (values === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={asCards ? 'xs' : 'md'} miw={0}>
      <Note>
        Upomínky se nabízejí podle dnešního stavu: první po splatnosti, další po předchozí upomínce.
        Komu běží dohoda o splátkách a dodržuje ji, tomu se z ní neupomíná nic. Označte, komu
        upomínku poslat, a prohlédněte si je.
      </Note>
      <FilterChips
        label="Komu"
        choices={[
          { name: 'due', text: 'Upomenout teď', count: due?.length },
          { name: 'all', text: 'Všichni dlužníci', count: values?.length },
        ]}
        value={isAll ? 'all' : 'due'}
        onChange={(name) => setAll(name === 'all')}
      />
      <DataTable
        id="reminders-due"
        label="Komu poslat upomínku"
        rows={isAll ? values : due}
        columns={columns}
        rowKey={rowKey}
        isDimmed={({ is_due }) => !is_due}
        onActivate={(row) => go({ unit: unit_id, account: rowKey(row) })}
        activateLabel="Otevřít dluh"
        emptyAction={<NobodyDue isClaimed={isClaimed} isAll={isAll} onAll={() => setAll(true)} />}
        seek={{ placeholder: 'Prostor nebo jméno', label: 'Hledat dlužníka' }}
        toolbar={
          <TableActions>
            <Levels unit_id={unit_id} />
          </TableActions>
        }
        renderPicked={(picked) => (
          <Button
            leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
            disabled={picked.every(({ is_due }) => !is_due)}
            onClick={() => setChosen(chosenOf(picked))}
          >
            Prohlédnout a odeslat ({chosenOf(picked).length})
          </Button>
        )}
      />
      <section className={styles.part} aria-labelledby="sent-reminders">
        <h2 className={styles.heading} id="sent-reminders">
          Odeslané upomínky
        </h2>
        <SentReminders unit_id={unit_id} />
      </section>
      {chosen === null ? null : (
        <PreviewDialog
          unit_id={unit_id}
          chosen={chosen}
          nameOf={(id) => values?.find((row) => rowKey(row) === id)?.names ?? ''}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
}

interface NobodyDueProps {
  /** Whether there was anything to owe. */
  isClaimed: boolean;
  isAll: boolean;
  onAll: () => void;
}

/** Why nobody is offered. */
function NobodyDue({ isClaimed, isAll, onAll }: NobodyDueProps) {
  if (!isClaimed)
    return (
      <Stack gap="xs" align="center">
        <span>Zatím není nic předepsáno, není koho upomínat.</span>
        <Button component={InnerLink} variant="default" href={paths.ClaimedMonths}>
          Předepsat měsíc
        </Button>
      </Stack>
    );
  if (isAll) return <span>Nikdo nic nedluží, není koho upomínat.</span>;
  return (
    <Stack gap="xs" align="center">
      <span>
        Dnes není koho upomenout. Komu běží lhůta z upomínky, ten se tu objeví po jejím konci.
      </span>
      <Button variant="default" onClick={onAll}>
        Všichni dlužníci
      </Button>
    </Stack>
  );
}

/** Of the picked those of whom a level is due. */
const chosenOf = (picked: readonly RemindedDebtor[]): readonly ChosenDebt[] =>
  picked.flatMap(({ ledger_account_id, next_level, is_due }) =>
    is_due && next_level !== null ? [{ ledger_account_id, level: next_level }] : [],
  );

/** What the levels say; who manages the client may change it. */
function Levels({ unit_id }: { unit_id: number }) {
  const levels = useReminderLevels(unit_id).data?.values;
  const [open, setOpen] = useState<ReminderLevel | null>(null);
  const mayChange = useManagesClient();
  if (!mayChange) return null;
  return (
    <>
      {levels?.map((level) => (
        <Button
          key={level.level}
          variant="default"
          leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
          onClick={() => setOpen(level)}
        >
          {levelName(level.level)}
        </Button>
      ))}
      {open === null ? null : <LevelDialog level={open} onClose={() => setOpen(null)} />}
    </>
  );
}
