import { holidayName, isCzechHoliday, weekdayName } from '#contract/czech/holidays.ts';
import { formatDate } from '#web/lib/czech.ts';
import { CrewBadge } from '#web/core/crews/CrewBadge.tsx';
import { loadOf, visitsOfDay, type CalendarData } from './board.ts';
import styles from './calendar.module.css';
import { VisitChip, type ChipTools } from './VisitChip.tsx';
import { loadText } from './WeekView.tsx';

interface PhoneDaysProps {
  data: CalendarData;
  days: readonly string[];
  today: string;
  tools: ChipTools;
}

/** Days one under another, each with what its crews have; a touch opens a visit. */
export function PhoneDays({ data, days, today, tools }: PhoneDaysProps) {
  return (
    <div className={styles.list}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.heading} data-today={day === today || undefined}>
            {`${weekdayName(day)} ${formatDate(day)}`}
            {isCzechHoliday(day) ? (
              <span className={styles.holiday}>{holidayName(day)}</span>
            ) : null}
          </h3>
          <CrewsOfDay data={data} day={day} tools={tools} />
        </section>
      ))}
    </div>
  );
}

function CrewsOfDay({ data, day, tools }: { data: CalendarData; day: string; tools: ChipTools }) {
  const busy = data.crews.filter((crew) => loadOf(crew, day, data.visits).count > 0);
  if (busy.length === 0) return <p className={styles.load}>bez návštěv</p>;
  return (
    <>
      {busy.map((crew) => {
        const { taken, hours } = loadOf(crew, day, data.visits);
        return (
          <div key={crew.crew_id} className={styles.ofCrew}>
            <p>
              <CrewBadge color={crew.color} letters={crew.letters} />
              <span>{crew.name}</span>
              <span className={styles.load}>{loadText(taken, hours)}</span>
            </p>
            {visitsOfDay(data.visits, { crew_id: crew.crew_id, day }).map((visit) => (
              <VisitChip key={visit.visit_id} visit={visit} tools={tools} />
            ))}
          </div>
        );
      })}
    </>
  );
}
