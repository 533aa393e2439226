import { Button, Menu } from '@mantine/core';
import {
  IconArrowMerge,
  IconDots,
  IconEye,
  IconEyeOff,
  IconMail,
  IconPhone,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { phoneAddress } from './address-columns.tsx';
import { PickMerged } from './merge/PickMerged.tsx';
import { useAddressActions } from './useAddressActions.ts';
import styles from './addresses.module.css';

interface ActionsProps {
  address: Address;
  onDeleted: (how: { ignoreBlocker: boolean }) => void;
}

/** Calls and writes to the person; hides, merges or deletes the record. */
export function AddressActions({ address, onDeleted }: ActionsProps) {
  const actions = useAddressActions(address, () => onDeleted({ ignoreBlocker: true }));
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles.actions}>
      <ContactLinks address={address} />
      <MoreMenu address={address} actions={actions} onMerge={() => setPicking(true)} />
      <div className={styles.fault}>
        <ErrorLine error={actions.error} />
      </div>
      {isPicking ? <PickMerged address={address} onClose={() => setPicking(false)} /> : null}
    </div>
  );
}

function ContactLinks({ address: { phone, email } }: { address: Address }) {
  return (
    <>
      {phone === '' ? null : (
        <Button
          component="a"
          href={phoneAddress(phone)}
          title={phone}
          variant="default"
          leftSection={<IconPhone size="1.125rem" aria-hidden="true" />}
        >
          Zavolat
        </Button>
      )}
      {email === '' ? null : (
        <Button
          component="a"
          href={`mailto:${email}`}
          title={email}
          variant="default"
          leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
        >
          Napsat
        </Button>
      )}
    </>
  );
}

interface MenuProps {
  address: Address;
  actions: ReturnType<typeof useAddressActions>;
  onMerge: () => void;
}

function MoreMenu({ address, actions, onMerge }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const Eye = address.hidden ? IconEye : IconEyeOff;
  const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <IconButton label="Další akce se záznamem" variant="default" loading={actions.isBusy}>
          <IconDots size="1.125rem" aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Eye {...icon} />} onClick={actions.turnHidden}>
          {address.hidden ? 'Zobrazit záznam' : 'Skrýt záznam'}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowMerge {...icon} />} onClick={onMerge}>
          Sloučit s jiným záznamem
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={actions.remove}>
          Smazat záznam
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
