import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface IconButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Name of the button: its tooltip and its name for readers. */
  label: string;
  children: ReactNode;
}

/** A button that shows only an icon, and says its name. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  // The browser's own tooltip: one drawn by us would bring a positioning library to every page.
  return (
    <ActionIcon title={label} {...rest} aria-label={label}>
      {children}
    </ActionIcon>
  );
}
