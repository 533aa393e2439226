import { Menu } from '@mantine/core';
import { createPortal } from 'react-dom';
import { visibleIn } from '#web/lib/keys/command.ts';
import { useSingleKeys } from '#web/lib/keys/single-keys.ts';
import { Keys } from '#web/ui/Keys.tsx';
import { rowCommands } from './row-commands.ts';
import type { RowContext } from './row-commands.ts';
import styles from './row-menu.module.css';

/** A menu that was asked for over a row. */
export interface RowMenuAsked {
  /** The cell or the row that the keyboard goes back to. */
  readonly at: HTMLElement;
  /** Where on the screen the pointer was. */
  readonly place: { readonly x: number; readonly y: number };
  readonly context: RowContext;
}

/** Moving among rows is for the keys; a menu does something with the one it stands over. */
const offered = rowCommands.filter(({ context }) => context === 'row');

/** What can be done with the row, each with its key, at the place of the pointer. */
export function RowMenu({ asked, onClose }: { asked: RowMenuAsked; onClose: () => void }) {
  const areKeysOn = useSingleKeys();
  const { at, place, context } = asked;
  const close = () => {
    // Before a command: a dialog that it opens gives the keyboard back to the row.
    at.focus();
    onClose();
  };
  return createPortal(
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      width={270}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span aria-hidden="true" className={styles.place} style={{ left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Co s řádkem">
        {visibleIn(offered, context).map((command) => (
          <Menu.Item
            key={command.id}
            rightSection={areKeysOn && command.keys ? <Keys keys={command.keys} /> : null}
            closeMenuOnClick={false}
            onClick={() => {
              close();
              command.run(context);
            }}
          >
            {command.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>,
    document.body,
  );
}
