import { useRef, useState, type DragEvent, type PointerEvent } from 'react';
import type { CalendarCrew } from '#contract/fieldwork/calendar.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { CrewBadge } from '#web/core/crews/CrewBadge.tsx';
import { isVisitOpen } from '../visits/visit-text.ts';
import { hoursSeen, loadOf, visitsOfDay, type CalendarData, type PlacedVisit } from './board.ts';
import shared from './calendar.module.css';
import styles from './timeline.module.css';
import type { Moves } from './useMoves.ts';
import { DRAGGED, droppedVisit, VisitChip, type ChipTools } from './VisitChip.tsx';
import { loadText } from './WeekView.tsx';

const HOUR = 60;

interface DayViewProps {
  data: CalendarData;
  all: readonly Visit[];
  day: string;
  tools: ChipTools;
  moves: Moves;
}

/** The hours that are drawn. */
interface Seen {
  readonly from: number;
  readonly to: number;
}

const percent = (minute: number, { from, to }: Seen) => `${((minute - from) / (to - from)) * 100}%`;
const lengthPercent = (minutes: number, { from, to }: Seen) => `${(minutes / (to - from)) * 100}%`;

/** A day of all crews along its hours; visits are dragged in time and from crew to crew, and stretched. */
export function DayView({ data, all, day, tools, moves }: DayViewProps) {
  const seen = hoursSeen(data, day);
  const hours = Array.from(
    { length: (seen.to - seen.from) / HOUR },
    (_, at) => seen.from + at * HOUR,
  );
  return (
    <div className={shared.scrolled}>
      <div className={styles.timeline}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute} style={{ left: percent(minute, seen) }}>
              {clockText(minute)}
            </span>
          ))}
        </div>
        {data.crews.map((crew) => (
          <CrewLine
            key={crew.crew_id}
            crew={crew}
            day={day}
            seen={seen}
            data={data}
            all={all}
            tools={tools}
            moves={moves}
          />
        ))}
      </div>
    </div>
  );
}

interface CrewLineProps extends DayViewProps {
  crew: CalendarCrew;
  seen: Seen;
}

function CrewLine({ crew, day, seen, data, all, tools, moves }: CrewLineProps) {
  const [isOver, setOver] = useState(false);
  const lane = useRef<HTMLDivElement>(null);
  const { hours, taken } = loadOf(crew, day, data.visits);
  const visits = visitsOfDay(data.visits, { crew_id: crew.crew_id, day });
  const minutesOf = (pixels: number) =>
    (pixels / (lane.current?.clientWidth ?? 1)) * (seen.to - seen.from);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = droppedVisit(event, all);
    const left = lane.current?.getBoundingClientRect().left ?? 0;
    if (dropped === undefined) return;
    const minute = seen.from + minutesOf(event.clientX - left - dropped.grip);
    moves.toTime(dropped.visit, crew.crew_id, day, minute);
  };
  const dropping = {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    <section className={styles.line} aria-label={`${crew.name}, ${loadText(taken, hours)}`}>
      <header>
        <CrewBadge color={crew.color} letters={crew.letters} />
        <span>{crew.name}</span>
        <span className={styles.load}>{loadText(taken, hours)}</span>
      </header>
      <div
        ref={lane}
        className={styles.lane}
        style={{ backgroundSize: `${lengthPercent(HOUR, seen)} 100%` }}
        {...dropping}
      >
        {(crew.days.find((one) => one.day === day)?.hours ?? []).map(({ from, to }) => (
          <div
            key={from}
            className={styles.working}
            style={{ left: percent(from, seen), width: lengthPercent(to - from, seen) }}
          />
        ))}
        {visits.length === 0 ? null : (
          <ul className={styles.visits}>
            {visits.map((visit) => (
              <li
                key={visit.visit_id}
                className={styles.placed}
                style={{
                  left: percent(visit.from_minute, seen),
                  width: lengthPercent(visit.minutes, seen),
                }}
              >
                <VisitChip visit={visit} tools={tools} />
                {isVisitOpen(visit) ? (
                  <Stretcher visit={visit} minutesOf={minutesOf} onStretch={moves.stretch} />
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface StretcherProps {
  visit: PlacedVisit;
  minutesOf: (pixels: number) => number;
  onStretch: (visit: PlacedVisit, by: number) => void;
}

/** The right edge of a visit, drawn to make it longer or shorter; keys do the same on the visit itself. */
function Stretcher({ visit, minutesOf, onStretch }: StretcherProps) {
  const draw = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const { clientX: begun, pointerId } = event;
    const box = handle.parentElement;
    const width = box?.getBoundingClientRect().width ?? 0;
    event.preventDefault();
    handle.setPointerCapture(pointerId);
    const follow = ({ clientX }: globalThis.PointerEvent) => {
      box?.style.setProperty('width', `${Math.max(8, width + clientX - begun)}px`);
    };
    const end = ({ clientX, type }: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', follow);
      box?.style.setProperty('width', `${width}px`);
      if (type === 'pointerup') onStretch(visit, minutesOf(clientX - begun));
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  };
  return <span className={styles.edge} aria-hidden="true" onPointerDown={draw} />;
}
