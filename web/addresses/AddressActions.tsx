import { Button } from '@mantine/core';
import { IconArrowMerge } from '#web/icons/IconArrowMerge.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconPhone } from '#web/icons/IconPhone.ts';
import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { NewTodoItem } from '#web/core/todo/NewTodo.tsx';
import { phoneAddress } from '#web/lib/phone-address.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { PickMerged } from './merge/PickMerged.tsx';
import { useAddressActions } from './useAddressActions.ts';

interface ActionsProps {
  address: Address;
  onDeleted: (how: { ignoreBlocker: boolean }) => void;
  onHistory: () => void;
}

/** Calls and writes to the person; hides, merges or deletes the record. */
export function AddressActions({ address, onDeleted, onHistory }: ActionsProps) {
  const actions = useAddressActions(address, () => onDeleted({ ignoreBlocker: true }));
  const [isPicking, setPicking] = useState(false);
  return (
    <Actions>
      <ContactLinks address={address} />
      <MoreMenu
        address={address}
        actions={actions}
        onMerge={() => setPicking(true)}
        onHistory={onHistory}
      />
      <ErrorLine error={actions.error} />
      {isPicking ? <PickMerged address={address} onClose={() => setPicking(false)} /> : null}
    </Actions>
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
  onHistory: () => void;
}

function MoreMenu({ address, actions, onMerge, onHistory }: MenuProps) {
  const { hidden } = address;
  return (
    <RecordMenu
      label="Další akce se záznamem"
      isBusy={actions.isBusy}
      hiding={{
        isHidden: hidden,
        label: hidden ? 'Zobrazit záznam' : 'Skrýt záznam',
        onTurn: actions.turnHidden,
      }}
      onHistory={onHistory}
      removal={{ label: 'Smazat záznam', onRemove: actions.remove }}
    >
      <NewTodoItem
        unit_id={address.unit_id}
        draft={{ relation_kind: 'address', relation_id: address.address_id }}
      />
      <MenuItem
        leftSection={<IconArrowMerge size="1.125rem" stroke={1.6} aria-hidden="true" />}
        onClick={onMerge}
      >
        Sloučit s jiným záznamem
      </MenuItem>
    </RecordMenu>
  );
}
