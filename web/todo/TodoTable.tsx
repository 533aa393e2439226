import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { isClosedTodo, mostUrgentFirst } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import type { Go } from './place.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import { QuickTodo } from './QuickTodo.tsx';
import { textsOfTodo, todoColumns } from './todo-columns.tsx';
import type { Asking, FilterName } from './todo-filters.ts';
import { TodoBulk } from './TodoBulk.tsx';
import styles from './todo.module.css';

const rowKey = (row: Todo) => row.todo_id;

interface TodoTableProps {
  unit_id: number;
  go: Go;
  /** What the question leaves. */
  rows: readonly Todo[] | undefined;
  filter: FilterName;
  asking: Asking;
  marked: number | null;
  onMark: (id: number) => void;
  onOpen: (todo: Todo) => void;
}

/** Tasks from the most urgent one; Enter or a double click opens one. */
export function TodoTable({ unit_id, go, filter, asking, ...props }: TodoTableProps) {
  const { rows, marked, onMark, onOpen } = props;
  const { me, today } = asking;
  const sorted = useMemo(() => rows && mostUrgentFirst(rows, today), [rows, today]);
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  const begin = () => go({ act: 'new' }, { replace: true });
  const isPhone = useScreen('phone');
  const quick = (
    <QuickTodo
      unit_id={unit_id}
      begins={filter === 'mine' && me !== undefined ? { assignee_id: me } : {}}
    />
  );
  return (
    <>
      {isPhone ? null : quick}
      <DataTable
        id="todos"
        label="Úkoly"
        rows={sorted}
        columns={todoColumns}
        rowKey={rowKey}
        marked={marked}
        searchIn={textsOfTodo}
        onSelect={(row) => onMark(rowKey(row))}
        onActivate={onOpen}
        activateLabel="Otevřít úkol"
        seek={{ placeholder: 'Úkol, osoba, dům', label: 'Hledat úkol' }}
        isDimmed={isClosedTodo}
        renderPicked={(picked) => <TodoBulk unit_id={unit_id} rows={picked} />}
        emptyAction={
          filter === 'waiting' ? (
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
      {isPhone ? quick : null}
    </>
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
