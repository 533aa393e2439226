import { useState } from 'react';
import type { CountSums, Settlement } from '#contract/settlement/settlements.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { nameAmong } from '#web/ui/history-words.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs, type Tab } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { Advances } from './advances/Advances.tsx';
import { Board } from './board/Board.tsx';
import { Checks } from './Checks.tsx';
import { Correction } from './issue/Correction.tsx';
import { LaterDocuments } from './issue/LaterDocuments.tsx';
import { CountActions } from './CountActions.tsx';
import { Counting } from './Counting.tsx';
import { CountsDialog } from './CountsDialog.tsx';
import { Delivery } from './delivery/Delivery.tsx';
import { Forecast } from './forecast/Forecast.tsx';
import { GuardWarning } from './GuardWarning.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { Objections } from './objections/Objections.tsx';
import { ObjectionWarning } from './objections/ObjectionWarning.tsx';
import type { Go, SettlementAt } from './place.ts';
import { Recipients } from './Recipients.tsx';
import { Services } from './Services.tsx';
import { SettlementMenu } from './SettlementMenu.tsx';
import { SettlementSummary } from './SettlementSummary.tsx';
import { useHouses, useSettlement } from './settlement.queries.ts';
import styles from './settlement.module.css';
import { Simulation } from './simulation/Simulation.tsx';
import { StateBadge } from './StateBadge.tsx';
import { isLocked, isReviewed } from './states.ts';
import { settlementLabels, titleText } from './words.ts';

interface RecordProps {
  unit_id: number;
  id: number;
  at: SettlementAt;
  go: Go;
}

/** The list from which a settlement is opened. */
const LISTS = ['settlements'];

