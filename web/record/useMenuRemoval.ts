import { useState } from 'react';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';

interface Asked {
  /** Text of the answer that agrees: 'Smazat místo'. */
  readonly label: string;
  readonly title: string;
  readonly question: string;
  readonly onRemove: () => Promise<unknown>;
  readonly onRemoved: () => void;
}

/** Takes the record of a menu away for good after it was asked for; the menu shows what was wrong, with this or anything else of it. */
export function useMenuRemoval({ label, title, question, onRemove, onRemoved }: Asked) {
  const [fault, setFault] = useState<unknown>(null);
  const remove = async () => {
    setFault(null);
    if (!(await confirm({ title, message: question, confirmLabel: label, danger: true }))) return;
    try {
      flash('Záznam byl smazán', await onRemove());
      onRemoved();
    } catch (error) {
      setFault(error);
    }
  };
  return { fault, setFault, removal: { label, onRemove: () => void remove() } };
}
