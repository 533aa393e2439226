import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconCalendarDue, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Unit } from '#contract/units.ts';
import { monthAway, monthOf, monthText } from '#contract/rules/month-info.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { DueDayDialog } from './DueDayDialog.tsx';
import { EarlierMonths } from './EarlierMonths.tsx';
import styles from './money.module.css';
import { useLedgerSettings, useMonth, useMonths } from './money.queries.ts';
import { MonthView } from './MonthView.tsx';
import { useMonthsPlace } from './place.ts';

const TITLE = 'Předpisy';
/** Months that are offered: some behind the present one and some before it. */
const BEHIND = 24;
const AHEAD = 2;

/** What is claimed for a month, of whom, and the closing of months (route ClaimedMonths). */
export function MonthsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Months unit={unit} />}</UnitScreen>;
}

function Months({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useMonthsPlace();
  const month = place.month ?? monthOf(todayInPrague());
  const { data, error, refetch } = useMonth(unit_id, month);
  const months = useMonths(unit_id).data?.values;
  const choose = (next: string) => go({ month: next });
  return (
    <Page title={TITLE} note={name} action={<DueDay unit_id={unit_id} />}>
      <MonthChoice month={month} known={months?.map((one) => one.month) ?? []} onChange={choose} />
      {data !== undefined ? (
        <MonthView key={month} opened={data} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      <EarlierMonths months={months ?? []} onChoose={choose} />
    </Page>
  );
}

interface MonthChoiceProps {
  month: string;
  /** Months that were claimed already. */
  known: readonly string[];
  onChange: (month: string) => void;
}

/** Which month, the one before and the one after. */
function MonthChoice({ month, known, onChange }: MonthChoiceProps) {
  const last = monthAway(monthOf(todayInPrague()), AHEAD);
  const usual = Array.from({ length: BEHIND + AHEAD + 1 }, (_, at) => monthAway(last, -at));
  const offered = [...new Set([...usual, ...known, month])].toSorted((one, other) =>
    other.localeCompare(one),
  );
  const icon = { size: '1.25rem', 'aria-hidden': true } as const;
  return (
    <div className={styles.month} role="group" aria-label="Měsíc předpisu">
      <IconButton
        variant="default"
        size="input-sm"
        label="Předchozí měsíc"
        onClick={() => onChange(monthAway(month, -1))}
      >
        <IconChevronLeft {...icon} />
      </IconButton>
      <NativeSelect
        label="Měsíc"
        value={month}
        data={offered.map((one) => ({ value: one, label: monthText(one) }))}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <IconButton
        variant="default"
        size="input-sm"
        label="Další měsíc"
        onClick={() => onChange(monthAway(month, 1))}
      >
        <IconChevronRight {...icon} />
      </IconButton>
    </div>
  );
}

/** On which day of a month claims are due; who manages the client may change it. */
function DueDay({ unit_id }: { unit_id: number }) {
  const [isOpen, setOpen] = useState(false);
  const settings = useLedgerSettings(unit_id).data;
  const mayChange = useManagesClient();
  if (!mayChange) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarDue size="1.125rem" aria-hidden="true" />}
        disabled={settings === undefined}
        onClick={() => setOpen(true)}
      >
        Den splatnosti
      </Button>
      {isOpen && settings !== undefined ? (
        <DueDayDialog settings={settings} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
