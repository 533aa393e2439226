import { IconDots } from '#web/icons/IconDots.ts';
import { IconEye } from '#web/icons/IconEye.ts';
import { IconEyeOff } from '#web/icons/IconEyeOff.ts';
import { IconHistory } from '#web/icons/IconHistory.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import type { ReactNode } from 'react';
import { MenuButton } from './MenuButton.tsx';
import { MenuItem } from './MenuItem.tsx';

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
  const Eye = hiding?.isHidden === true ? IconEye : IconEyeOff;
  return (
    <MenuButton
      label={label}
      variant="default"
      isBusy={isBusy}
      sign={<IconDots size="1.125rem" aria-hidden="true" />}
    >
      {children}
      {hiding === undefined ? null : (
        <MenuItem leftSection={<Eye {...icon} />} onClick={hiding.onTurn}>
          {hiding.label}
        </MenuItem>
      )}
      {onHistory === undefined ? null : (
        <MenuItem leftSection={<IconHistory {...icon} />} onClick={onHistory}>
          Historie
        </MenuItem>
      )}
      {removal === undefined ? null : (
        <MenuItem
          leftSection={<IconTrash {...icon} />}
          // The kit's own colour of an item is the same in both schemes, too dark for the dark one.
          c="var(--mantine-color-error)"
          onClick={removal.onRemove}
        >
          {removal.label}
        </MenuItem>
      )}
    </MenuButton>
  );
}
