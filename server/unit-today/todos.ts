import { isOpenTo } from '#contract/module-names.ts';
import { todoStandingOn } from '#contract/rules/todo-standing.ts';
import type { WaitingTodo } from '#server/core/todo/counts.sql.ts';

/** How many tasks wait in the unit and how many of them are late; null where their module is closed. */
export function waitingTasks(
  todos: readonly WaitingTodo[],
  open: { has(name: string): boolean },
  { me, today }: { readonly me: number; readonly today: string },
) {
  if (!isOpenTo(['todos'], open)) return null;
  const overdue = todos.filter((todo) => todoStandingOn(todo, today) === 'overdue');
  return {
    count: todos.length,
    mine: todos.filter(({ assignee_id }) => assignee_id === me).length,
    overdue: overdue.length,
  };
}
