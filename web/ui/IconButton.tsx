import { ActionIcon, Tooltip } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Name of the button: its tooltip and its name for readers. */
  label: string;
  children: ReactNode;
}

/** A button that shows only an icon, and says its name. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...rest} aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
