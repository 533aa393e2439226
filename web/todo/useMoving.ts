import type { Todo } from '#contract/todo/todos.ts';
import { todoStateValue } from '#contract/todo/todo-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveTodo } from './todo.queries.ts';

/** What of a task is changed by moving it: its column of the board, or its day of the calendar. */
export type Move = Partial<Pick<Todo, 'state' | 'due_on'>>;

function toldOf({ state, due_on }: Move, saved: Todo, before: Todo): string {
  if (state === undefined)
    return due_on === null || due_on === undefined
      ? 'Úkol je bez termínu'
      : `Termín úkolu je ${formatDate(due_on)}`;
  const isNew = saved.next_todo_id !== null && before.next_todo_id === null;
  if (state === 'done') return isNew ? 'Hotovo, další úkol série je založen' : 'Úkol je hotový';
  return `Úkol je ve stavu ${todoStateValue.text(state)}`;
}

/** Moves a task, and offers the way back. Throws what was wrong. */
export function useMoving() {
  const saving = useSaveTodo();
  const move = async (todo: Todo, to: Move) => {
    const { unit_id, todo_id, version } = todo;
    const saved = await saving.mutateAsync({
      params: { unit_id, id: String(todo_id) },
      body: { ...to, version },
    });
    flash(toldOf(to, saved, todo), saved);
  };
  return { move, isMoving: saving.isPending };
}
