import { Menu } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';

interface LateMenuProps {
  /** The button of the menu, and its reference. */
  readonly target: ReactElement;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly width: number;
  /** Items of the menu. */
  readonly children: ReactNode;
}

/**
 * A menu whose code is fetched when it is first wanted; it comes open. An item that opens a dialog
 * gives the focus to the button first, so that the dialog knows where to return it.
 */
export function LateMenu({ target, button, width, children }: LateMenuProps) {
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
      width={width}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
