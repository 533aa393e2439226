import { Anchor } from '@mantine/core';
import { todoUrgency } from '#contract/rules/todo-standing.ts';
import { todoRecord } from '#contract/todo/todo-record.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { relationAddress, todoTermText } from '#web/core/todo/todo-words.ts';
import { TodoBadge } from '#web/core/todo/TodoBadge.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { repeatText } from './todo-form.ts';
import styles from './todo.module.css';

/** The name of the record that a task is of; one that is gone says so. */
export const relationText = ({ relation_name, is_relation_gone, relation_kind }: Todo): string => {
  if (relation_kind === null) return '';
  if (is_relation_gone && relation_kind === 'message') return 'zpráva byla smazána';
  return is_relation_gone ? `${relation_name || 'záznam'} (smazáno)` : relation_name;
};

/** The record that a task is of, with the way to it. */
export function Relation({ todo }: { todo: Todo }) {
  const href = relationAddress(todo);
  if (href === undefined) return relationText(todo);
  return (
    <Anchor component={InnerLink} href={href}>
      {relationText(todo)}
    </Anchor>
  );
}

const assigneeText = ({ assignee_name, is_assignee_away }: Todo) =>
  is_assignee_away ? `${assignee_name} (nemůže se přihlásit)` : assignee_name;

const countText = (part: number, all: number) => (all === 0 ? '' : `${part}/${all}`);

const told = listColumns<Todo>(todoRecord, {
  title: { fixed: true, width: 250 },
  relation_name: {
    width: 190,
    value: relationText,
    render: (todo) => <Relation todo={todo} />,
    onCard: relationText,
  },
  assignee_name: { width: 130, value: assigneeText },
  due_on: {
    width: 190,
    whole: true,
    // From the most urgent one, as the tasks stand at first.
    value: (todo) => todoUrgency(todo, todayInPrague()),
    render: (todo) => (
      <span className={styles.term}>
        {todo.due_on === null ? null : <span className="k-figures">{formatDate(todo.due_on)}</span>}
        <TodoBadge todo={todo} />
      </span>
    ),
    onCard: (todo) => todoTermText(todo, todayInPrague()),
    exported: ({ due_on }) => due_on,
  },
  priority: {
    width: 84,
    render: ({ priority }) => priorityText(priority),
  },
  state: { width: 96 },
});

/** A usual priority says nothing worth reading in every row. */
const priorityText = (priority: Todo['priority']) =>
  ({ high: 'vysoká', normal: '', low: 'nízká' })[priority];

const items: Column<Todo> = {
  text: 'Seznam',
  id: 'items',
  value: ({ ticked_count, item_count }) => countText(ticked_count, item_count),
  width: 76,
  align: 'right',
};
const comments: Column<Todo> = {
  text: 'Komentáře',
  id: 'comment_count',
  value: 'comment_count',
  render: ({ comment_count }) => (comment_count === 0 ? '' : comment_count),
  width: 96,
  decimals: 0,
  hiddenFirst: true,
};
const repeating: Column<Todo> = {
  text: 'Opakování',
  id: 'repeat_rule',
  value: ({ repeat_rule }) => (repeat_rule === '' ? '' : repeatText(repeat_rule)),
  width: 190,
  hiddenFirst: true,
};

/** Columns of tasks. */
export const todoColumns = interleaved(told, { state: [items, comments, repeating] });

/** Texts of a task that its search goes through. */
export const textsOfTodo = (todo: Todo): readonly string[] => searchedTexts(todoRecord, todo);
