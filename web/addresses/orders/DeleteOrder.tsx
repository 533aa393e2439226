import { Removal } from '#web/record/Removal.tsx';
import { useDeleteOrder } from '../addresses.queries.ts';

interface DeleteOrderProps {
  params: { readonly unit_id: number; readonly address_id: number; readonly id: string };
  onDeleted: () => void;
}

/** Takes an order away for good. */
export function DeleteOrder({ params, onDeleted }: DeleteOrderProps) {
  const deleting = useDeleteOrder();
  return (
    <Removal
      label="Smazat objednávku"
      question="Objednávka se odstraní natrvalo. Tu, která se neuskuteční, raději zamítněte."
      told="Objednávka byla smazána"
      onRemove={() => deleting.mutateAsync({ params })}
      onRemoved={onDeleted}
    />
  );
}
