import type { BillingPlace } from '#contract/billing/places.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { useDeletePlace, useSavePlace } from './billing.queries.ts';
import type { Go } from './place.ts';

interface PlaceMenuProps {
  place: BillingPlace;
  go: Go;
  onClose: () => void;
}

/** What else may be done with a billing place. */
export function PlaceMenu({ place, go, onClose }: PlaceMenuProps) {
  const { unit_id, billing_place_id, hidden, version, name } = place;
  const params = { unit_id, id: String(billing_place_id) };
  const deleting = useDeletePlace();
  const saving = useSavePlace();
  const { fault, setFault, removal } = useMenuRemoval({
    label: 'Smazat místo',
    title: 'Smazat odběrné místo?',
    question: `Odběrné místo ${name} se odstraní natrvalo i s tím, co je k němu připojené. Domy, prostory a měřidla zůstanou.`,
    onRemove: () => deleting.mutateAsync({ params }),
    onRemoved: onClose,
  });
  const turn = () => {
    setFault(null);
    saving.mutate(
      { params, body: { hidden: !hidden, version } },
      {
        onSuccess: (answer) =>
          flash(hidden ? 'Odběrné místo bylo obnoveno' : 'Odběrné místo bylo zrušeno', answer),
        onError: setFault,
      },
    );
  };
  return (
    <>
      <RecordMenu
        label="Další akce s odběrným místem"
        isBusy={deleting.isPending || saving.isPending}
        hiding={{
          isHidden: hidden,
          label: hidden ? 'Obnovit místo' : 'Zrušit místo',
          onTurn: turn,
        }}
        onHistory={() => go({ tab: 'history' })}
        removal={removal}
      />
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
