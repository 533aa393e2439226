import { Menu } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { MenuKit } from './MenuItem.tsx';

interface LateMenuProps {
  /** The button of the menu, and its reference. */
  readonly target: ReactElement;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly width?: number;
  /** Drawn over everything, where the place of the button would cut it. */
  readonly withinPortal?: boolean;
  /** Items of the menu. */
  readonly children: ReactNode;
}

/**
 * A menu whose code is fetched when it is first wanted; it comes open. An item that opens a dialog
 * gives the focus to the button first, so that the dialog knows where to return it.
 */
export function LateMenu({ target, button, width, withinPortal = false, children }: LateMenuProps) {
  const [isOpen, setOpen] = useState(false);
  // Opened only once its button has the focus, so that closing gives the focus back to it.
  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [button]);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      {...(width !== undefined && { width })}
      withinPortal={withinPortal}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <MenuKit value={Menu}>{children}</MenuKit>
      </Menu.Dropdown>
    </Menu>
  );
}
