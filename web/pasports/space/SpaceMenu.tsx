import { IconArrowsJoin2 } from '#web/icons/IconArrowsJoin2.ts';
import { IconArrowsSplit2 } from '#web/icons/IconArrowsSplit2.ts';
import { Suspense, useState } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { NewTodoItem } from '#web/core/todo/NewTodo.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { useSpaceActions } from './useSpaceActions.ts';
import { late } from '#web/ui/late.tsx';

const DivisionDialog = late(() => import('../reshaping/DivisionDialog.tsx'), 'DivisionDialog');

const JoiningDialog = late(() => import('../reshaping/JoiningDialog.tsx'), 'JoiningDialog');

interface SpaceMenuProps {
  space: Space;
  onHistory: () => void;
  onDeleted: () => void;
  /** Null once an action begins anew. */
  onFault: (fault: unknown) => void;
}

/** What else may be done with a space: dividing, joining, hiding; its history and deletion. */
export function SpaceMenu({ space, onHistory, onDeleted, onFault }: SpaceMenuProps) {
  const actions = useSpaceActions(space, { onDeleted, onFault });
  const [dialog, setDialog] = useState<'division' | 'joining' | null>(null);
  const Dialog = dialog === null ? null : DIALOGS[dialog];
  const isHidden = space.pasport_hidden;
  return (
    <>
      <RecordMenu
        label="Další akce s prostorem"
        isBusy={actions.isBusy}
        hiding={{
          isHidden,
          label: isHidden ? 'Zobrazit prostor' : 'Skrýt prostor',
          onTurn: actions.turnHidden,
        }}
        onHistory={onHistory}
        removal={{ label: 'Smazat prostor', onRemove: () => void actions.remove() }}
      >
        <NewTodoItem
          unit_id={space.unit_id}
          draft={{ relation_kind: 'space', relation_id: space.pasport_space_id }}
        />
        {isHidden ? null : (
          <>
            <MenuItem
              leftSection={<IconArrowsSplit2 size="1.125rem" stroke={1.6} aria-hidden="true" />}
              onClick={() => setDialog('division')}
            >
              Rozdělit prostor
            </MenuItem>
            <MenuItem
              leftSection={<IconArrowsJoin2 size="1.125rem" stroke={1.6} aria-hidden="true" />}
              onClick={() => setDialog('joining')}
            >
              Připojit jiný prostor
            </MenuItem>
          </>
        )}
      </RecordMenu>
      {Dialog === null ? null : (
        <Suspense>
          <Dialog space={space} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

const DIALOGS = { division: DivisionDialog, joining: JoiningDialog };
