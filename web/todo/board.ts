import { pragueDay } from '#contract/czech/prague-day.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { mostUrgentFirst, type TodoState } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { isOfFilter, type Asking, type FilterName } from './todo-filters.ts';

/** Columns of the board from the left. */
export const boardStates = [
  'open',
  'doing',
  'waiting',
  'done',
] as const satisfies readonly TodoState[];
export type BoardState = (typeof boardStates)[number];

/** What was done stays on the board for so many days. */
export const DONE_DAYS = 14;

const isFresh = ({ done_at }: Todo, today: string) =>
  done_at !== '' && pragueDay(new Date(done_at)) >= shiftDays(today, -DONE_DAYS);

/** Whether the question leaves what is done on the board: it asks who has it, or nothing. */
function isOfDone(name: FilterName, todo: Todo, { me }: Asking): boolean {
  if (name === 'mine') return todo.assignee_id === me;
  if (name === 'nobody') return todo.assignee_id === null;
  return name === 'waiting' || name === 'closed';
}

/** Tasks by columns, each from the most urgent one; what was done long ago is not on the board. */
export function boardColumns(
  todos: readonly Todo[],
  filter: FilterName,
  asking: Asking,
): Readonly<Record<BoardState, readonly Todo[]>> {
  const { today } = asking;
  const isShown = (todo: Todo) =>
    todo.state === 'done'
      ? isFresh(todo, today) && isOfDone(filter, todo, asking)
      : isOfFilter(filter, todo, asking);
  const shown = mostUrgentFirst(todos.filter(isShown), today);
  const of = (state: BoardState) => shown.filter((todo) => todo.state === state);
  return { open: of('open'), doing: of('doing'), waiting: of('waiting'), done: of('done') };
}

/** The column beside; undefined at the edge of the board. */
export function columnBeside(state: TodoState, step: 1 | -1): BoardState | undefined {
  const at = boardStates.findIndex((one) => one === state);
  return at === -1 ? undefined : boardStates[at + step];
}
