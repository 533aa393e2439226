import { sql } from 'kysely';
import type { Find } from '#contract/search.ts';
import { todoStateValue } from '#contract/todo/todo-words.ts';
import { soughtTodos } from '#server/core/todo/sought.sql.ts';
import { elsewhere, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

const states = JSON.stringify(todoStateValue.names);

/** Tasks by their titles and by what they are of; what waits comes before what is done or cancelled. */
export function todoFinds(place: Place, words: readonly string[]) {
  const inside = sql`not starts_with(t.title_text, folded(${words[0] ?? ''}::text))`;
  return sql<Find>`
    select 'todo' as kind, t.unit_id, u.name as unit_name, t.todo_id as id, t.title,
           concat_ws(' · ', ${states}::jsonb ->> t.state, nullif(t.relation_name, '')) as detail
      from (${soughtTodos(place.unit.client_id)}) t
      join units u on u.client_id = t.client_id and u.unit_id = t.unit_id
     where ${within(place, 't')} and t.search_text like all (${patterns(words)})
     order by t.is_closed, ${elsewhere(place, 't')}, ${inside}, t.due_on nulls last,
              t.title collate public.czech, t.todo_id
     limit ${MOST_FINDS}`;
}
