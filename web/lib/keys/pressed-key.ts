/** What of a key press decides which key it is. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * The key as sequences name it: 'g', '?', 'Ctrl+k' (⌘ counts as Ctrl). Undefined for a key that is no
 * command: one of an unfinished character, with Alt, or a capital letter.
 */
export function keyOf(press: KeyPress): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || altKey || key.length !== 1 || key === ' ') return undefined;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  if (isLetter && shiftKey) return undefined;
  const plain = isLetter ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${plain}` : plain;
}

/** Whether a key of a sequence is pressed alone, so that it must not work where one types. */
export function isSingle(key: string): boolean {
  return !key.startsWith('Ctrl+');
}

const WRITTEN = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
].join(',');

/** Whether one types in what has the focus, or chooses in a list there. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null;
}

/** Whether single keys belong to what has the focus: one types there, chooses in a list, or stands in a dialog. */
export function keepsKeys(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return true;
  return isTypedInto(target);
}
