import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import type { Settlement } from '#contract/settlement/settlements.ts';
import type { Go } from './place.ts';
import { useDeleteSettlement } from './settlement.queries.ts';
import { titleText } from './words.ts';

interface SettlementMenuProps {
  settlement: Settlement;
  go: Go;
  onClose: () => void;
}

/** What else may be done with a settlement. */
export function SettlementMenu({ settlement, go, onClose }: SettlementMenuProps) {
  const { unit_id, settlement_id, counts } = settlement;
  const deleting = useDeleteSettlement();
  const with_counts = counts === 0 ? '' : ' i se svými výpočty';
  const { fault, removal } = useMenuRemoval({
    label: 'Smazat vyúčtování',
    title: 'Smazat vyúčtování?',
    question: `${titleText(settlement)} se odstraní natrvalo${with_counts}. Odečty, doklady a pravidla zůstanou.`,
    onRemove: () => deleting.mutateAsync({ params: { unit_id, id: String(settlement_id) } }),
    onRemoved: onClose,
  });
  return (
    <>
      <RecordMenu
        label="Další akce s vyúčtováním"
        isBusy={deleting.isPending}
        onHistory={() => go({ tab: 'history' })}
        removal={removal}
      />
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
