import { czechDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todoAddress } from '#contract/todo/todo-address.ts';
import { selectOpenedToClient } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { selectOverdueTodos, type OverdueTodo } from '#server/core/todo/overdue.sql.ts';
import type { Db } from '#server/db/db.ts';
import { insertTold } from './told.sql.ts';
import { listed, type Notice } from './words.ts';

/** Tasks that have become overdue and of which nobody was told, each of a term once; they are told now. */
export async function newlyOverdue(
  db: Db,
  clientId: number,
  today: string,
): Promise<OverdueTodo[]> {
  if ((await selectOpenedToClient(db, clientId, ['todos'])).length === 0) return [];
  const late = await selectOverdueTodos(db, clientOfTask(clientId), today);
  const keys = late.map(({ todo_id, due_on }) => ({
    kind: 'todos' as const,
    record_id: todo_id,
    term: due_on,
  }));
  const told = new Set((await insertTold(db, clientId, keys)).map(({ record_id }) => record_id));
  return late.filter(({ todo_id }) => told.has(todo_id));
}

const textOf = ({ title, unit_name, due_on }: OverdueTodo) =>
  `${title} (${unit_name}), do ${czechDate(due_on)}`;

/** What one user is told of his own overdue tasks; nothing where he has none. */
export function overdueNotice(late: readonly OverdueTodo[], userId: number): Notice[] {
  const own = late.filter(({ assignee_id }) => assignee_id === userId);
  const [first] = own;
  if (first === undefined) return [];
  const { length } = own;
  const count = `${length} ${czechPlural(length, 'váš úkol je', 'vaše úkoly jsou', 'vašich úkolů je')}`;
  return [
    {
      kind: 'todos',
      message: `Úkoly: ${count} nově po termínu. Nejdřív: ${textOf(first)}.`,
      link: todoAddress(first.unit_id, length === 1 ? first.todo_id : undefined),
      items: listed(own.map(textOf)),
      path: `${todoAddress(first.unit_id)}&filter=mine`,
    },
  ];
}
