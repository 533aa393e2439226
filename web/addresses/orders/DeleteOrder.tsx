import { Button } from '@mantine/core';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useDeleteOrder } from '../addresses.queries.ts';

interface DeleteOrderProps {
  params: { readonly unit_id: number; readonly address_id: number; readonly id: string };
  onDeleted: () => void;
}

/** Takes an order away for good. */
export function DeleteOrder({ params, onDeleted }: DeleteOrderProps) {
  const deleting = useDeleteOrder();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat objednávku?',
      message: 'Objednávka se odstraní natrvalo. Tu, která se neuskuteční, raději zamítněte.',
      confirmLabel: 'Smazat objednávku',
      danger: true,
    });
    if (!isSure) return;
    const done = () => {
      flash('Objednávka byla smazána');
      onDeleted();
    };
    deleting.mutate({ params }, { onSuccess: done });
  };
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        loading={deleting.isPending}
        onClick={() => void remove()}
      >
        Smazat objednávku
      </Button>
      <ErrorLine error={deleting.error} />
    </div>
  );
}
