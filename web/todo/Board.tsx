import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { TodoState } from '#contract/rules/todo-standing.ts';
import { todoStateValue } from '#contract/todo/todo-words.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { TodoBadge } from '#web/core/todo/TodoBadge.tsx';
import { MenuItem, MenuLabel } from '#web/ui/MenuItem.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { boardColumns, boardStates, columnBeside, DONE_DAYS, type BoardState } from './board.ts';
import { dropPlace } from './dragging.ts';
import { QuickTodo } from './QuickTodo.tsx';
import type { Asking, FilterName } from './todo-filters.ts';
import { relationText } from './todo-columns.tsx';
import { TodoCard } from './TodoCard.tsx';
import { useMovingByHand } from './useMovingByHand.ts';
import styles from './board.module.css';

interface BoardProps {
  unit_id: number;
  todos: readonly Todo[];
  filter: FilterName;
  asking: Asking;
  onOpen: (todo: Todo) => void;
}

const stateText = (state: TodoState) => todoStateValue.text(state);

/** Tasks by their states in columns; on a phone one column at a time. */
export function Board({ unit_id, todos, filter, asking, onOpen }: BoardProps) {
  const isPhone = useScreen('phone');
  const [chosen, setChosen] = useState<BoardState>('open');
  const columns = boardColumns(todos, filter, asking);
  const shown = isPhone ? [chosen] : boardStates;
  return (
    <>
      {isPhone ? (
        <SegmentedControl
          fullWidth
          aria-label="Sloupec tabule"
          className={styles.states ?? ''}
          value={chosen}
          onChange={(state) => setChosen(state)}
          data={boardStates.map((state) => ({
            value: state,
            label: (
              <>
                {stateText(state)} <b>{columns[state].length}</b>
              </>
            ),
          }))}
        />
      ) : null}
      <div className={styles.board} data-phone={isPhone || undefined}>
        {shown.map((state) => (
          <Column
            key={state}
            unit_id={unit_id}
            state={state}
            todos={columns[state]}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  );
}

interface ColumnProps {
  unit_id: number;
  state: BoardState;
  todos: readonly Todo[];
  onOpen: (todo: Todo) => void;
}

function Column({ unit_id, state, todos, onOpen }: ColumnProps) {
  const move = useMovingByHand();
  const put = (todo: Todo, to: TodoState) => {
    if (todo.state !== to) move(todo, { state: to });
  };
  const name = stateText(state);
  return (
    <section className={styles.column} aria-label={name} {...dropPlace((todo) => put(todo, state))}>
      <h2 className={styles.heading}>
        {name} <span className={styles.count}>{todos.length}</span>
      </h2>
      {state === 'done' ? <p className={styles.hint}>{`za posledních ${DONE_DAYS} dní`}</p> : null}
      <ul className={styles.cards}>
        {todos.map((todo) => (
          <li key={todo.todo_id}>
            <TodoCard
              todo={todo}
              menuLabel="Přesunout úkol"
              moves={<Moves todo={todo} onMove={(to) => put(todo, to)} />}
              onOpen={() => onOpen(todo)}
              onMoveKey={(key) => {
                const step = { ArrowLeft: -1, ArrowRight: 1 }[key] as 1 | -1 | undefined;
                const to = step === undefined ? undefined : columnBeside(state, step);
                if (to !== undefined) put(todo, to);
                return step !== undefined;
              }}
            >
              <CardFacts todo={todo} />
            </TodoCard>
          </li>
        ))}
      </ul>
      {state === 'done' ? null : <QuickTodo unit_id={unit_id} begins={{ state }} />}
    </section>
  );
}

function CardFacts({ todo }: { todo: Todo }) {
  const { assignee_name, item_count, ticked_count, comment_count } = todo;
  const facts = [
    assignee_name === '' ? 'nepřidělený' : assignee_name,
    relationText(todo),
    item_count === 0 ? '' : `seznam ${ticked_count}/${item_count}`,
    comment_count === 0 ? '' : `komentářů ${comment_count}`,
  ];
  return (
    <>
      <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      <TodoBadge todo={todo} />
    </>
  );
}

/** Where a task may be moved on the board. */
function Moves({ todo, onMove }: { todo: Todo; onMove: (to: TodoState) => void }) {
  const others = [...boardStates, 'cancelled' as const].filter((state) => state !== todo.state);
  return (
    <>
      <MenuLabel>Přesunout do…</MenuLabel>
      {others.map((state) => (
        <MenuItem key={state} onClick={() => onMove(state)}>
          {stateText(state)}
        </MenuItem>
      ))}
    </>
  );
}
