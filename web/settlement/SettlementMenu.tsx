import { IconArrowsDiff } from '#web/icons/IconArrowsDiff.ts';
import { IconNote } from '#web/icons/IconNote.ts';
import { NewTodoItem } from '#web/core/todo/NewTodo.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { MenuItem } from '#web/ui/MenuItem.tsx';
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

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;

/** What else may be done with a settlement. */
export function SettlementMenu({ settlement, go, onClose }: SettlementMenuProps) {
  const { unit_id, settlement_id, counts, issued_on } = settlement;
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
        // What was issued stays.
        {...(issued_on === null ? { removal } : {})}
      >
        <NewTodoItem
          unit_id={settlement.unit_id}
          draft={{ relation_kind: 'settlement', relation_id: settlement.settlement_id }}
        />
        <MenuItem leftSection={<IconNote {...icon} />} onClick={() => go({ act: 'note' })}>
          Upravit poznámku
        </MenuItem>
        {counts < 2 ? null : (
          <MenuItem
            leftSection={<IconArrowsDiff {...icon} />}
            onClick={() => go({ act: 'counts' })}
          >
            Porovnat výpočty
          </MenuItem>
        )}
      </RecordMenu>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
