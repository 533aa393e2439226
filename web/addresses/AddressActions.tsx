import { Button, Group } from '@mantine/core';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Address } from '#contract/addresses.ts';
import { paths } from '#web/lib/paths.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useDeleteAddress, useSaveAddress } from './addresses.queries.ts';

/** Hides a record, shows it again, or deletes it when nothing refers to it. */
export function AddressActions({ address }: { address: Address }) {
  const saving = useSaveAddress();
  const deleting = useDeleteAddress();
  const navigate = useNavigate();
  const { unit_id, address_id, hidden, version, full_name } = address;
  const params = { unit_id, id: String(address_id) };
  const toggle = () => {
    const done = hidden ? 'Adresa se znovu ukazuje' : 'Adresa byla skryta';
    saving.mutate({ params, body: { hidden: !hidden, version } }, { onSuccess: () => flash(done) });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat adresu?',
      message: `Záznam „${full_name}“ bude smazán. Tuto akci nelze vrátit.`,
      confirmLabel: 'Smazat',
      danger: true,
    });
    if (!isSure) return;
    const leave = () => {
      flash('Adresa byla smazána');
      void navigate({ to: paths.Addresses, ignoreBlocker: true });
    };
    deleting.mutate({ params }, { onSuccess: leave });
  };
  const Sign = hidden ? IconEye : IconEyeOff;
  return (
    <div>
      <Group gap="xs" justify="flex-end">
        <Button
          variant="default"
          leftSection={<Sign size="1.125rem" aria-hidden="true" />}
          loading={saving.isPending}
          onClick={toggle}
        >
          {hidden ? 'Zrušit skrytí' : 'Skrýt'}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size="1.125rem" aria-hidden="true" />}
          loading={deleting.isPending}
          onClick={() => void remove()}
        >
          Smazat
        </Button>
      </Group>
      <ErrorLine error={saving.error ?? deleting.error} />
    </div>
  );
}
