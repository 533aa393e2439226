import { todoFields } from '#contract/todo/todo-record.ts';
import { todoInput, type Todo } from '#contract/todo/todos.ts';
import { valuesOf } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import type { TodoAt } from './place.ts';
import { useCreateTodo, useSaveTodo } from './todo.queries.ts';
import { firstValues, todoLabels, todoSchema, todoTexts, type TodoValues } from './todo-form.ts';
import { useTodoControls } from './useTodoControls.tsx';

const names = [
  'title',
  'due_on',
  'priority',
  'assignee_id',
  'state',
  'relation_kind',
  'relation_id',
  'note',
  'repeat_rule',
  'repeat_from',
] as const;
const rows = [
  ['due_on', 'priority'],
  ['assignee_id', 'state'],
] as const;

interface NewTodoProps {
  unit_id: number;
  at: TodoAt;
  onSaved: (made: Todo) => void;
  onClose: () => void;
}

/** A new task with all that is known of it. */
export function NewTodo({ unit_id, at, onClose, onSaved }: NewTodoProps) {
  const creation = useCreateTodo();
  const form = useContractForm<TodoValues>({
    schema: todoSchema,
    initial: firstValues(at),
    labels: todoLabels,
    texts: todoTexts,
    onSave: async (_changes, { values }) => {
      const body = todoInput.parse(values);
      const made = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Úkol byl založen', made);
      onSaved(made);
      return values;
    },
    onCancel: onClose,
  });
  const controls = useTodoControls({ unit_id, form });
  return (
    <ModalForm form={form} title="Nový úkol" saveLabel="Založit úkol" onClose={onClose}>
      <RecordFields fields={todoFields} form={form} names={names} controls={controls} rows={rows} />
    </ModalForm>
  );
}

interface EditTodoProps {
  todo: Todo;
  onClose: () => void;
}

/** What is known of a task. */
export function EditTodo({ todo, onClose }: EditTodoProps) {
  const { unit_id, todo_id: id, version, title } = todo;
  const saving = useSaveTodo();
  const form = useContractForm<TodoValues>({
    schema: todoSchema,
    initial: valuesOf(todoFields, todo),
    recordKey: id,
    version,
    draftKey: `todo.${id}`,
    labels: todoLabels,
    texts: todoTexts,
    onSave: async (changes, { version: seen }) => {
      const saved = await saving.mutateAsync({
        params: { unit_id, id: String(id) },
        body: { ...todoInput.partial().parse(changes), version: seen },
      });
      flash('Změny byly uloženy', saved);
      return saved;
    },
    onCancel: onClose,
  });
  const controls = useTodoControls({ unit_id, form, relationName: todo.relation_name });
  return (
    <ModalForm form={form} title={`Úprava: ${title}`} saveLabel="Uložit" onClose={onClose}>
      <RecordFields fields={todoFields} form={form} names={names} controls={controls} rows={rows} />
    </ModalForm>
  );
}
