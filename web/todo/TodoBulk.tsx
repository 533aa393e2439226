import { todoFields } from '#contract/todo/todo-record.ts';
import { changeTodos, type Todo } from '#contract/todo/todos.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { todoReads } from './todo.queries.ts';
import { useAssignees } from './useTodoControls.tsx';

/** What can be done with the picked tasks. */
export function TodoBulk({ unit_id, rows }: { unit_id: number; rows: readonly Todo[] }) {
  const assignees = useAssignees(null);
  const kind: BulkKind<Todo> = {
    call: changeTodos,
    stale: todoReads,
    idOf: ({ todo_id }) => todo_id,
    nameOf: ({ title }) => title,
    fields: [
      { name: 'state', described: todoFields.state },
      {
        name: 'assignee_id',
        described: todoFields.assignee_id,
        choices: assignees,
        none: '(nikdo)',
        text: ({ assignee_name }) => assignee_name || '(nikdo)',
      },
      { name: 'due_on', described: todoFields.due_on },
      { name: 'priority', described: todoFields.priority },
    ],
  };
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
