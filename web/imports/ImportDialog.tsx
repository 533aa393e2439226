import type { KeyboardEvent } from 'react';
import type { ImportKind } from '#contract/import-kinds.ts';
import { importKind } from '#contract/import-kinds.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { Batch } from './Batch.tsx';
import styles from './imports.module.css';
import { NewImport } from './NewImport.tsx';

interface ImportDialogProps {
  readonly unit_id: number;
  /** Id of the import, or 'new'; null while the dialog is closed. */
  readonly wanted: number | 'new' | null;
  /** The kind a new import begins with, as the address tells it. */
  readonly kind: unknown;
  readonly onGo: (wanted: number | 'new') => void;
  readonly onClose: () => void;
}

/** Imports of the active unit: a new one, or one in whatever state it is. */
export function ImportDialog({ unit_id, wanted, kind, onGo, onClose }: ImportDialogProps) {
  const isPhone = useScreen('phone');
  const closeByEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // In a form the key first leaves the form.
    if ((event.target as Element).closest('form, dialog, [role="menu"]') === null) onClose();
  };
  return (
    <LateModal
      opened={wanted !== null}
      onClose={onClose}
      title="Import dat"
      size="min(1240px, calc(100vw - 2rem))"
      yOffset="1rem"
      fullScreen={isPhone}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onKeyDown={closeByEsc}
      classNames={{ content: styles.dialog ?? '', body: styles.body ?? '' }}
    >
      {typeof wanted === 'number' ? (
        <Batch key={wanted} place={{ unit_id, import_id: wanted }} onGo={onGo} onClose={onClose} />
      ) : (
        <NewImport unit_id={unit_id} kind={kindOf(kind)} onGo={onGo} />
      )}
    </LateModal>
  );
}

function kindOf(told: unknown): ImportKind {
  return importKind.safeParse(told).data ?? 'house';
}
