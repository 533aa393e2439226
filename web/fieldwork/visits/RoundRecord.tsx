import { Badge, Button } from '@mantine/core';
import { IconCalendarPlus } from '#web/icons/IconCalendarPlus.ts';
import { useState } from 'react';
import type { RoundRecord as Record } from '#contract/fieldwork/rounds.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { crewChoices, useCrewList } from '../crew-list.ts';
import { MailUntold, PickedNotices } from '../notices/RoundNotices.tsx';
import { planLabels } from './plan-form.ts';
import { PlanDialog } from './PlanDialog.tsx';
import type { Go, VisitsPlace } from './place.ts';
import { RoundMenu } from './RoundMenu.tsx';
import { ROUND_PARTS, RoundSummary } from './RoundSummary.tsx';
import { roundVisitColumns, textsOfVisit } from './round-visit-columns.tsx';
import { VisitDialog } from './VisitDialog.tsx';
import { isOfVisitFilter, visitChoices, visitFilterName } from './round-filters.ts';
import { useRound } from './visits.queries.ts';

interface RecordProps {
  unit_id: number;
  id: number;
  place: VisitsPlace;
  go: Go;
}

/** The lists from which a round is opened. */
const LISTS = ['rounds'];

/** One round with its visits, in the place of the lists. */
export function RoundRecord({ unit_id, id, place, go }: RecordProps) {
  const round = useRound(unit_id, id).data;
  const close = () => go({ tab: 'rounds', round: undefined, unit: undefined });
  const step = (next: number) => go({ round: next }, { replace: true });
  useEscape(close);
  useOpenedFind(
    round && { kind: 'round', unit_id, id, title: round.name, told: [round.work_name] },
  );
  return (
    <OpenedRecord backLabel="Zpět na obchůzky" onBack={close} steps={useSteps(LISTS, id, step)}>
      {round === undefined ? (
        <LoadingRecord title="Obchůzka" />
      ) : (
        <Page
          title={round.name}
          note={
            <RecordFacts>
              {round.work_name}
              {round.closed === null ? null : <Badge color="gray">uzavřená</Badge>}
            </RecordFacts>
          }
          action={<RoundActions round={round} go={go} onClose={close} />}
        >
          <RoundSummary round={round} go={go} />
          <div id={ROUND_PARTS}>
            <Tabs
              label="Části obchůzky"
              value={place.part}
              onChange={(part) => go({ part: part === 'visits' ? undefined : part })}
              tabs={[
                {
                  key: 'visits',
                  text: 'Návštěvy',
                  title: 'Návštěvy v pořadí obchůzky',
                  content: <Visits round={round} place={place} go={go} />,
                },
                {
                  key: 'history',
                  text: 'Historie',
                  title: 'Kdo a kdy obchůzku změnil',
                  content: <RoundHistory round={round} />,
                },
              ]}
            />
          </div>
          {place.act === 'plan' ? (
            <PlanDialog round={round} onClose={() => go({ act: undefined }, { replace: true })} />
          ) : null}
        </Page>
      )}
    </OpenedRecord>
  );
}

interface ActionsProps {
  round: Record;
  go: Go;
  onClose: () => void;
}

/** The main action is to give times to what waits for one. */
function RoundActions({ round, go, onClose }: ActionsProps) {
  return (
    <Actions>
      {round.unplaced === 0 || round.closed !== null ? null : (
        <Button
          leftSection={<IconCalendarPlus size="1.125rem" aria-hidden="true" />}
          onClick={() => go({ act: 'plan' }, { replace: true })}
        >
          {`Naplánovat ${round.unplaced}`}
        </Button>
      )}
      <MailUntold round={round} />
      <RoundMenu round={round} onHistory={() => go({ part: 'history' })} onClose={onClose} />
    </Actions>
  );
}

const rowKey = ({ visit_id }: Visit) => visit_id;

/** Visits of the round in the order of walking; Enter or a double click opens one. */
function Visits({ round, place, go }: Omit<ActionsProps, 'onClose'> & { place: VisitsPlace }) {
  const crews = useCrewList();
  const [opened, setOpened] = useState<number | null>(null);
  const filter = visitFilterName(place.filter);
  const today = todayInPrague();
  const rows = round.all_visits.filter((visit) => isOfVisitFilter(filter, visit, today));
  const visit = round.all_visits.find((one) => one.visit_id === opened);
  return (
    <>
      <FilterChips
        label="Výběr návštěv podle stavu"
        choices={visitChoices(round.all_visits, today)}
        value={filter}
        onChange={(name) => go({ filter: name === 'all' ? undefined : name }, { replace: true })}
      />
      <DataTable
        id="round-visits"
        label={`Návštěvy obchůzky ${round.name}`}
        rows={rows}
        columns={roundVisitColumns(crews)}
        rowKey={rowKey}
        marked={opened}
        searchIn={textsOfVisit}
        onActivate={(row) => setOpened(rowKey(row))}
        activateLabel="Otevřít návštěvu"
        seek={{ placeholder: 'Dům, prostor, jméno', label: 'Hledat návštěvu' }}
        renderPicked={(picked) => <PickedNotices round={round} visits={picked} />}
      />
      {visit === undefined ? null : (
        <VisitDialog
          key={visit.visit_id}
          visit={visit}
          crews={crewChoices(crews)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function RoundHistory({ round: { unit_id, round_id } }: { round: Record }) {
  return (
    <RecordHistory
      record_type="rounds"
      unit_id={unit_id}
      record_id={round_id}
      labels={{ name: 'Název', note: 'Poznámka', minutes: planLabels.minutes, closed: 'Uzavřená' }}
    />
  );
}
