import { Menu } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;

interface RecordMenuProps {
  /** 'Další akce s prostorem' */
  label: string;
  isBusy?: boolean;
  /** What else may be done: items of the menu. */
  children?: ReactNode;
  hiding?: { readonly isHidden: boolean; readonly label: string; readonly onTurn: () => void };
  onHistory?: (() => void) | undefined;
  removal?: { readonly label: string; readonly onRemove: () => void };
}

/** What else may be done with a record; its history and its deletion are always the last ones. */
export function RecordMenu(props: RecordMenuProps) {
  const { label, isBusy = false, children, hiding, onHistory, removal } = props;
  const [isOpen, setOpen] = useState(false);
  const Eye = hiding?.isHidden === true ? IconEye : IconEyeOff;
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <IconButton label={label} variant="default" loading={isBusy}>
          <IconDots size="1.125rem" aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        {hiding === undefined ? null : (
          <Menu.Item leftSection={<Eye {...icon} />} onClick={hiding.onTurn}>
            {hiding.label}
          </Menu.Item>
        )}
        {onHistory === undefined ? null : (
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={onHistory}>
            Historie
          </Menu.Item>
        )}
        {removal === undefined ? null : (
          <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={removal.onRemove}>
            {removal.label}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
