import { Badge } from '@mantine/core';
import {
  todoStandingOn,
  type TodoFacts,
  type TodoStanding,
} from '#contract/rules/todo-standing.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { todoStandingText } from './todo-words.ts';

const colors: Readonly<Record<TodoStanding, string>> = {
  overdue: 'red',
  today: 'yellow',
  soon: 'yellow',
  later: 'gray',
  none: 'gray',
  closed: 'green',
};

/** How a task stands, in words and in colour. */
export function TodoBadge({ todo }: { todo: TodoFacts }) {
  const today = todayInPrague();
  const color = todo.state === 'cancelled' ? 'gray' : colors[todoStandingOn(todo, today)];
  return (
    <Badge component="span" variant="light" color={color} tt="none">
      {todoStandingText(todo, today)}
    </Badge>
  );
}
