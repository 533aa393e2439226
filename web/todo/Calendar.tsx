import { Button } from '@mantine/core';
import { IconChevronLeft } from '#web/icons/IconChevronLeft.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { isCzechHoliday, weekdayName } from '#contract/czech/holidays.ts';
import { parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { monthNames } from '#contract/czech/month-names.ts';
import { weekdayOf } from '#contract/rules/recurrence.ts';
import { todoStandingOn } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { todoStandingText } from '#web/core/todo/todo-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { daysOfKey, firstOfMonth, monthBy, todosByDay, weeksOfMonth } from './calendar.ts';
import { dropPlace } from './dragging.ts';
import { TodoCard } from './TodoCard.tsx';
import { useMovingByHand } from './useMovingByHand.ts';
import styles from './board.module.css';

interface CalendarProps {
  todos: readonly Todo[];
  /** Some day of the month that is shown. */
  month: string;
  today: string;
  onMonth: (month: string) => void;
  onOpen: (todo: Todo) => void;
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;
const WEEK = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;

/** Tasks on the days of their terms, those without one beside; on a phone a list by days. */
export function Calendar({ todos, month, today, onMonth, onOpen }: CalendarProps) {
  const isPhone = useScreen('phone');
  const byDay = todosByDay(todos, today);
  const { year, month: number } = parseIsoDate(month);
  const weeks = weeksOfMonth(month);
  return (
    <div className={styles.calendar}>
      <div className={styles.months}>
        <IconButton label="Předchozí měsíc" onClick={() => onMonth(monthBy(month, -1))}>
          <IconChevronLeft {...icon} />
        </IconButton>
        <h2 className={styles.month} aria-live="polite">
          {`${monthNames[number - 1] ?? ''} ${year}`}
        </h2>
        <IconButton label="Další měsíc" onClick={() => onMonth(monthBy(month, 1))}>
          <IconChevronRight {...icon} />
        </IconButton>
        <Button variant="default" size="compact-md" onClick={() => onMonth(firstOfMonth(today))}>
          Dnes
        </Button>
      </div>
      <div className={styles.withUndated} data-phone={isPhone || undefined}>
        {isPhone ? (
          <DayList
            days={weeks.flat().filter((day) => firstOfMonth(day) === firstOfMonth(month))}
            byDay={byDay}
            today={today}
            onOpen={onOpen}
          />
        ) : (
          <MonthGrid weeks={weeks} month={month} byDay={byDay} today={today} onOpen={onOpen} />
        )}
        <Undated todos={byDay.get('') ?? []} today={today} onOpen={onOpen} />
      </div>
    </div>
  );
}

interface Shown {
  today: string;
  onOpen: (todo: Todo) => void;
}
type OfDays = Shown & { byDay: ReadonlyMap<string, Todo[]> };

function MonthGrid({
  weeks,
  month,
  byDay,
  today,
  onOpen,
}: OfDays & { weeks: string[][]; month: string }) {
  const move = useMovingByHand();
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          {WEEK.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-other={firstOfMonth(day) !== firstOfMonth(month) || undefined}
                data-today={day === today || undefined}
                data-off={isOff(day) || undefined}
                {...dropPlace((todo) => todo.due_on !== day && move(todo, { due_on: day }))}
              >
                <DayName day={day} today={today} />
                <Cards todos={byDay.get(day) ?? []} today={today} onOpen={onOpen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isOff = (day: string) => weekdayOf(day) > 4 || isCzechHoliday(day);

function DayName({ day, today }: { day: string; today: string }) {
  return (
    <span className={styles.day}>
      <time dateTime={day} aria-label={formatDate(day)}>
        {parseIsoDate(day).day}
      </time>
      {day === today ? <span>dnes</span> : null}
      {isCzechHoliday(day) ? <span className={styles.holiday}>svátek</span> : null}
    </span>
  );
}

function DayList({ days, byDay, today, onOpen }: OfDays & { days: readonly string[] }) {
  const filled = days.filter((day) => byDay.has(day));
  if (filled.length === 0) return <p className={styles.hint}>V tomto měsíci není žádný termín.</p>;
  return (
    <div className={styles.dayList}>
      {filled.map((day) => (
        <section key={day} aria-label={formatDate(day)}>
          <h3 className={styles.dayHeading}>
            {`${weekdayName(day)} ${formatDate(day)}`}
            {isCzechHoliday(day) ? ', svátek' : ''}
            {day === today ? ', dnes' : ''}
          </h3>
          <Cards todos={byDay.get(day) ?? []} today={today} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}

/** Tasks without a term; one that is dropped here loses its own. */
function Undated({ todos, today, onOpen }: Shown & { todos: readonly Todo[] }) {
  const move = useMovingByHand();
  return (
    <section
      className={styles.undated}
      aria-label="Bez termínu"
      {...dropPlace((todo) => todo.due_on !== null && move(todo, { due_on: null }))}
    >
      <h2 className={styles.heading}>
        Bez termínu <span className={styles.count}>{todos.length}</span>
      </h2>
      {todos.length === 0 ? <p className={styles.hint}>Každý úkol termín má.</p> : null}
      <Cards todos={todos} today={today} onOpen={onOpen} />
    </section>
  );
}

function Cards({ todos, today, onOpen }: Shown & { todos: readonly Todo[] }) {
  const move = useMovingByHand();
  return (
    <ul className={styles.cards}>
      {todos.map((todo) => (
        <li key={todo.todo_id}>
          <TodoCard
            todo={todo}
            isSmall
            menuLabel="Změnit termín"
            moves={
              <DayMoves todo={todo} today={today} onMove={(due_on) => move(todo, { due_on })} />
            }
            onOpen={() => onOpen(todo)}
            onMoveKey={(key) => {
              const days = daysOfKey[key] ?? 0;
              if (days !== 0) move(todo, { due_on: shiftDays(todo.due_on ?? today, days) });
              return days !== 0;
            }}
          >
            {todoStandingOn(todo, today) === 'overdue' ? (
              <span className={styles.late}>{todoStandingText(todo, today)}</span>
            ) : null}
          </TodoCard>
        </li>
      ))}
    </ul>
  );
}

interface DayMovesProps {
  todo: Todo;
  today: string;
  onMove: (due_on: string | null) => void;
}

function DayMoves({ todo: { due_on, repeat_rule }, today, onMove }: DayMovesProps) {
  const from = due_on ?? today;
  const items: readonly (readonly [string, string | null])[] = [
    ['Dnes', today],
    ['Zítra', shiftDays(today, 1)],
    ...(due_on === null
      ? []
      : ([
          ['O den dřív', shiftDays(from, -1)],
          ['O den později', shiftDays(from, 1)],
          ['O týden dřív', shiftDays(from, -7)],
          ['O týden později', shiftDays(from, 7)],
          ...(repeat_rule === '' ? ([['Bez termínu', null]] as const) : []),
        ] as const)),
  ];
  return items
    .filter(([, day]) => day !== due_on)
    .map(([text, day]) => (
      <MenuItem key={text} onClick={() => onMove(day)}>
        {text}
      </MenuItem>
    ));
}
