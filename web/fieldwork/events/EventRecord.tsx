import { Anchor, Skeleton, Stack } from '@mantine/core';
import type { VisitEvent } from '#contract/fieldwork/events.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Note } from '#web/ui/Note.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { crewName, useCrewList } from '../crew-list.ts';
import { roundAddress, timeText, whereText } from '../visits/visit-text.ts';
import { Outcome } from './event-columns.tsx';
import { hasProtocol } from './event-text.ts';
import { EventResult } from './EventResult.tsx';
import { useEvent, useResults } from './events.queries.ts';
import type { Go } from './place.ts';
import { ProtocolButton } from './ProtocolButton.tsx';

interface RecordProps {
  unit_id: number;
  id: number;
  go: Go;
}

/** The list from which a visit is opened. */
const LISTS = ['visit-events'];

/** One visit with all that came back from it, in the place of the list. */
export function EventRecord({ unit_id, id, go }: RecordProps) {
  const event = useEvent(unit_id, id).data;
  const close = () => go({ visit: undefined, unit: undefined });
  const step = (next: number) => go({ visit: next }, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord backLabel="Zpět na události" onBack={close} steps={useSteps(LISTS, id, step)}>
      {event === undefined ? (
        <LoadingRecord title="Událost" />
      ) : (
        <Page
          title={whereText(event)}
          note={
            <RecordFacts>
              {event.work_name}
              <Outcome event={event} />
            </RecordFacts>
          }
          action={
            hasProtocol(event) ? <ProtocolButton unit_id={unit_id} visits={[event]} /> : undefined
          }
        >
          <EventSummary event={event} />
          <EventResults unit_id={unit_id} event={event} />
          <VisitHistory event={event} />
        </Page>
      )}
    </OpenedRecord>
  );
}

type Event = NonNullable<ReturnType<typeof useEvent>['data']>;

/** What is said in the stead of a signature. */
const unsignedWords = {
  unsigned: 'nepodepsáno',
  'name-only': 'jméno bez podpisu',
  none: 'není',
} as const;

interface EventProps {
  event: VisitEvent;
}

function EventSummary({ event }: EventProps) {
  const { crew_name, missed, photo_count, lacks_photo } = event;
  const { round_name, attempt, price, note, day } = event;
  const time = timeText(event);
  return (
    <Summary folds="visit">
      <Fact label="Termín" isFirst>
        {time === '' ? <Unknown>bez termínu</Unknown> : time}
        {day === null ? null : (
          <FactNote>
            <Anchor component={InnerLink} href={`${paths.InmesCalendar}?day=${day}`}>
              V kalendáři
            </Anchor>
          </FactNote>
        )}
      </Fact>
      <Fact label="Četa" isFirst>
        {crew_name === '' ? <Unknown>zatím žádná</Unknown> : crew_name}
      </Fact>
      <Fact label="Obchůzka" isFirst>
        <Anchor component={InnerLink} href={roundAddress(event)}>
          {round_name}
        </Anchor>
        {attempt === 1 ? null : <FactNote>{`${attempt}. pokus`}</FactNote>}
        {missed > 1 ? <FactNote>{`nepřístupno ${missed}× za sebou`}</FactNote> : null}
      </Fact>
      <Fact label="Fotky">
        <span className="k-figures">{photo_count}</span>
        {lacks_photo ? <FactNote>práce fotku vyžaduje</FactNote> : null}
      </Fact>
      <SignatureFact event={event} />
      <Fact label="Cena bez DPH">
        {price === null ? <Unknown>bez ceny</Unknown> : formatMoney(price)}
      </Fact>
      {/* What a crew has told stands with its result. */}
      {note === '' || event.result !== null ? null : <Fact label="Poznámka">{note}</Fact>}
    </Summary>
  );
}

/** What there is of a signature, and whether the work asks for one. */
function SignatureFact({ event: { signature, unsigned_reason, lacks_signature } }: EventProps) {
  return (
    <Fact label="Podpis">
      {signature === 'signed' ? 'ano' : <Unknown>{unsignedWords[signature]}</Unknown>}
      {signature === 'unsigned' ? <FactNote>{unsigned_reason}</FactNote> : null}
      {lacks_signature ? <FactNote>práce podpis vyžaduje</FactNote> : null}
    </Fact>
  );
}

/** Results of the visit, the newest first. */
function EventResults({ unit_id, event }: { unit_id: number; event: Event }) {
  const { data, error } = useResults(unit_id, event.visit_id);
  const things = new Map(event.all_found.map((thing) => [thing.visit_finding_id, thing]));
  if (data === undefined)
    return error === null ? <Skeleton height="12rem" /> : <ErrorLine error={error} />;
  if (data.values.length === 0)
    return <Note>K návštěvě zatím nepřišel žádný výsledek z místa.</Note>;
  return (
    <Stack gap="md">
      {data.values.map((result) => (
        <EventResult key={result.visit_result_id} result={result} things={things} />
      ))}
    </Stack>
  );
}

/** Who gave the visit its times and told how it ended. */
function VisitHistory({ event: { unit_id, visit_id } }: { event: VisitEvent }) {
  const crews = useCrewList();
  const isOpen = useIsOpenAddress(paths.InmesCalendar);
  const isPlanned = useIsOpenAddress(paths.InmesAddresses);
  if (!isOpen && !isPlanned) return null;
  return (
    <RecordHistory
      heading
      record_type="visits"
      unit_id={unit_id}
      record_id={visit_id}
      labels={{
        state: 'Stav',
        crew_id: 'Četa',
        day: 'Den',
        from_minute: 'Začátek',
        minutes: 'Délka',
        note: 'Poznámka',
      }}
      texts={{
        state: (value) => visitStateValue.text(value),
        crew_id: (value) => (value === null ? '' : crewName(crews, Number(value))),
        from_minute: (value) => (value === null ? '' : clockText(Number(value))),
      }}
    />
  );
}
