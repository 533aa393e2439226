import { sql, type RawBuilder } from 'kysely';
import type { TodoFacts } from '#contract/rules/todo-standing.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';

/** A task that waits, as other screens tell of it; how it stands is said by `contract/rules/todo-standing.ts`. */
export interface WaitingTodo extends TodoFacts {
  readonly todo_id: number;
  readonly title: string;
  readonly assignee_id: number | null;
  /** Empty where nobody has it. */
  readonly assignee: string;
}

/** Tasks of the scope that wait, as a table, the first term first. */
export function waitingTodos({ client_id, where }: Scope): RawBuilder<WaitingTodo> {
  return sql<WaitingTodo>`
    select t.todo_id, t.title, t.state, t.due_on, t.assignee_id,
           coalesce(trim(u.first_name || ' ' || u.last_name), '') as assignee
      from (select * from todos where client_id = ${client_id} and ${where}
               and state not in ('done', 'cancelled')) t
      left join client_users u on u.client_id = t.client_id and u.client_user_id = t.assignee_id
     order by t.due_on nulls last, t.todo_id`;
}
