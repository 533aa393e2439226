import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, press, settled } from '#tests/web/rendered.tsx';
import { onActivate, onSelect, row, showTable, unit } from '#tests/web/table-probe.tsx';

let leave: () => void;
afterEach(() => {
  leave();
  onActivate.mockClear();
  onSelect.mockClear();
});

const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const namesOf = () => items().map(({ textContent }) => textContent);

/** Asks for the menu over the cell of a row; tells whether the browser's own was kept away. */
function ask(at: number): boolean {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  act(() => void row(at).cells[1]?.dispatchEvent(event));
  return event.defaultPrevented;
}

// The menu's code is fetched first.
const untilOpen = () =>
  vi.waitFor(async () => {
    await settled();
    expect(items()).not.toHaveLength(0);
  }, 10_000);

test('a right click offers what can be done with the row, each with its key', async () => {
  ({ leave } = showTable());
  expect(ask(2)).toBe(true);
  await untilOpen();
  expect(namesOf()).toEqual(['Otevřít a upravite', 'Označit nebo vybratx']);
  click(items()[0] as HTMLElement);
  expect(onActivate).toHaveBeenCalledExactlyOnceWith(unit(3));
  expect(items()).toHaveLength(0);
  expect(row(2).contains(document.activeElement)).toBe(true);
});

test('Esc puts it away, does nothing, and the keyboard is on the row again', async () => {
  ({ leave } = showTable());
  ask(4);
  await untilOpen();
  press(items()[0] as HTMLElement, 'Escape');
  expect(items()).toHaveLength(0);
  expect(onActivate).not.toHaveBeenCalled();
  expect(onSelect).not.toHaveBeenCalled();
  expect(row(4).contains(document.activeElement)).toBe(true);
});

test('over a control, and in a table that opens nothing, the browser’s own menu stays', () => {
  ({ leave } = showTable({ onSelect: undefined, onActivate: undefined }));
  expect(ask(0)).toBe(false);
});
