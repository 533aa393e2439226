import { holidayName, isCzechHoliday, weekdayName } from '#contract/czech/holidays.ts';
import type { CalendarCrew } from '#contract/fieldwork/calendar.ts';
import { clockText, spanText } from '#contract/fieldwork/planning/time-text.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import { CrewBadge } from '#web/core/crews/CrewBadge.tsx';
import { formatDate } from '#web/lib/czech.ts';
import { accessText, whereText } from '../visits/visit-text.ts';
import { loadOf, visitsOfDay, type CalendarData, type PlacedVisit } from './board.ts';
import type { CalendarView } from './place.ts';
import styles from './printed.module.css';

interface PrintedProps {
  data: CalendarData;
  days: readonly string[];
}

const dayText = (day: string) =>
  [`${weekdayName(day)} ${formatDate(day)}`, isCzechHoliday(day) ? holidayName(day) : '']
    .filter((part) => part !== '')
    .join(', ');

/** Crews that have something on any of the days. */
const busyOn = ({ crews, visits }: CalendarData, days: readonly string[]) =>
  crews.filter((crew) => days.some((day) => loadOf(crew, day, visits).count > 0));

const spanOf = ({ from_minute, minutes }: PlacedVisit) =>
  spanText({ from: from_minute, to: from_minute + minutes });

/** How it stands, where it does not only wait; empty for what is planned. */
const endText = ({ state }: PlacedVisit) =>
  state === 'planned' ? '' : visitStateValue.text(state).toLocaleLowerCase('cs');

/** The day or the week on paper. */
export function PrintedCalendar({ view, ...props }: PrintedProps & { view: CalendarView }) {
  return view === 'day' ? <PrintedDay {...props} /> : <PrintedWeek {...props} />;
}

/** The day on paper: a column for each crew, with whom to call and how to get in. */
function PrintedDay({ data, days }: PrintedProps) {
  const [day = ''] = days;
  const crews = busyOn(data, days);
  if (crews.length === 0) return <p>Na tento den není naplánovaná žádná návštěva.</p>;
  return (
    <div className={styles.columns}>
      {crews.map((crew) => (
        <section key={crew.crew_id} className={styles.column} aria-label={crew.name}>
          <h3>
            <CrewBadge color={crew.color} letters={crew.letters} />
            {crew.name}
          </h3>
          <ol>
            {visitsOfDay(data.visits, { crew_id: crew.crew_id, day }).map((visit) => (
              <PrintedVisit key={visit.visit_id} visit={visit} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function PrintedVisit({ visit }: { visit: PlacedVisit }) {
  const { work_name, contact, phone, access, unit_name } = visit;
  const rest = [
    [work_name, unit_name].join(' · '),
    [contact, phone].filter((part) => part !== '').join(', tel. '),
    accessText(access),
    endText(visit),
  ];
  return (
    <li>
      <p className={styles.time}>{spanOf(visit)}</p>
      <div>
        <p className={styles.where}>{whereText(visit)}</p>
        {rest
          .filter((part) => part !== '')
          .map((part) => (
            <p key={part}>{part}</p>
          ))}
      </div>
    </li>
  );
}

/** The week on paper, across it: crews by days, with the time and the place of each visit. */
function PrintedWeek({ data, days }: PrintedProps) {
  const crews = busyOn(data, days);
  const shown = days.filter((day) =>
    data.crews.some((crew) => {
      const { hours, count } = loadOf(crew, day, data.visits);
      return hours > 0 || count > 0;
    }),
  );
  if (crews.length === 0) return <p>Na tento týden není naplánovaná žádná návštěva.</p>;
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <th scope="col">Četa</th>
          {shown.map((day) => (
            <th key={day} scope="col">
              {dayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {crews.map((crew) => (
          <tr key={crew.crew_id}>
            <th scope="row">
              <CrewBadge color={crew.color} letters={crew.letters} />
              <span>{crew.name}</span>
            </th>
            {shown.map((day) => (
              <PrintedCell key={day} crew={crew} day={day} data={data} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  crew: CalendarCrew;
  day: string;
  data: CalendarData;
}

function PrintedCell({ crew: { crew_id }, day, data }: CellProps) {
  return (
    <td>
      <ol>
        {visitsOfDay(data.visits, { crew_id, day }).map((visit) => (
          <li key={visit.visit_id}>
            <span className={styles.time}>{clockText(visit.from_minute)}</span>
            {` ${whereText(visit)}`}
            {endText(visit) === '' ? null : ` (${endText(visit)})`}
          </li>
        ))}
      </ol>
    </td>
  );
}
