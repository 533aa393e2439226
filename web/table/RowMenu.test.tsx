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
function ask(at: number, cell = 1): boolean {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  act(() => void row(at).cells[cell]?.dispatchEvent(event));
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
  expect(namesOf()).toEqual(['Otevřít a upravite', 'Kopírovat buňku', 'Označit nebo vybratx']);
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

const people = {
  columns: [
    { text: 'Název', value: 'name' },
    { text: 'Založeno', id: 'since', value: () => '2026-02-01' },
    { text: 'Plocha', value: 'area' },
    {
      text: 'Spojení',
      id: 'reach',
      value: ({ name }: { name: string }) => name,
      render: ({ unit_id }: { unit_id: number }) =>
        unit_id === 2 ? 'nemá' : <a href={`tel:+42060000000${unit_id}`}>zavolat</a>,
    },
    { text: 'Poznámka', id: 'note', value: () => '' },
  ],
  seek: undefined,
} satisfies Parameters<typeof showTable>[0];

test('whom the row shows is called from it, where it shows anybody', async () => {
  ({ leave } = showTable(people));
  const called = vi.fn<(href: string | null) => void>();
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      called(link.getAttribute('href'));
    });
  ask(1);
  await untilOpen();
  expect(namesOf()).not.toContain('Zavolat');
  press(items()[0] as HTMLElement, 'Escape');
  ask(2);
  await untilOpen();
  click(items().find(({ textContent }) => textContent === 'Zavolat') as HTMLElement);
  expect(called).toHaveBeenCalledExactlyOnceWith('tel:+420600000003');
  expect(namesOf()).not.toContain('Napsat e-mail');
});

test.each([
  ['a day as people write it', 2, '1. 2. 2026'],
  ['a number with a comma', 3, '1,50'],
])('%s is copied from its cell', async (_what, at, text) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  ({ leave } = showTable(people));
  ask(2, at);
  await untilOpen();
  click(items().find(({ textContent }) => textContent === 'Kopírovat buňku') as HTMLElement);
  expect(write).toHaveBeenCalledExactlyOnceWith(text);
});

test('an empty cell has nothing to copy', async () => {
  ({ leave } = showTable(people));
  ask(2, 5);
  await untilOpen();
  expect(namesOf()).not.toContain('Kopírovat buňku');
});
