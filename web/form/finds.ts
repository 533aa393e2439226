import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import { useCombobox } from '@mantine/core';

interface Finds {
  /** What is in the field, and what of it the finds on the screen answer. */
  typed: string;
  sought: string;
  /** The best find of what is typed now, as its option is called; undefined when nothing fits. */
  best: () => string | undefined;
  choose: (option: string) => void;
}

/**
 * Finds under a field: the best one waits for Enter, which never sends the form while they are open,
 * not even when they lag behind what is typed; Esc closes them first, and the form only the next time.
 */
export function useFinds({ typed, sought, best, choose }: Finds) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (sought.trim() !== '') selectFirstOption();
  }, [sought, selectFirstOption]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!combobox.dropdownOpened) return;
    if (event.key === 'Escape') event.preventDefault();
    if (event.key !== 'Enter' || typed.trim() === '') return;
    if (typed === sought && combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault();
    combobox.resetSelectedOption();
    const option = best();
    if (option !== undefined) choose(option);
  };
  return { combobox, onKeyDown };
}
