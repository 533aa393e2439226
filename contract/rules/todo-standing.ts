import { z } from 'zod';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { hasPassed } from './term.ts';

// How a task of people stands: one measure for words, colours, chips, counts and tiles.

/** What becomes of a task; the first three of them wait for somebody. */
export const todoState = z.enum(['open', 'doing', 'waiting', 'done', 'cancelled']);
export type TodoState = z.infer<typeof todoState>;

export const todoPriority = z.enum(['high', 'normal', 'low']);
export type TodoPriority = z.infer<typeof todoPriority>;

/** From the most urgent one. */
export const todoStanding = z.enum(['overdue', 'today', 'soon', 'later', 'none', 'closed']);
export type TodoStanding = z.infer<typeof todoStanding>;

/** Terms that come within so many days are near. */
export const TODO_SOON_DAYS = 7;

/** What the standing is measured by. */
export interface TodoFacts {
  readonly state: TodoState;
  readonly due_on: string | null;
}

/** Whether nothing more is to be done about it. */
export const isClosedTodo = ({ state }: Pick<TodoFacts, 'state'>): boolean =>
  state === 'done' || state === 'cancelled';

/** How it stands on a day. */
export function todoStandingOn(todo: TodoFacts, today: string): TodoStanding {
  const { due_on } = todo;
  if (isClosedTodo(todo)) return 'closed';
  if (due_on === null) return 'none';
  if (hasPassed(due_on, today)) return 'overdue';
  if (due_on === today) return 'today';
  return daysBetween(today, due_on) <= TODO_SOON_DAYS ? 'soon' : 'later';
}

const PRIORITIES: Readonly<Record<TodoPriority, number>> = { high: 0, normal: 1, low: 2 };

/** What the order of urgency is made of. */
export interface UrgentTodo extends TodoFacts {
  readonly priority: TodoPriority;
  /** Empty until it is done. */
  readonly done_at: string;
  readonly todo_id: number;
}

/** A text by which tasks stand from the most urgent one: by their standing, term and priority. */
export function todoUrgency(todo: UrgentTodo, today: string): string {
  const standing = todoStanding.options.indexOf(todoStandingOn(todo, today));
  const { due_on, priority, todo_id } = todo;
  const id = String(todo_id).padStart(10, '0');
  return `${standing} ${due_on ?? '9999'} ${PRIORITIES[priority]} ${id}`;
}

/** Tasks from the most urgent one; those that are closed from the newest. */
export function mostUrgentFirst<T extends UrgentTodo>(todos: readonly T[], today: string): T[] {
  return todos.toSorted((one, other) => {
    if (isClosedTodo(one) && isClosedTodo(other))
      return other.done_at.localeCompare(one.done_at) || other.todo_id - one.todo_id;
    return todoUrgency(one, today).localeCompare(todoUrgency(other, today));
  });
}
