import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Tasks of a client with what they are of, as a table to be sought in by `search_text`. */
export function soughtTodos(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select t.client_id, t.unit_id, t.todo_id, t.title, t.state, t.due_on, t.relation_name,
           t.state in ('done', 'cancelled') as is_closed, folded(t.title) as title_text,
           folded(concat_ws(' ', t.title, t.relation_name)) as search_text
      from todos t
     where t.client_id = ${clientId}`;
}
