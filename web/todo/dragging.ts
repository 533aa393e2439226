import type { DragEvent } from 'react';
import type { Todo } from '#contract/todo/todos.ts';

/** Other things that are dragged over the page are none of ours. */
const TYPE = 'application/x-kastelan-todo';

/** The task that is being dragged just now, in this window. */
let inHand: Todo | null = null;

export function dragged(event: DragEvent, todo: Todo): void {
  inHand = todo;
  event.dataTransfer.setData(TYPE, String(todo.todo_id));
  event.dataTransfer.effectAllowed = 'move';
}

export function endDrag(): void {
  inHand = null;
}

/** Of a place where tasks are dropped: what it listens to. */
export function dropPlace(onDrop: (todo: Todo) => void) {
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(TYPE);
  const turn = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    if (isOver) event.currentTarget.dataset['over'] = '1';
    else delete event.currentTarget.dataset['over'];
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      turn(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => turn(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      turn(event, false);
      if (!isOurs(event) || inHand === null) return;
      event.preventDefault();
      onDrop(inHand);
      endDrag();
    },
  };
}

let followed: number | null = null;

/** The keyboard goes with a task that is moved: it has the focus where it is drawn next. */
export function followTodo(todo_id: number): void {
  followed = todo_id;
}

/** Whether the task that has just been drawn is the one that the keyboard goes with. */
export function isFollowed(todo_id: number): boolean {
  if (followed !== todo_id) return false;
  followed = null;
  return true;
}
