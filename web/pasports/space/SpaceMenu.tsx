import { Menu } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useSpaceActions } from './useSpaceActions.ts';

interface SpaceMenuProps {
  space: Space;
  onDeleted: () => void;
  /** Null once an action begins anew. */
  onFault: (fault: unknown) => void;
}

/** What else may be done with a space: hiding and deleting. */
export function SpaceMenu({ space, onDeleted, onFault }: SpaceMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const actions = useSpaceActions(space, { onDeleted, onFault });
  const Eye = space.pasport_hidden ? IconEye : IconEyeOff;
  return (
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
  );
}
