import { isClosedTodo, todoStandingOn } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';

/** Questions over tasks; the first of them is asked where the address says nothing. */
const questions = {
  waiting: 'Vše, co čeká',
  mine: 'Moje',
  nobody: 'Nepřidělené',
  overdue: 'Po termínu',
  today: 'Dnes',
  week: 'Do 7 dnů',
  closed: 'Hotové a zrušené',
} as const;
export type FilterName = keyof typeof questions;

const isQuestion = (name: string | undefined): name is FilterName =>
  name !== undefined && Object.hasOwn(questions, name);

/** The chosen question; the first one for a choice that nobody offers. */
export const filterName = (name: string | undefined): FilterName =>
  isQuestion(name) ? name : 'waiting';

/** Who asks, and on what day. */
export interface Asking {
  readonly me: number | undefined;
  readonly today: string;
}

/** Whether the question leaves the task. */
export function isOfFilter(name: FilterName, todo: Todo, { me, today }: Asking): boolean {
  if (name === 'closed') return isClosedTodo(todo);
  if (isClosedTodo(todo)) return false;
  if (name === 'waiting') return true;
  if (name === 'mine') return todo.assignee_id === me;
  if (name === 'nobody') return todo.assignee_id === null;
  const standing = todoStandingOn(todo, today);
  if (name === 'week') return standing === 'today' || standing === 'soon';
  return standing === name;
}

/** The questions with how many tasks each of them would leave; closed ones are counted by the server. */
export function filterChoices(
  rows: readonly Todo[] | undefined,
  closed_count: number | undefined,
  asking: Asking,
) {
  return (Object.keys(questions) as FilterName[]).map((name) => ({
    name,
    text: questions[name],
    count:
      name === 'closed'
        ? closed_count
        : rows?.filter((row) => isOfFilter(name, row, asking)).length,
  }));
}
