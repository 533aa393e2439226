import { Anchor } from '@mantine/core';
import type { Todo } from '#contract/todo/todos.ts';
import {
  todoPriorityValue,
  todoRelationValue,
  todoRepeatFromValue,
} from '#contract/todo/todo-words.ts';
import { TodoBadge } from '#web/core/todo/TodoBadge.tsx';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { Relation } from './todo-columns.tsx';
import { repeatText } from './todo-form.ts';

/** By when, who, of what, how it repeats, who has made it. */
export function TodoSummary({ todo }: { todo: Todo }) {
  return (
    <Summary folds="todo">
      <Fact label="Termín" isFirst>
        {todo.due_on === null ? null : `${formatDate(todo.due_on)} `}
        <TodoBadge todo={todo} />
        {todo.done_at === '' ? null : (
          <FactNote>{`splněno ${formatDateTime(todo.done_at)}, ${todo.done_by_name}`}</FactNote>
        )}
      </Fact>
      <Fact label="Kdo" isFirst>
        {todo.assignee_id === null ? <Unknown>nepřidělený</Unknown> : todo.assignee_name}
        {todo.is_assignee_away ? <FactNote>nemůže se přihlásit</FactNote> : null}
      </Fact>
      <Fact label="Týká se" isFirst>
        {todo.relation_kind === null ? (
          <Unknown>ničeho určitého</Unknown>
        ) : (
          <>
            <Relation todo={todo} />
            <FactNote>
              {todoRelationValue.text(todo.relation_kind).toLocaleLowerCase('cs')}
            </FactNote>
          </>
        )}
      </Fact>
      <Fact label="Priorita">{todoPriorityValue.text(todo.priority).toLocaleLowerCase('cs')}</Fact>
      <Fact label="Opakování">
        <Repeating todo={todo} />
      </Fact>
      <Fact label="Založeno">
        {formatDate(todo.created)}
        <FactNote>{todo.created_by_name}</FactNote>
      </Fact>
    </Summary>
  );
}

function Repeating({ todo }: { todo: Todo }) {
  const { repeat_rule, repeat_from, next_todo_id, unit_id } = todo;
  if (repeat_rule === '') return <Unknown>neopakuje se</Unknown>;
  return (
    <>
      {repeatText(repeat_rule)}
      <FactNote>
        {next_todo_id === null ? (
          `další se založí po splnění, počítá se ${todoRepeatFromValue.text(repeat_from).toLocaleLowerCase('cs')}`
        ) : (
          <Anchor
            component={InnerLink}
            href={`${pathTo('Todos', { record_id: next_todo_id })}?unit=${unit_id}`}
          >
            další úkol série
          </Anchor>
        )}
      </FactNote>
    </>
  );
}
