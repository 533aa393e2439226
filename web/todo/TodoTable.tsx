import { Button, Stack } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { isClosedTodo, mostUrgentFirst } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { useSession } from '#web/session/session.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import type { Go, TodoAt } from './place.ts';
import { QuickTodo } from './QuickTodo.tsx';
import { useTodos } from './todo.queries.ts';
import { textsOfTodo, todoColumns } from './todo-columns.tsx';
import { filterChoices, filterName, isOfFilter } from './todo-filters.ts';
import styles from './todo.module.css';

const rowKey = (row: Todo) => row.todo_id;

interface TodoTableProps {
  unit_id: number;
  at: TodoAt;
  go: Go;
}

/** Tasks of the unit, the most urgent first; Enter or a double click opens one. */
export function TodoTable({ unit_id, at, go }: TodoTableProps) {
  const filter = filterName(at.filter);
  const { data, error, refetch } = useTodos(unit_id, filter === 'closed');
  const [marked, setMarked] = useState<number | null>(null);
  const today = todayInPrague();
  const me = useSession()?.user.client_user_id;
  const rows = useMemo(
    () =>
      data &&
      mostUrgentFirst(
        data.values.filter((row) => isOfFilter(filter, row, { me, today })),
        today,
      ),
    [data, filter, me, today],
  );
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: Todo) => {
    setMarked(rowKey(row));
    go({ record: rowKey(row), unit: unit_id });
  };
  const begin = () => go({ act: 'new' }, { replace: true });
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr úkolů"
        choices={filterChoices(data?.values, data?.closed_count, { me, today })}
        value={filter}
        onChange={(name) =>
          go({ filter: name === 'waiting' ? undefined : name }, { replace: true })
        }
      />
      <DataTable
        id="todos"
        label="Úkoly"
        rows={rows}
        columns={todoColumns}
        rowKey={rowKey}
        marked={marked}
        searchIn={textsOfTodo}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={open}
        activateLabel="Otevřít úkol"
        seek={{ placeholder: 'Úkol, osoba, dům', label: 'Hledat úkol' }}
        isDimmed={isClosedTodo}
        emptyAction={
          at.filter === undefined ? (
            <FirstStep onNew={begin} />
          ) : (
            <Button variant="default" onClick={() => go({ filter: undefined }, { replace: true })}>
              Zobrazit vše, co čeká
            </Button>
          )
        }
        toolbar={
          <TableActions>
            <CreateButton text="Nový úkol" onClick={begin} />
          </TableActions>
        }
      />
      <QuickTodo
        unit_id={unit_id}
        begins={filter === 'mine' && me !== undefined ? { assignee_id: me } : {}}
      />
    </Stack>
  );
}

/** What belongs here, and the first step. */
function FirstStep({ onNew }: { onNew: () => void }) {
  return (
    <div className={styles.first}>
      <p>
        Úkol říká, co je potřeba udělat, kdo to má na starosti a do kdy. Může se týkat domu,
        prostoru, osoby, měřidla i námitky a může se opakovat.
      </p>
      <Button onClick={onNew}>Nový úkol</Button>
    </div>
  );
}
