import { Button, Skeleton } from '@mantine/core';
import { IconCalendarDue } from '#web/icons/IconCalendarDue.ts';
import { useState } from 'react';
import type { Unit } from '#contract/units.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { LedgerSettingsDialog } from './LedgerSettingsDialog.tsx';
import { EarlierMonths } from './EarlierMonths.tsx';
import { useLedgerSettings, useMonth, useMonths } from './money.queries.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { MonthView } from './MonthView.tsx';
import { useMonthsPlace } from './place.ts';

const TITLE = 'Předpisy';

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
      <MonthChoice
        label="Měsíc předpisu"
        month={month}
        known={months?.map((one) => one.month) ?? []}
        onChange={choose}
      />
      {data !== undefined ? (
        <MonthView key={month} opened={data} rows={place.rows} go={go} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      <EarlierMonths unit_id={unit_id} months={months ?? []} onChoose={choose} />
    </Page>
  );
}

/** On which day of a month claims are due and how a change inside one counts; who manages the client may change it. */
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
        Nastavení předpisů
      </Button>
      {isOpen && settings !== undefined ? (
        <LedgerSettingsDialog settings={settings} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
