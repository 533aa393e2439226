import { expect } from 'vitest';
import type { Find } from '#contract/search.ts';
import { oneOf, type } from '#tests/web/rendered.tsx';
import { eventually } from '#tests/web/screen.tsx';

/** A find of the first unit. */
export const find = (
  kind: Find['kind'],
  id: number,
  title: string,
  more: Partial<Find> = {},
): Find => ({ kind, unit_id: 1, unit_name: 'SVJ Lipová', id, title, detail: '', ...more });

/** What is found by 'nov'. */
export const person = find('person', 7, 'Jan Novák', { detail: 'jan@example.cz' });
export const flat = find('space', 5, 'Byt 12', { detail: 'Lipová 12' });
export const symbol = find('symbol', 5, '1200012', { detail: 'Jan Novák' });

/** The dialog of the search, open; nothing was typed before it. */
export const opened = {
  unit_id: 1,
  isOpen: true,
  begun: { current: null },
  onStanding: () => undefined,
} as const;

/** The box of the search, its lines, their titles and the one pointed at. */
export const box = () => oneOf(HTMLInputElement, '[role="combobox"]');
export const options = () => [...document.querySelectorAll('[role="option"]')];
export const titles = () =>
  options().map((option) => option.querySelector('span span')?.textContent);
export const pointed = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Types a text and waits for so many lines. */
export async function seek(text: string, count: number): Promise<void> {
  type(box(), text);
  await eventually(() => expect(options()).toHaveLength(count));
}
