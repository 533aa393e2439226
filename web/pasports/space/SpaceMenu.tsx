import { Menu } from '@mantine/core';
import {
  IconArrowsJoin2,
  IconArrowsSplit2,
  IconDots,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useSpaceActions } from './useSpaceActions.ts';

const DivisionDialog = lazy(async () => ({
  default: (await import('../reshaping/DivisionDialog.tsx')).DivisionDialog,
}));

const JoiningDialog = lazy(async () => ({
  default: (await import('../reshaping/JoiningDialog.tsx')).JoiningDialog,
}));

interface SpaceMenuProps {
  space: Space;
  onDeleted: () => void;
  /** Null once an action begins anew. */
  onFault: (fault: unknown) => void;
}

/** What else may be done with a space: dividing, joining, hiding and deleting. */
export function SpaceMenu({ space, onDeleted, onFault }: SpaceMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const actions = useSpaceActions(space, { onDeleted, onFault });
  const [dialog, setDialog] = useState<'division' | 'joining' | null>(null);
  const Dialog = dialog === null ? null : DIALOGS[dialog];
  const Eye = space.pasport_hidden ? IconEye : IconEyeOff;
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <IconButton label="Další akce s prostorem" loading={actions.isBusy}>
            <IconDots size="1.125rem" aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {space.pasport_hidden ? null : (
            <>
              <Menu.Item
                leftSection={<IconArrowsSplit2 size="1.125rem" stroke={1.6} aria-hidden="true" />}
                onClick={() => setDialog('division')}
              >
                Rozdělit prostor
              </Menu.Item>
              <Menu.Item
                leftSection={<IconArrowsJoin2 size="1.125rem" stroke={1.6} aria-hidden="true" />}
                onClick={() => setDialog('joining')}
              >
                Připojit jiný prostor
              </Menu.Item>
            </>
          )}
          <Menu.Item
            leftSection={<Eye size="1.125rem" stroke={1.6} aria-hidden="true" />}
            onClick={actions.turnHidden}
          >
            {space.pasport_hidden ? 'Zobrazit prostor' : 'Skrýt prostor'}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size="1.125rem" stroke={1.6} aria-hidden="true" />}
            color="red"
            onClick={() => void actions.remove()}
          >
            Smazat prostor
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {Dialog === null ? null : (
        <Suspense>
          <Dialog space={space} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

const DIALOGS = { division: DivisionDialog, joining: JoiningDialog };
