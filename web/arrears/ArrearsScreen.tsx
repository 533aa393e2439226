import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconBell } from '#web/icons/IconBell.ts';
import { IconPercentage } from '#web/icons/IconPercentage.ts';
import { Activity, useState } from 'react';
import type { Agreement } from '#contract/money/instalments.ts';
import type { Unit } from '#contract/units.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { useArrears, useArrearsSettings } from './arrears.queries.ts';
import { ArrearsYear } from './ArrearsYear.tsx';
import { ages, inHouse, sumsOf } from './debts.ts';
import { DebtRecord } from './DebtRecord.tsx';
import { DebtTable } from './DebtTable.tsx';
import { HousesTable, PeopleTable } from './GroupTables.tsx';
import { LegalList } from './LegalList.tsx';
import { AgreementsTab } from './instalments/AgreementsTab.tsx';
import { useAgreements } from './instalments/instalments.queries.ts';
import { NobodyOwes } from './NobodyOwes.tsx';
import { useArrearsPlace, type ArrearsPart } from './place.ts';
import { RemindersTab } from './RemindersTab.tsx';
import { RateDialog } from './RateDialog.tsx';
import { TellingDialog } from './TellingDialog.tsx';
import { agreementsText } from './words.ts';

const TITLE = 'Dluhy';
const isBreached = ({ state }: Agreement) => state === 'breached';

/** Who owes, how long, and what comes of it (route Arrears). */
export function ArrearsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Arrears unit={unit} />}</UnitScreen>;
}

/** The debts, or one of them in their stead; the list waits behind as it was left. */
function Arrears({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useArrearsPlace();
  const { account, legal, as_of } = place;
  const told = { unit_id, place, go };
  const isList = account === undefined && legal === undefined;
  // A phone folds the day with the sums, so that the list begins at once; another day than today stays in sight.
  const isFolded = useScreen('phone') && as_of === undefined;
  const asOf = (
    <AsOfField value={as_of} onChange={(day) => go({ as_of: day }, { replace: true })} />
  );
  return (
    <>
      {legal === undefined ? null : <LegalList {...told} unit_name={name} accounts={legal} />}
      {account === undefined || legal !== undefined ? null : (
        <DebtRecord key={account} {...told} ledger_account_id={account} />
      )}
      <Activity mode={isList ? 'visible' : 'hidden'}>
        <Page
          title={TITLE}
          note={name}
          overview={
            <Stack gap="md">
              <AgeSums {...told} />
              {isFolded ? asOf : null}
            </Stack>
          }
          action={<UnitSettings unit_id={unit_id} />}
        >
          {isFolded ? null : asOf}
          <Parts {...told} />
        </Page>
      </Activity>
    </>
  );
}

/** By which rate late payments are charged and which debts are told of; who manages the client may change it. */
function UnitSettings({ unit_id }: { unit_id: number }) {
  const [open, setOpen] = useState<'rate' | 'telling'>();
  const settings = useArrearsSettings(unit_id).data;
  const mayChange = useManagesClient();
  if (!mayChange) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <IconButton label="Upozornění" onClick={() => setOpen('telling')}>
        <IconBell size="1.25rem" aria-hidden="true" />
      </IconButton>
      <Button
        variant="default"
        leftSection={<IconPercentage size="1.125rem" aria-hidden="true" />}
        disabled={settings === undefined}
        onClick={() => setOpen('rate')}
      >
        Sazba úroku
      </Button>
      {open === 'rate' && settings !== undefined ? (
        <RateDialog settings={settings} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'telling' && settings !== undefined ? (
        <TellingDialog settings={settings} onClose={() => setOpen(undefined)} />
      ) : null}
    </Group>
  );
}

/** What is overdue altogether, and how much of it how long. */
function AgeSums({ unit_id, place: { as_of, house }, go }: ArrearsPart) {
  const { values: rows, is_claimed } = useArrears(unit_id, as_of).data ?? {};
  const late = useAgreements(unit_id, { as_of }).data?.values.filter(isBreached).length ?? 0;
  if (rows === undefined) return <Skeleton height="4.5rem" />;
  // A nought would look as if everybody had paid.
  if (is_claimed === false) return null;
  const shown = inHouse(rows, house);
  const sums = sumsOf(shown);
  const show = (filter: string | undefined) => go({ tab: 'debts', filter, who: undefined });
  return (
    <Summary>
      <Fact label="Po splatnosti">
        <DebtsOf hellers={sums.overdue} onOpen={() => show(undefined)} />
        {house === undefined ? null : <FactNote>jen vybraný dům</FactNote>}
      </Fact>
      {ages.map(({ key, text }) => (
        <Fact key={key} label={text}>
          <DebtsOf hellers={sums[key]} onOpen={() => show(key)} />
        </Fact>
      ))}
      {late === 0 ? null : (
        <Fact label="Splátky po termínu">
          <OpenedFigure
            figure={late}
            title="Zobrazit tyto dohody"
            onOpen={() => go({ tab: 'instalments', filter: 'breached' })}
          >
            {agreementsText(late)}
          </OpenedFigure>
        </Fact>
      )}
    </Summary>
  );
}

/** A sum that leads to the debts it is made of; nought is of none. */
function DebtsOf({ hellers, onOpen }: { hellers: number; onOpen: () => void }) {
  return (
    <OpenedFigure figure={hellers} title="Zobrazit tyto dluhy" onOpen={onOpen}>
      {formatMoney(hellers)}
    </OpenedFigure>
  );
}

function Parts(part: ArrearsPart) {
  const { unit_id, place, go } = part;
  const { data, error, refetch } = useArrears(unit_id, place.as_of);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const isNobody = data?.values.length === 0;
  const nobody = <Nobody isClaimed={data?.is_claimed === true} />;
  return (
    <Stack gap="md" miw={0}>
      <Tabs
        label="Dluhy podle"
        tabs={[
          {
            key: 'debts',
            text: 'Konta',
            title: 'Dluhy po kontech prostorů',
            content: isNobody ? nobody : <DebtTable {...part} rows={data?.values} />,
          },
          {
            key: 'people',
            text: 'Lidé',
            title: 'Dluhy po lidech; kdo má víc kont, je jeden řádek',
            content: isNobody ? nobody : <PeopleTable {...part} rows={data?.values} />,
          },
          {
            key: 'houses',
            text: 'Domy',
            title: 'Dluhy po domech',
            content: isNobody ? nobody : <HousesTable {...part} rows={data?.values} />,
          },
          {
            key: 'reminders',
            text: 'Upomínky',
            title: 'Komu poslat upomínku a co už odešlo',
            content: <RemindersTab {...part} />,
          },
          {
            key: 'instalments',
            text: 'Splátky',
            title: 'Dohody o splátkách a zda se dodržují',
            content: <AgreementsTab {...part} />,
          },
          {
            key: 'year',
            text: 'Vývoj',
            title: 'Kolik bylo po splatnosti na koncích měsíců',
            content: <ArrearsYear {...part} />,
          },
        ]}
        value={place.tab}
        onChange={(tab) => go({ tab, who: undefined, agreement: undefined, filter: undefined })}
      />
    </Stack>
  );
}

function Nobody({ isClaimed }: { isClaimed: boolean }) {
  return (
    <NobodyOwes
      isClaimed={isClaimed}
      title="Nikdo nic nedluží"
      text="K tomuto dni není v jednotce nic po splatnosti. Dluhem se předpis stane den po své splatnosti, když není zaplacen."
    />
  );
}
