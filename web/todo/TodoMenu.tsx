import { IconBan } from '#web/icons/IconBan.ts';
import { IconEdit } from '#web/icons/IconEdit.ts';
import { IconRotate } from '#web/icons/IconRotate.ts';
import type { TodoState } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { newTodoAddress } from '#contract/todo/todo-address.ts';
import { todoStateValue } from '#contract/todo/todo-words.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { relationAddress } from '#web/core/todo/todo-words.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import type { Go } from './place.ts';
import { useDeleteTodo } from './todo.queries.ts';
import { useMoving } from './useMoving.ts';

interface TodoMenuProps {
  todo: Todo;
  go: Go;
  onClose: () => void;
}

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;
const MOVES: readonly TodoState[] = ['open', 'doing', 'waiting'];

/** Where a new task of the same record is written. */
const followingAddress = (todo: Todo) => {
  const { unit_id, relation_kind, relation_id } = todo;
  // What the reader cannot open he cannot make a task of either.
  if (relationAddress(todo) === undefined) return newTodoAddress(unit_id);
  return newTodoAddress(unit_id, {
    relation_kind: relation_kind ?? undefined,
    relation_id: relation_id ?? undefined,
  });
};

/** What may be done with a task: first of all, that it is done. */
export function TodoMenu({ todo, go, onClose }: TodoMenuProps) {
  const { unit_id, todo_id, title, state } = todo;
  const deleting = useDeleteTodo();
  const { move, isMoving } = useMoving();
  const { fault, setFault, removal } = useMenuRemoval({
    label: 'Smazat úkol',
    title: 'Smazat úkol?',
    question: `Úkol ${title} se odstraní natrvalo i s kontrolním seznamem, komentáři a soubory.`,
    onRemove: () => deleting.mutateAsync({ params: { unit_id, id: String(todo_id) } }),
    onRemoved: onClose,
  });
  const turn = (next: TodoState) => {
    setFault(null);
    void move(todo, { state: next }).catch(setFault);
  };
  const isDone = state === 'done';
  const Sign = isDone ? IconRotate : IconCheck;
  return (
    <>
      <Actions>
        <Button
          variant={isDone ? 'default' : 'filled'}
          loading={isMoving}
          leftSection={<Sign size="1.125rem" aria-hidden="true" />}
          onClick={() => turn(isDone ? 'open' : 'done')}
        >
          {isDone ? 'Vrátit k řešení' : 'Hotovo'}
        </Button>
        <RecordMenu
          label="Další akce s úkolem"
          isBusy={deleting.isPending}
          onHistory={() => go({ tab: 'history' })}
          removal={removal}
        >
          <MenuItem leftSection={<IconEdit {...icon} />} onClick={() => go({ act: 'edit' })}>
            Upravit
          </MenuItem>
          {MOVES.filter((one) => one !== state).map((one) => (
            <MenuItem key={one} onClick={() => turn(one)}>
              {`Přesunout do: ${todoStateValue.text(one)}`}
            </MenuItem>
          ))}
          <MenuItem component={InnerLink} href={followingAddress(todo)}>
            Založit navazující úkol
          </MenuItem>
          {state === 'cancelled' ? null : (
            <MenuItem leftSection={<IconBan {...icon} />} onClick={() => turn('cancelled')}>
              Zrušit úkol
            </MenuItem>
          )}
        </RecordMenu>
      </Actions>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
