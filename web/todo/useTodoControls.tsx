import { todoFields } from '#contract/todo/todo-record.ts';
import { day } from '#contract/fields.ts';
import { todoRelation, todoRelationValue } from '#contract/todo/todo-words.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { RepeatField } from './RepeatField.tsx';
import { RelationField } from './RelationField.tsx';
import { useColleagues } from './todo.queries.ts';
import type { TodoValues } from './todo-form.ts';

interface ControlsInput {
  unit_id: number;
  form: ContractForm<TodoValues>;
  /** The name of the record that the task is of already. */
  relationName?: string;
  /** What is said beneath the title. */
  titleHint?: string;
}

const kinds = [
  { value: '', label: 'ničeho určitého' },
  ...todoRelation.options.map((value) => ({ value, label: todoRelationValue.text(value) })),
];

/** Users to choose from: those who can sign in, and the one who is chosen already. */
export function useAssignees(chosen: number | null) {
  const colleagues = useColleagues().data?.values ?? [];
  return colleagues
    .filter(({ is_here, client_user_id }) => is_here || client_user_id === chosen)
    .map(({ client_user_id: id, name, is_here }) => ({
      id,
      name: is_here ? name : `${name} (nemůže se přihlásit)`,
    }));
}

/** The day, once it is written whole. */
const dayOrNone = (typed: string | null) =>
  typed !== null && day.safeParse(typed).success ? typed : null;

/** Controls of the fields that name other records, and of the repeating. */
export function useTodoControls({ unit_id, form, relationName = '', titleHint }: ControlsInput) {
  const { relation_kind, assignee_id } = form.values;
  const assignees = useAssignees(assignee_id);
  const { onChange: _onKind, value: _kind, ...kindField } = form.field('relation_kind');
  return {
    title: (
      <Wide key="title">
        <TextField
          {...form.field('title')}
          label={todoFields.title.label}
          hint={titleHint}
          data-autofocus
        />
      </Wide>
    ),
    assignee_id: (
      <IdField
        key="assignee_id"
        {...form.field('assignee_id')}
        label={todoFields.assignee_id.label}
        choices={assignees}
        none="(nikdo)"
      />
    ),
    relation_kind: (
      <SelectField
        key="relation_kind"
        {...kindField}
        value={relation_kind ?? ''}
        onChange={(kind) =>
          form.setFields({
            relation_kind: todoRelation.options.find((one) => one === kind) ?? null,
            relation_id: null,
          })
        }
        label={todoFields.relation_kind.label}
        options={kinds}
      />
    ),
    repeat_rule: (
      <RepeatField
        key="repeat_rule"
        {...form.field('repeat_rule')}
        due_on={dayOrNone(form.values.due_on)}
      />
    ),
    repeat_from: form.values.repeat_rule === '' ? null : undefined,
    relation_id:
      relation_kind === null ? null : (
        <RelationField
          key={`relation_id ${relation_kind}`}
          {...form.field('relation_id')}
          required
          label={todoFields.relation_id.label}
          unit_id={unit_id}
          kind={relation_kind}
          known={relationName}
        />
      ),
  };
}
