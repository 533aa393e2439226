import {
  TITLE_LENGTH,
  TODO_NOTE_LENGTH,
  todoFields,
  todoRules,
} from '#contract/todo/todo-record.ts';
import { todoInput } from '#contract/todo/todos.ts';
import { recurrenceText } from '#contract/rules/recurrence-text.ts';
import { readRecurrence } from '#contract/rules/recurrence.ts';
import { emptyOf, labelsOf, ruledBy, type FormOf } from '#contract/record.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import type { TodoAt } from './place.ts';

/** Fields of a task as its form holds them. */
export type TodoValues = FormOf<typeof todoFields>;

/** Names of fields for people. */
export const todoLabels = labelsOf(todoFields);

/** A rule of repeating in words; 'neopakuje se' for none. */
export function repeatText(code: unknown): string {
  const rule = typeof code === 'string' ? readRecurrence(code) : null;
  return rule === null ? 'neopakuje se' : recurrenceText(rule);
}

/** Values of fields in words, for histories and differences. */
export const todoTexts: FieldTexts = {
  state: todoFields.state.value.text,
  priority: todoFields.priority.value.text,
  relation_kind: todoFields.relation_kind.value.text,
  repeat_from: todoFields.repeat_from.value.text,
  repeat_rule: repeatText,
};

/** The rules of the form of a task. */
export const todoSchema = ruledBy(todoInput, todoRules);

/** What a new task begins with, as the address says. */
export function firstValues(at: TodoAt): TodoValues {
  const { title = '', note = '', due = null, relation = null, of = null } = at;
  const related =
    relation === null || of === null ? {} : { relation_kind: relation, relation_id: of };
  return {
    ...emptyOf(todoFields),
    title: title.slice(0, TITLE_LENGTH),
    note: note.slice(0, TODO_NOTE_LENGTH),
    due_on: due,
    ...related,
  };
}
