import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Todo } from '#contract/todo/todos.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useSession } from '#web/session/session.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Board } from './Board.tsx';
import { Calendar } from './Calendar.tsx';
import type { Go, TodoAt } from './place.ts';
import { useTodos } from './todo.queries.ts';
import {
  filterChoices,
  filterName,
  isOfFilter,
  type Asking,
  type FilterName,
} from './todo-filters.ts';
import { TodoTable } from './TodoTable.tsx';

interface TodoViewsProps {
  unit_id: number;
  at: TodoAt;
  go: Go;
}

/** Tasks of the unit narrowed by a question, as a list, a board or a calendar. */
export function TodoViews({ unit_id, at, go }: TodoViewsProps) {
  const filter = filterName(at.filter);
  const { data, error, refetch } = useTodos(unit_id, filter === 'closed' || at.view === 'board');
  const [marked, setMarked] = useState<number | null>(null);
  const today = todayInPrague();
  const me = useSession()?.user.client_user_id;
  const asking = useMemo(() => ({ me, today }), [me, today]);
  const rows = useMemo(
    () => data?.values.filter((row) => isOfFilter(filter, row, asking)),
    [data, filter, asking],
  );
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = ({ todo_id }: Todo) => {
    setMarked(todo_id);
    go({ record: todo_id, unit: unit_id });
  };
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr úkolů"
        choices={filterChoices(data?.values, data?.closed_count, asking)}
        value={filter}
        onChange={(name) =>
          go({ filter: name === 'waiting' ? undefined : name }, { replace: true })
        }
      />
      <OneView
        unit_id={unit_id}
        at={at}
        go={go}
        todos={data?.values ?? []}
        rows={rows}
        marked={marked}
        onMark={setMarked}
        filter={filter}
        asking={asking}
        onOpen={open}
      />
    </Stack>
  );
}

interface OneViewProps extends TodoViewsProps {
  todos: readonly Todo[];
  /** What the question leaves. */
  rows: readonly Todo[] | undefined;
  marked: number | null;
  onMark: (id: number) => void;
  filter: FilterName;
  asking: Asking;
  onOpen: (todo: Todo) => void;
}

function OneView({ at, go, todos, rows, ...shown }: OneViewProps) {
  const { today } = shown.asking;
  if (at.view === 'board') return <Board todos={todos} {...shown} />;
  if (at.view === undefined) return <TodoTable go={go} rows={rows} {...shown} />;
  return (
    <Calendar
      todos={rows ?? []}
      month={at.month ?? today}
      today={today}
      onMonth={(month) => go({ month }, { replace: true })}
      onOpen={shown.onOpen}
    />
  );
}
