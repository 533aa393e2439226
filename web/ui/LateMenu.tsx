import { Menu } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';

interface LateMenuProps {
  /** The button of the menu. */
  readonly target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  readonly width: number;
  /** Items of the menu. */
  readonly children: ReactNode;
}

/** A menu whose code is fetched when it is first wanted; it comes open. */
export function LateMenu({ target, width, children }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Opened only once its button has the focus, so that closing gives the focus back to it.
  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={width}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