/** One settlement in the place of the list. */
export function SettlementRecord({ unit_id, id, at, go }: RecordProps) {
  const settlement = useSettlement(unit_id, id).data;
  const [task, setTask] = useState<number>();
  const [fault, setFault] = useState('');
  const close = () => go({ record: undefined, unit: undefined });
  const step = (next: number) => go({ record: next, tab: at.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    settlement && { kind: 'settlement', unit_id, id, title: titleText(settlement), told: [] },
  );
  return (
    <OpenedRecord backLabel="Zpět na vyúčtování" onBack={close} steps={useSteps(LISTS, id, step)}>
      {settlement === undefined ? (
        <LoadingRecord title="Vyúčtování" />
      ) : (
        <Page
          title={titleText(settlement)}
          note={
            <RecordFacts>
              <StateBadge state={settlement.state} />
            </RecordFacts>
          }
          action={
            <Actions>
              <CountActions
                settlement={settlement}
                isCounting={task !== undefined}
                onTask={(task_id) => {
                  setFault('');
                  setTask(task_id);
                }}
                onIssued={() => go({ tab: 'delivery', count: undefined }, { replace: true })}
              />
              <SettlementMenu settlement={settlement} go={go} onClose={close} />
            </Actions>
          }
        >
          {task === undefined ? null : (
            <Counting
              task_id={task}
              onDone={() => {
                setTask(undefined);
                go({ tab: 'recipients', count: undefined }, { replace: true });
              }}
              onFailed={(why) => {
                setTask(undefined);
                setFault(why);
                go({ tab: 'checks' }, { replace: true });
              }}
            />
          )}
          {fault === '' ? null : (
            <p className={styles.fault} role="alert">
              {fault}
            </p>
          )}
          <Correction settlement={settlement} />
          <LaterDocuments settlement={settlement} />
          <GuardWarning settlement={settlement} isOpen={at.tab === 'delivery'} go={go} />
          <ObjectionWarning settlement={settlement} isOpen={at.tab === 'objections'} go={go} />
          <SettlementSummary settlement={settlement} go={go} />
          <Tabs
            label="Části vyúčtování"
            value={at.tab}
            onChange={(tab) => go({ tab })}
            tabs={tabsOf(settlement, at, go)}
          />
          <Doing settlement={settlement} at={at} go={go} />
        </Page>
      )}
    </OpenedRecord>
  );
}

/** What is done over the record: its note, or its counts beside one another. */
function Doing({ settlement, at, go }: { settlement: Settlement; at: SettlementAt; go: Go }) {
  const close = () => go({ act: undefined }, { replace: true });
  if (at.act === 'note') return <NoteDialog settlement={settlement} onClose={close} />;
  if (at.act === 'counts') return <CountsDialog settlement={settlement} onClose={close} />;
  return null;
}

function tabsOf(settlement: Settlement, at: SettlementAt, go: Go): readonly Tab[] {
  const checks: Tab = {
    key: 'checks',
    text: 'Kontroly',
    title: 'Co je třeba opravit, přijmout nebo vědět',
    content: <Checks settlement={settlement} />,
  };
  const history: Tab = {
    key: 'history',
    text: 'Historie',
    title: 'Kdo a kdy vyúčtování změnil',
    content: <History settlement={settlement} />,
  };
  const { last } = settlement;
  const result = [
    ...(last === null ? [] : resultTabs(settlement, at, go)),
    ...advanceTabs(settlement, at, go),
    ...forecastTabs(settlement, at, go),
    ...(last === null ? [] : [simulationTab(settlement, last, at, go), boardTab(settlement, last)]),
  ];
  if (settlement.issued_on === null) return [...result, checks, history];
  const delivery: Tab = {
    key: 'delivery',
    text: 'Doručení',
    title: 'Kdo vyúčtování dostal, kdy a jak',
    content: <Delivery settlement={settlement} at={at} go={go} />,
  };
  const issued = [delivery, objectionTab(settlement)];
  // What is to be done comes first: delivery of what was issued, the result of what is corrected.
  return isLocked(settlement)
    ? [...issued, ...result, checks, history]
    : [...result, ...issued, checks, history];
}

function objectionTab(settlement: Settlement): Tab {
  const { objections } = settlement;
  return {
    key: 'objections',
    text: objections === 0 ? 'Námitky' : `Námitky (${objections})`,
    title: 'Co příjemci namítají a jak je to vyřízené',
    content: <Objections settlement={settlement} />,
  };
}

/** Advances are proposed only by what was looked through. */
function advanceTabs(settlement: Settlement, at: SettlementAt, go: Go): readonly Tab[] {
  if (!isLocked(settlement) && !isReviewed(settlement)) return [];
  return [
    {
      key: 'advances',
      text: 'Zálohy',
      title: 'Měsíční zálohy na další období podle nákladů vyúčtování',
      content: <Advances settlement={settlement} at={at} go={go} />,
    },
  ];
}

function resultTabs(settlement: Settlement, at: SettlementAt, go: Go): readonly Tab[] {
  return [
    {
      key: 'recipients',
      text: 'Prostory',
      title: 'Kolik nese každý prostor a kolik má doplatit nebo dostat',
      content: <Recipients settlement={settlement} at={at} go={go} />,
    },
    {
      key: 'services',
      text: 'Služby',
      title: 'Náklady po službách a kolik z nich je rozděleno',
      content: <Services settlement={settlement} at={at} />,
    },
  ];
}

/** A period that is over is counted, not forecast. */
function forecastTabs(settlement: Settlement, at: SettlementAt, go: Go): readonly Tab[] {
  if (isLocked(settlement) || settlement.period_to < todayInPrague()) return [];
  return [
    {
      key: 'forecast',
      text: 'Odhad',
      title: 'Na kolik běžící období vyjde a kdo bude doplácet',
      content: <Forecast settlement={settlement} at={at} go={go} />,
    },
  ];
}

function simulationTab(settlement: Settlement, last: CountSums, at: SettlementAt, go: Go): Tab {
  return {
    key: 'simulation',
    text: 'Simulace',
    title: 'Kdo by podle jiných pravidel zaplatil víc a kdo méně',
    content: <Simulation settlement={settlement} last={last} at={at} go={go} />,
  };
}

function boardTab(settlement: Settlement, last: CountSums): Tab {
  return {
    key: 'board',
    text: 'Výbor',
    title: 'Kdo z výboru vyúčtování schválil, než se doručí',
    content: <Board settlement={settlement} last={last} />,
  };
}

function History({ settlement: { unit_id, settlement_id } }: { settlement: Settlement }) {
  const houses = useHouses(unit_id);
  return (
    <RecordHistory
      record_type="settlements"
      unit_id={unit_id}
      record_id={settlement_id}
      labels={settlementLabels}
      texts={{
        building_id: nameAmong(
          houses.map(({ pasport_id, pasport_name }) => ({ id: pasport_id, name: pasport_name })),
        ),
      }}
    />
  );
}
