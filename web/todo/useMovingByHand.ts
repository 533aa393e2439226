import type { Todo } from '#contract/todo/todos.ts';
import { fieldFaults } from '#web/form/file-content.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flashError } from '#web/notices/flash.ts';
import { followTodo } from './dragging.ts';
import { useMoving, type Move } from './useMoving.ts';

/** Moves a task on the board or in the calendar; the keyboard goes with it, and what was wrong is said. */
export function useMovingByHand() {
  const { move } = useMoving();
  return (todo: Todo, to: Move) => {
    followTodo(todo.todo_id);
    move(todo, to).catch((error: unknown) => flashError(fieldFaults(error) || userMessage(error)));
  };
}
