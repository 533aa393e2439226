import { Button } from '@mantine/core';
import { IconDots } from '#web/icons/IconDots.ts';
import type { ComponentPropsWithRef } from 'react';

/** The button of the table's menu. */
export function MoreTarget(props: ComponentPropsWithRef<'button'>) {
  return (
    <Button
      variant="default"
      aria-haspopup="menu"
      leftSection={<IconDots size="1.125rem" aria-hidden="true" />}
      {...props}
    >
      Další
    </Button>
  );
}
