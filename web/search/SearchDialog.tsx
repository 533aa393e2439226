import { LateModal } from '#web/ui/LateModal.tsx';
import type { Unit } from '#contract/units.ts';
import { Search } from './Search.tsx';

interface SearchDialogProps {
  /** The active unit. */
  readonly unit: Unit;
  /** The client has other units too. */
  readonly hasOthers: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Opens an address of the portal. */
  readonly onOpen: (address: string) => void;
}

/** The search over everything (Ctrl+K); each opening begins anew. */
export function SearchDialog({ isOpen, onClose, ...search }: SearchDialogProps) {
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Hledat" size="42rem" yOffset="8dvh">
      <Search {...search} onClose={onClose} />
    </LateModal>
  );
}
