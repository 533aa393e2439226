import type { Find } from '#contract/search.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import { goToFind } from './go-to-find.ts';
import { Search } from './Search.tsx';

interface SearchDialogProps {
  /** The active unit. */
  readonly unit_id: number;
  /** The client has other units too. */
  readonly hasOthers: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Opens an address of the portal. */
  readonly onOpen: (address: string) => void;
}

/** The search over everything (Ctrl+K); each opening begins anew. */
export function SearchDialog({ isOpen, onClose, onOpen, ...search }: SearchDialogProps) {
  const choose = (find: Find) => {
    onClose();
    goToFind(find, onOpen);
  };
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Hledat" yOffset="8dvh">
      <Search {...search} onChoose={choose} />
    </LateModal>
  );
}
