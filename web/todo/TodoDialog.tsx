import { pastedTodo } from '#contract/todo/pasted-email.ts';
import { todoFields } from '#contract/todo/todo-record.ts';
import { todoInput, type Todo } from '#contract/todo/todos.ts';
import { valuesOf } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useRef, type ClipboardEvent } from 'react';
import type { TodoAt } from './place.ts';
import { useCreateTodo, useSaveTodo } from './todo.queries.ts';
import { firstValues, todoLabels, todoSchema, todoTexts, type TodoValues } from './todo-form.ts';
import { useTodoControls } from './useTodoControls.tsx';
import styles from './parts.module.css';

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

const PASTING = 'Můžete sem vložit celý e-mail: z předmětu bude název, z textu poznámka';

/** A new task with all that is known of it. */
export function NewTodo({ unit_id, at, onClose, onSaved }: NewTodoProps) {
  const creation = useCreateTodo();
  const created = useRef<Todo | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved(created.current));
  const form = useContractForm<TodoValues>({
    schema: todoSchema,
    initial: firstValues(at),
    labels: todoLabels,
    texts: todoTexts,
    onSave: async (_changes, { values }) => {
      const body = todoInput.parse(values);
      created.current = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Úkol byl založen', created.current);
      return values;
    },
    onCancel: leave,
  });
  const paste = (event: ClipboardEvent) => {
    const isTitle = event.target instanceof HTMLInputElement && event.target.name === 'title';
    const made = isTitle ? pastedTodo(event.clipboardData.getData('text/plain')) : null;
    // Into a title or a note that something stands in already, a text is pasted as anywhere else.
    if (made === null || form.values.title !== '' || form.values.note !== '') return;
    event.preventDefault();
    form.setFields(made);
  };
  const controls = useTodoControls({ unit_id, form, titleHint: PASTING });
  return (
    <ModalForm form={form} title="Nový úkol" saveLabel="Založit úkol" onClose={leave}>
      <div className={styles.pasted ?? ''} onPaste={paste}>
        <RecordFields
          fields={todoFields}
          form={form}
          names={names}
          controls={controls}
          rows={rows}
        />
      </div>
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
    <ModalForm form={form} title={`Úprava: ${title}`} saveLabel="Uložit změny" onClose={onClose}>
      <RecordFields fields={todoFields} form={form} names={names} controls={controls} rows={rows} />
    </ModalForm>
  );
}
