import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { dayHoursFault, MOST_INTERVALS } from '#contract/fieldwork/crew-record.ts';
import { DAY_MINUTES, type WeekInterval } from '#contract/fieldwork/working-intervals.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ClockInput } from './ClockInput.tsx';
import styles from './fieldwork.module.css';
import { WEEK, weekdayLong } from './hours-words.ts';

type HoursFieldProps = FieldBinding<WeekInterval[]> & { label: string };

const HOUR = 60;
/** What the first interval of a day starts with. */
const MORNING = { from: 7 * HOUR, to: 15 * HOUR };

/** The next interval of a day: half an hour after the last one, for as long as two hours. */
function nextInterval(day: readonly WeekInterval[], weekday: number): WeekInterval {
  const end = Math.max(0, ...day.map(({ to }) => to));
  if (day.length === 0) return { weekday, ...MORNING };
  const from = Math.min(end + HOUR / 2, DAY_MINUTES - 1);
  return { weekday, from, to: Math.min(from + 2 * HOUR, DAY_MINUTES) };
}

/** Work hours of a week: for each day its intervals. */
export function HoursField({ name, label, value, onChange, onBlur, error }: HoursFieldProps) {
  const of = (weekday: number) => value.filter((one) => one.weekday === weekday);
  const putDay = (weekday: number, day: readonly WeekInterval[]) =>
    onChange([...value.filter((one) => one.weekday !== weekday), ...day]);
  const monday = of(1);
  const copyMonday = () =>
    onChange([
      ...value.filter(({ weekday }) => weekday === 1 || weekday > 5),
      ...[2, 3, 4, 5].flatMap((weekday) => monday.map((one) => ({ ...one, weekday }))),
    ]);
  return (
    <fieldset className={styles.hours}>
      <legend>{label}</legend>
      {WEEK.map((weekday) => (
        <DayRow
          key={weekday}
          name={name}
          weekday={weekday}
          day={of(weekday)}
          onChange={(day) => putDay(weekday, day)}
          onBlur={onBlur}
        />
      ))}
      <div>
        <Button variant="subtle" size="compact-md" onClick={copyMonday}>
          Použít pondělí až do pátku
        </Button>
      </div>
      {error === undefined ? null : <p className={styles.fault}>{error}</p>}
    </fieldset>
  );
}

interface DayRowProps {
  name: string;
  weekday: number;
  day: readonly WeekInterval[];
  onChange: (day: readonly WeekInterval[]) => void;
  onBlur: () => void;
}

function DayRow({ name, weekday, day, onChange, onBlur }: DayRowProps) {
  const called = weekdayLong(weekday);
  const fault = dayHoursFault(day);
  // Intervals of a day are known by their order alone.
  const numbered = day.map((one, at) => ({ ...one, at, key: `${weekday} ${at}` }));
  const putEdge = (at: number, edge: 'from' | 'to', minutes: number | null) =>
    onChange(
      day.map((one, place) =>
        place === at && minutes !== null ? { ...one, [edge]: minutes } : one,
      ),
    );
  return (
    <div className={styles.day} role="group" aria-label={called}>
      <span>{called}</span>
      <span>
        {day.length === 0 ? <span className={styles.free}>volno</span> : null}
        {numbered.map(({ from, to, at, key }) => (
          <span key={key} className={styles.interval}>
            <ClockInput
              name={name}
              called={`${called}: ${at + 1}. úsek od`}
              value={from}
              isFaulty={fault !== null}
              onChange={(minutes) => putEdge(at, 'from', minutes)}
              onBlur={onBlur}
            />
            <span aria-hidden="true">–</span>
            <ClockInput
              name={name}
              called={`${called}: ${at + 1}. úsek do`}
              value={to}
              isEnd
              isFaulty={fault !== null}
              onChange={(minutes) => putEdge(at, 'to', minutes)}
              onBlur={onBlur}
            />
            <IconButton
              label={`${called}: smazat ${at + 1}. úsek`}
              onClick={() => onChange(day.filter((_one, place) => place !== at))}
            >
              <IconTrash size="1rem" aria-hidden="true" />
            </IconButton>
          </span>
        ))}
        {fault === null ? null : <span className={styles.fault}>{fault}</span>}
      </span>
      <IconButton
        label={`${called}: přidat úsek`}
        disabled={day.length >= MOST_INTERVALS}
        onClick={() => onChange([...day, nextInterval(day, weekday)])}
      >
        <IconPlus size="1rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
