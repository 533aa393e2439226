import { afterEach, expect, test, vi } from 'vitest';
import { button, click, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { rows, showTable, unit, units } from '#tests/web/table-probe.tsx';

let shown: ReturnType<typeof showTable>;
const draw = (props: Parameters<typeof showTable>[0] = {}) => void (shown = showTable(props));
const box = () => oneOf(HTMLInputElement, 'input');
const heads = () => rows().map((row) => row.querySelectorAll('td')[1]?.textContent);
const seek = async (text: string) => {
  type(box(), text);
  await settled();
};

afterEach(() => shown.leave());

test('a table keeps the sought text itself, and its own answer to nothing found clears it', async () => {
  draw();
  await seek('dum 59');
  expect(heads()).toEqual(['Dům 59']);
  await seek('nic');
  click(button('Zrušit hledání'));
  await settled();
  expect(box().value).toBe('');
  expect(rows()).toHaveLength(25);
});

test('a record just saved is not hidden by the sought text', async () => {
  draw({ rows: units(3) });
  await seek('dum 2');
  shown.again({ rows: units(3), marked: 2 });
  await settled();
  expect(box().value).toBe('dum 2');
  shown.again({ rows: [...units(3), unit(9)], marked: 9 });
  await settled();
  expect(box().value).toBe('');
  expect(heads()).toContain('Dům 9');
});

test('the mark of a record that has not come yet leaves the sought text until it comes', async () => {
  draw({ rows: units(3) });
  await seek('dum 2');
  shown.again({ rows: units(3), marked: 9 });
  await settled();
  expect(box().value).toBe('dum 2');
  shown.again({ rows: [...units(3), unit(9)], marked: 9 });
  await settled();
  expect(box().value).toBe('');
});

test('a text that somebody else keeps is left to him', async () => {
  const onText = vi.fn<(text: string) => void>();
  const kept = { seek: { placeholder: 'Text', text: 'dum 2', onText } };
  draw({ rows: units(3), ...kept });
  await settled();
  expect(heads()).toEqual(['Dům 2']);
  shown.again({ rows: units(3), marked: 3, ...kept });
  await settled();
  expect(onText).not.toHaveBeenCalled();
  type(box(), 'x');
  expect(onText).toHaveBeenCalledWith('x');
});

test('what narrows the rows stands in one group with the search, and actions behind it', () => {
  draw({ filters: <b id="filter" />, toolbar: <b id="action" /> });
  const group = box().closest('div:has(> #filter)');
  expect(group?.querySelector('#action')).toBeNull();
  expect(group?.parentElement?.querySelector(':scope > div > #action')).not.toBeNull();
});

test('a box of its own stands in the place of the usual one', async () => {
  draw({ rows: units(3), seek: { text: 'dum 3', onText: vi.fn(), box: <b id="own" /> } });
  await settled();
  expect(document.querySelector('input')).toBeNull();
  expect(document.querySelector('#own')).not.toBeNull();
  expect(heads()).toEqual(['Dům 3']);
});

test('a table without a search has no box', () => {
  draw({ seek: undefined });
  expect(document.querySelector('input')).toBeNull();
});
