import { holidayName, isCzechHoliday, weekdayName } from '#contract/czech/holidays.ts';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { loadOf, type CalendarData } from './board.ts';
import styles from './calendar.module.css';
import { loadText } from './WeekView.tsx';

const WEEK = 7;

interface MonthViewProps {
  data: CalendarData;
  /** Whole weeks. */
  days: readonly string[];
  /** A day of the month that is seen. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** A month as a load: how many visits each day has and how much of the time of crews they take. */
export function MonthView({ data, days, day, today, onDay }: MonthViewProps) {
  const weeks = Array.from({ length: days.length / WEEK }, (_, at) =>
    days.slice(at * WEEK, (at + 1) * WEEK),
  );
  return (
    <div className={styles.scrolled}>
      <table className={styles.month}>
        <caption className="k-hidden">Vytížení čet po dnech</caption>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((one) => (
              <th key={one} scope="col">
                <span className={styles.long}>{weekdayName(one)}</span>
                <span className={styles.short} aria-hidden="true">
                  {weekdayName(one).slice(0, 2)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td
                  key={one}
                  data-other={one.slice(0, 7) === day.slice(0, 7) ? undefined : true}
                  data-today={one === today || undefined}
                >
                  <MonthDay data={data} day={one} onDay={onDay} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of all crews together. */
function sumOf({ crews, visits }: CalendarData, day: string) {
  return crews
    .map((crew) => loadOf(crew, day, visits))
    .reduce(
      (sum, one) => ({
        hours: sum.hours + one.hours,
        taken: sum.taken + one.taken,
        count: sum.count + one.count,
      }),
      { hours: 0, taken: 0, count: 0 },
    );
}

function MonthDay({ data, day, onDay }: Pick<MonthViewProps, 'data' | 'day' | 'onDay'>) {
  const { hours, taken, count } = sumOf(data, day);
  const visits = `\u00A0${czechPlural(count, 'návštěva', 'návštěvy', 'návštěv')}`;
  const share = hours === 0 ? Number(taken > 0) : Math.min(1, taken / hours);
  return (
    <button type="button" className={styles.square} onClick={() => onDay(day)}>
      <span
        className={styles.number}
        data-holiday={isCzechHoliday(day) || undefined}
        aria-label={formatDate(day)}
      >
        {parseIsoDate(day).day}
      </span>
      {isCzechHoliday(day) ? (
        <span className={`${styles.holiday} ${styles.long}`}>{holidayName(day)}</span>
      ) : null}
      {count === 0 ? null : (
        <>
          <span>
            {count}
            <span className={styles.long}>{visits}</span>
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} data-over={taken > hours || undefined} />
          </span>
          <span className={`${styles.load} ${styles.long}`}>{loadText(taken, hours)}</span>
        </>
      )}
    </button>
  );
}
