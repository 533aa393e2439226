import { useState, type DragEvent } from 'react';
import { holidayName, isCzechHoliday, weekdayName } from '#contract/czech/holidays.ts';
import type { CalendarCrew } from '#contract/fieldwork/calendar.ts';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { formatDate } from '#web/lib/czech.ts';
import { CrewBadge } from '#web/core/crews/CrewBadge.tsx';
import { loadOf, visitsOfDay, type CalendarData } from './board.ts';
import styles from './calendar.module.css';
import type { Moves } from './useMoves.ts';
import { DRAGGED, droppedVisit, VisitChip, type ChipTools } from './VisitChip.tsx';

interface WeekViewProps {
  data: CalendarData;
  /** Visits that may be dropped here, those without a time too. */
  all: readonly Visit[];
  days: readonly string[];
  today: string;
  tools: ChipTools;
  moves: Moves;
  onDay: (day: string) => void;
}

/** Crews by the days of a week; visits are dragged from a day and a crew to others. */
export function WeekView({ data, all, days, today, tools, moves, onDay }: WeekViewProps) {
  return (
    <div className={styles.scrolled}>
      <table className={styles.week}>
        <caption className="k-hidden">Návštěvy čet v týdnu</caption>
        <thead>
          <tr>
            <th scope="col">Četa</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                <button type="button" className={styles.day} onClick={() => onDay(day)}>
                  <span>{weekdayName(day)}</span>
                  <span className="k-figures">{formatDate(day)}</span>
                </button>
                {isCzechHoliday(day) ? (
                  <span className={styles.holiday}>{holidayName(day)}</span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.crews.map((crew) => (
            <tr key={crew.crew_id}>
              <th scope="row">
                <CrewBadge color={crew.color} letters={crew.letters} />
                <span>{crew.name}</span>
              </th>
              {days.map((day) => (
                <DayCell
                  key={day}
                  crew={crew}
                  day={day}
                  data={data}
                  all={all}
                  tools={tools}
                  moves={moves}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Pick<WeekViewProps, 'data' | 'all' | 'tools' | 'moves'> {
  crew: CalendarCrew;
  day: string;
}

function DayCell({ crew, day, data, all, tools, moves }: DayCellProps) {
  const [isOver, setOver] = useState(false);
  const visits = visitsOfDay(data.visits, { crew_id: crew.crew_id, day });
  const { hours, taken } = loadOf(crew, day, data.visits);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = droppedVisit(event, all);
    if (dropped !== undefined) moves.toDay(dropped.visit, crew.crew_id, day);
  };
  return (
    <td
      data-off={hours === 0 || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.load}>
        {hours === 0 && taken === 0 ? 'nepracuje' : loadText(taken, hours)}
      </p>
      {visits.map((visit) => (
        <VisitChip key={visit.visit_id} visit={visit} tools={tools} />
      ))}
    </td>
  );
}

/** How full a day is: '5 h 30 min z 8 h'. */
export const loadText = (taken: number, hours: number): string =>
  `${lengthText(taken)} z ${lengthText(hours)}`;
