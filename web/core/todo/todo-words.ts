import { daysBetween } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todoStandingOn, type TodoFacts } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { todoStateValue, type TodoRelation } from '#contract/todo/todo-words.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';

/** How a task stands, in words: 'po termínu 12 dní', 'dnes', 'za 3 dny', 'bez termínu', 'hotovo'. */
export function todoStandingText(todo: TodoFacts, today: string): string {
  const standing = todoStandingOn(todo, today);
  if (standing === 'closed') return todoStateValue.text(todo.state).toLocaleLowerCase('cs');
  const { due_on } = todo;
  if (due_on === null) return 'bez termínu';
  const days = daysBetween(today, due_on);
  if (standing !== 'overdue') return aheadText(days);
  return `po termínu ${-days}\u00A0${czechPlural(-days, 'den', 'dny', 'dní')}`;
}

/** The term of a task with how it stands: '12. 12. 2026, za 3 dny'. */
export function todoTermText(todo: TodoFacts, today: string): string {
  const words = todoStandingText(todo, today);
  return todo.due_on === null ? words : `${formatDate(todo.due_on)}, ${words}`;
}

type Related = Pick<
  Todo,
  'unit_id' | 'relation_kind' | 'relation_id' | 'relation_within' | 'is_relation_gone'
>;

/** Where a record of each kind is open, by its unit, its id, and what it is within. */
const addresses: Readonly<
  Record<TodoRelation, (unit: number, id: number, within: number | null) => string | undefined>
> = {
  building: (unit, id) => `${paths.buildings}?unit=${unit}&building=${id}`,
  space: (unit, id) => `${paths.pasports}?unit=${unit}&space=${id}&tab=basic`,
  address: (unit, id) => `${pathTo('Address', { address_id: id })}?unit=${unit}`,
  meter: (unit, id) => `${paths.MetersOverview}?unit=${unit}&place=${id}`,
  warning: (unit, id) => `${paths.MetersOverview}?unit=${unit}&view=warnings&warning=${id}`,
  // To others than its own user a message is not told.
  message: (_unit, id, within) => (within === null ? undefined : `${paths.Messages}?row=u${id}`),
  revision: (unit, id) => `${paths.AuxiliariesRevisionTypes}?unit=${unit}&type=0&device=${id}`,
  settlement: (unit, id) => `${pathTo('Settlements', { record_id: id })}?unit=${unit}`,
  objection: (unit, _id, within) =>
    `${pathTo('Settlements', { record_id: within ?? 0 })}?unit=${unit}&tab=objections`,
};

/** Where the record that a task is of is open; undefined of none, of one that is gone, and of a message of somebody else. */
export function relationAddress(todo: Related): string | undefined {
  const { unit_id, relation_kind: kind, relation_id: id, relation_within: within } = todo;
  if (kind === null || id === null || todo.is_relation_gone) return undefined;
  return addresses[kind](unit_id, id, within);
}
