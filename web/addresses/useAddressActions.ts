import { listedName } from '#contract/rules/listed-name.ts';
import type { Address } from '#contract/addresses.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { useDeleteAddress, useSaveAddress } from './addresses.queries.ts';

/** Hiding, showing and deleting a record; it is deleted only when nothing refers to it. */
export function useAddressActions(address: Address, onDeleted: () => void) {
  const saving = useSaveAddress();
  const deleting = useDeleteAddress();
  const { unit_id, address_id, hidden, version } = address;
  const params = { unit_id, id: String(address_id) };
  const title = listedName(address);

  const turnHidden = () => {
    deleting.reset();
    saving.mutate(
      { params, body: { hidden: !hidden, version } },
      {
        onSuccess: (saved) =>
          flash(`${title}: záznam je ${hidden ? 'opět zobrazený' : 'skrytý'}`, saved),
      },
    );
  };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat záznam?',
      message: `Záznam „${title}“ se odstraní natrvalo. Toho, s kým už nejednáte, můžete raději skrýt.`,
      confirmLabel: 'Smazat záznam',
      danger: true,
    });
    if (!isSure) return;
    saving.reset();
    deleting.mutate(
      { params },
      {
        onSuccess: (answer) => {
          flash(`${title}: záznam byl smazán`, answer);
          onDeleted();
        },
      },
    );
  };
  return {
    turnHidden,
    remove: () => void remove(),
    isBusy: saving.isPending || deleting.isPending,
    error: saving.error ?? deleting.error,
  };
}
