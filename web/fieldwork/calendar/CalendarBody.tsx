import { useMemo } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import type { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { printing } from '#web/ui/printing.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import { VisitDialog } from '../visits/VisitDialog.tsx';
import { conflictsOf } from './board.ts';
import { DayView } from './DayView.tsx';
import { MonthView } from './MonthView.tsx';
import { PrintedCalendar } from './PrintedCalendar.tsx';
import { PhoneDays } from './PhoneDays.tsx';
import type { CalendarPlace, CalendarView, Go } from './place.ts';
import { moveByKey, useMoves } from './useMoves.ts';
import { VisitChip, type ChipTools } from './VisitChip.tsx';
import { WeekView } from './WeekView.tsx';
import styles from './calendar.module.css';

interface BodyProps {
  data: ResultOf<typeof readWorkCalendar>;
  view: CalendarView;
  day: string;
  days: readonly string[];
  place: CalendarPlace;
  go: Go;
}

/** What is seen of the calendar, what waits for a time, and the open visit. */
export function CalendarBody({ data, view, day, days, place, go }: BodyProps) {
  const isPhone = useScreen('phone');
  const moves = useMoves(data);
  const conflicts = useMemo(() => conflictsOf(data), [data]);
  const all = useMemo(() => [...data.visits, ...data.waiting], [data]);
  const crews = data.crews.map(({ crew_id }) => crew_id);
  const tools: ChipTools = {
    conflicts,
    onOpen: ({ visit_id }) => go({ visit: visit_id }, { replace: true }),
    onKey: (event, visit) => moveByKey(event, visit, { moves, crews, byTime: view === 'day' }),
  };
  const opened = all.find(({ visit_id }) => visit_id === place.visit);
  const openDay = (next: string) => go({ view: 'day', day: next });
  const today = todayInPrague();
  const onPaper = printing.use() && view !== 'month';
  return (
    <div className={styles.body} aria-busy={moves.isMoving}>
      {onPaper ? (
        <PrintedCalendar data={data} days={days} view={view} />
      ) : view === 'month' ? (
        <MonthView data={data} days={days} day={day} today={today} onDay={openDay} />
      ) : isPhone ? (
        <PhoneDays data={data} days={days} today={today} tools={tools} />
      ) : view === 'week' ? (
        <WeekView
          data={data}
          all={all}
          days={days}
          today={today}
          tools={tools}
          moves={moves}
          onDay={openDay}
        />
      ) : (
        <DayView data={data} all={all} day={day} tools={tools} moves={moves} />
      )}
      {onPaper ? null : <Waiting data={data} tools={tools} />}
      {view === 'month' || isPhone || onPaper ? null : (
        <KeysNote byTime={view === 'day'} hasOthers={crews.length > 1} />
      )}
      {opened === undefined ? null : (
        <VisitDialog
          key={opened.visit_id}
          visit={opened}
          crews={data.crews.map(({ crew_id: id, name }) => ({ id, name }))}
          onClose={() => go({ visit: undefined }, { replace: true })}
        />
      )}
    </div>
  );
}

/** Visits without a time; they are dragged into the calendar, or opened. */
function Waiting({ data, tools }: Pick<BodyProps, 'data'> & { tools: ChipTools }) {
  const { waiting, waiting_count: count } = data;
  if (count === 0) return null;
  const rest = count - waiting.length;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-visits">
      <h2 id="waiting-visits" className={styles.heading}>
        {`Bez termínu: ${count}\u00A0${czechPlural(count, 'návštěva', 'návštěvy', 'návštěv')}`}
      </h2>
      <div className={styles.chips}>
        {waiting.map((visit) => (
          <VisitChip key={visit.visit_id} visit={visit} tools={tools} />
        ))}
      </div>
      {rest > 0 ? (
        <p className={styles.load}>{`a ještě ${rest}; jsou ve svých obchůzkách`}</p>
      ) : null}
    </section>
  );
}

interface KeysNoteProps {
  byTime: boolean;
  /** Whether there is another crew to which a visit could go. */
  hasOthers: boolean;
}

/** How visits are moved by keys. */
function KeysNote({ byTime, hasOthers }: KeysNoteProps) {
  const toOther = hasOthers ? ', nahoru či dolů předá jiné četě' : '';
  const onto = hasOthers ? 'na jiný den nebo k jiné četě' : 'na jiný den';
  return (
    <p className={styles.keys}>
      {byTime
        ? `Návštěvu přetáhněte, pravým okrajem ji prodloužíte. Klávesami: Shift a šipka vlevo či vpravo posune o 5 minut${toOther}, Ctrl+Shift a šipka mění délku, Enter otevře.`
        : `Návštěvu přetáhněte ${onto}. Klávesami: Shift a šipka vlevo či vpravo posune o den${toOther}, Enter otevře.`}
    </p>
  );
}
