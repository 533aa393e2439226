import type { UnitContract } from '#contract/contracts/contracts.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { useDeleteContract, useSaveContract } from './contracts.queries.ts';
import type { Go } from './place.ts';

interface ContractMenuProps {
  contract: UnitContract;
  go: Go;
  onClose: () => void;
}

/** What else may be done with a contract. */
export function ContractMenu({ contract, go, onClose }: ContractMenuProps) {
  const { unit_id, unit_contract_id, hidden, version, name, files } = contract;
  const params = { unit_id, id: String(unit_contract_id) };
  const deleting = useDeleteContract();
  const saving = useSaveContract();
  const { fault, setFault, removal } = useMenuRemoval({
    label: 'Smazat smlouvu',
    title: 'Smazat smlouvu?',
    question: `Smlouva ${name} se odstraní natrvalo${files.length === 0 ? '' : ' i se svými soubory'}. Smlouvu, která skončila, stačí ukončit.`,
    onRemove: () => deleting.mutateAsync({ params }),
    onRemoved: onClose,
  });
  const turn = () => {
    setFault(null);
    saving.mutate(
      { params, body: { hidden: !hidden, version } },
      {
        onSuccess: (answer) =>
          flash(hidden ? 'Smlouva byla obnovena' : 'Smlouva byla ukončena', answer),
        onError: setFault,
      },
    );
  };
  return (
    <>
      <RecordMenu
        label="Další akce se smlouvou"
        isBusy={deleting.isPending || saving.isPending}
        hiding={{
          isHidden: hidden,
          label: hidden ? 'Obnovit smlouvu' : 'Ukončit smlouvu',
          onTurn: turn,
        }}
        onHistory={() => go({ tab: 'history' })}
        removal={removal}
      />
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
