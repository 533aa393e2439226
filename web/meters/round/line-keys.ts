import type { KeyboardEvent } from 'react';

/** What a key does in the field of a line; what is not here is typed, or does what browsers do. */
export type LineKey =
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'no-access'
  | 'estimate'
  | 'overflow'
  | 'note'
  | 'photo'
  | 'forget'
  | 'nothing';

const byName: Readonly<Record<string, LineKey>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Escape: 'forget',
  n: 'no-access',
  o: 'estimate',
  p: 'overflow',
  z: 'note',
  f: 'photo',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What the pressed key does; undefined for what the field takes itself. */
export function lineKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): LineKey | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) {
    if (key === 'ArrowUp') return 'up';
    return key === 'ArrowDown' ? 'down' : undefined;
  }
  if (key === 'Enter') return shiftKey ? 'previous' : 'next';
  const known = byName[key.length === 1 ? key.toLowerCase() : key];
  if (known !== undefined) return known;
  // Only digits and a decimal point pass.
  return key.length === 1 && !/[\d.,]/u.test(key) ? 'nothing' : undefined;
}

/** What was typed or pasted, of which only digits and the decimal point are kept; a full stop is a comma. */
export function onlyNumber(text: string): string {
  return text
    .replaceAll('.', ',')
    .replaceAll(/[^\d,]/gu, '')
    .slice(0, 20);
}
