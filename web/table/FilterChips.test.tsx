import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { one, rendered } from '#tests/web/rendered.tsx';
import { FilterChips } from './FilterChips.tsx';

const chips = (count?: number) => (
  <FilterChips
    label="Výběr"
    choices={[
      { name: 'all', text: 'Vše', count },
      { name: 'missed', text: 'Nepřístupno', count },
    ]}
    value="all"
    onChange={() => undefined}
  />
);

let leave = () => {};
afterEach(() => leave());

/** The row of choices, scrolled by hand so far that the chosen one is left of what is seen. */
function scrolledRow() {
  const drawn = rendered(chips());
  ({ leave } = drawn);
  const row = one('[role="group"]');
  const chosen = row.firstElementChild ?? row;
  vi.spyOn(chosen, 'getBoundingClientRect').mockReturnValue({ left: -50, right: 10 } as DOMRect);
  row.scrollLeft = 80;
  return { row, drawn };
}

test('the chosen one is brought into view when counts make the choices wider', () => {
  const { row, drawn } = scrolledRow();
  drawn.again(chips(5));
  expect(row.scrollLeft).toBe(30);
});

const presses = (chip: HTMLElement) => {
  chip.dispatchEvent(new Event('pointerdown', { bubbles: true }));
};
const focuses = (chip: HTMLElement) => {
  chip.focus();
};

test.each([
  ['a pointer', presses],
  ['keys', focuses],
])('under the hand of somebody who is choosing by %s the row stays where it is', (_by, begin) => {
  const { row, drawn } = scrolledRow();
  act(() => begin(one('input', row)));
  drawn.again(chips(5));
  expect(row.scrollLeft).toBe(80);
});

test('a count that is not known yet has its place, and is no nought', () => {
  const { row, drawn } = scrolledRow();
  expect(row.textContent).toBe('VšeNepřístupno');
  expect(row.querySelectorAll('label span[aria-hidden="true"]')).toHaveLength(2);
  drawn.again(chips(0));
  expect(row.textContent).toBe('Vše0Nepřístupno0');
});
