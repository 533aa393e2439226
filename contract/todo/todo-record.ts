import { z } from 'zod';
import { day, longText, requiredText, ruled, text } from '#contract/fields.ts';
import { notImported, record, told, written } from '#contract/record.ts';
import { recurrenceRule } from '#contract/rules/recurrence.ts';
import { at } from '#contract/rules/rule.ts';
import { dayOf } from '#contract/values/day.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import {
  todoPriorityValue,
  todoRelationValue,
  todoRepeatFromValue,
  todoStateValue,
  type TodoRelation,
} from './todo-words.ts';

/** The longest title of a task, and the longest note. */
export const TITLE_LENGTH = 200;
export const TODO_NOTE_LENGTH = 4000;

const WHAT = 'Úkol';
const REPEATED = 'Opakování';

const imported = notImported('Úkoly se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });

/** Fields of a task of people. */
export const todoFields = {
  title: written(line(requiredText(TITLE_LENGTH)), {
    ...fact(WHAT, 'Úkol'),
    listed: { width: 280, telling: true },
    searched: true,
  }),
  state: written(todoStateValue, {
    ...fact(WHAT, 'Stav'),
    listed: { width: 104 },
    searched: true,
  }),
  priority: written(todoPriorityValue, { ...fact(WHAT, 'Priorita'), listed: { width: 96 } }),
  due_on: written(orNone(dayOf(day)), {
    ...fact(WHAT, 'Termín'),
    listed: { width: 150, telling: true },
  }),
  assignee_id: written(orNone(reference('Vyberte, kdo má úkol na starosti')), fact(WHAT, 'Kdo')),
  relation_kind: written(orNone(todoRelationValue), fact(WHAT, 'Týká se')),
  relation_id: written(orNone(reference('Vyberte, čeho se úkol týká')), fact(WHAT, 'Záznam')),
  note: written(lines(longText(TODO_NOTE_LENGTH)), { ...fact(WHAT, 'Poznámka'), searched: true }),
  /** A rule of RFC 5545; empty where it does not come again. */
  repeat_rule: written(line(ruled(text(100), recurrenceRule)), fact(REPEATED, 'Opakování')),
  repeat_from: written(todoRepeatFromValue, {
    ...fact(REPEATED, 'Počítat další termín'),
    hint: 'Od termínu pro pevné dny; ode dne splnění, když má mezi dvěma provedeními uplynout daná doba',
  }),
};

interface Judged {
  readonly due_on: string | null;
  readonly repeat_rule: string;
  readonly relation_kind: TodoRelation | null;
  readonly relation_id: number | null;
}

/** Rules over more fields of a task. */
export const todoRules = [
  at('due_on', ({ due_on, repeat_rule }: Judged) =>
    repeat_rule !== '' && due_on === null ? 'Opakovaný úkol musí mít termín' : null,
  ),
  at('relation_id', ({ relation_kind, relation_id }: Judged) =>
    relation_kind !== null && relation_id === null ? 'Vyberte, čeho se úkol týká' : null,
  ),
  at('relation_kind', ({ relation_kind, relation_id }: Judged) =>
    relation_kind === null && relation_id !== null ? 'Vyberte, čeho se úkol týká' : null,
  ),
];

const name = line(z.string());

/** What a task is told with. */
export const todoTold = {
  /** The record that it is of, as it is called now; a deleted one as it was called when the task was saved last. */
  relation_name: told(name, {
    label: 'Týká se',
    listed: { width: 200, telling: true },
    searched: true,
  }),
  assignee_name: told(name, { label: 'Kdo', listed: { width: 130 }, searched: true }),
  created_by_name: told(name, {
    label: 'Založil',
    listed: { width: 130, hidden: true },
    searched: true,
  }),
};

/** A task described. */
export const todoRecord = record({
  written: todoFields,
  told: todoTold,
  list: ['title', 'relation_name', 'assignee_name', 'due_on', 'priority', 'state'],
  columns: [],
});
