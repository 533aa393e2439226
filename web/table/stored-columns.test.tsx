import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identity } from '#web/lib/identity.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { COLUMNS_PREFIX } from '#web/lib/storage-keys.ts';
import { button, click, oneOf, settled } from '#tests/web/rendered.tsx';
import { eventually } from '#tests/web/screen.tsx';
import { showTable, units } from '#tests/web/table-probe.tsx';
import { chosen, noChoice } from './column-choice.ts';
import type { Column } from './columns.ts';
import { keepColumns, lendColumns, returnColumns } from './stored-columns.ts';

type Unit = ReturnType<typeof units>[number];

const name: Column<Unit> = { text: 'Název', value: 'name', sortable: true };
const full: Column<Unit> = { text: 'Plný název', value: 'full_name', sortable: true };
const area: Column<Unit> = { text: 'Plocha', id: 'area', value: (row) => row.area, sortable: true };
const renamed = { ...area, text: 'Výměra' };

let leave = () => undefined as void;
let again: ReturnType<typeof showTable>['again'];
// What a test has chosen stays with its table, so each has a table of its own.
let id = '';
let count = 0;
const key = () => ownKey(COLUMNS_PREFIX, id);
const draw = (...columns: Column<Unit>[]) => {
  leave();
  ({ leave, again } = showTable({ id, columns }));
};
const heads = () => [...document.querySelectorAll('thead th')].slice(1).map((th) => th.textContent);
const kept = () => JSON.parse(localStorage.getItem(key()) ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  count += 1;
  id = `stored${count}`;
  identity.set({ token: 't', client_id: 1, is_sys_admin: false, user_identity: 'jana@example.cz' });
});
afterEach(() => {
  leave();
  leave = () => undefined;
});

describe('a column whose heading is written otherwise', () => {
  test('stays hidden', () => {
    keepColumns(id, { hidden: ['area'], shown: [], widths: {} });
    draw(name, full, area);
    expect(heads()).toEqual(['Název', 'Plný název']);
    draw(name, full, renamed);
    expect(heads()).toEqual(['Název', 'Plný název']);
  });

  test('stays hidden when it was hidden by its heading, before columns had ids', () => {
    localStorage.setItem(key(), '["Plocha"]');
    draw(name, full, area);
    expect(heads()).toEqual(['Název', 'Plný název']);
    expect(kept()).toEqual({ hidden: ['area'], shown: [], widths: {} });
    draw(name, full, renamed);
    expect(heads()).toEqual(['Název', 'Plný název']);
  });

  test('keeps the order of rows that goes by it', () => {
    draw(name, full, area);
    click(button('Plocha'));
    click(button('Plocha'));
    again({ id, columns: [name, full, renamed] });
    const head = [...document.querySelectorAll('th')].find((th) => th.textContent === 'Výměra');
    expect(head?.getAttribute('aria-sort')).toBe('descending');
  });
});

test('a heading that no column has today is left for the columns of another screen', () => {
  localStorage.setItem(key(), '["Plocha","Poznámka"]');
  draw(name, full, area);
  expect(kept()).toEqual({ hidden: ['area', 'Poznámka'], shown: [], widths: {} });
  draw(name, full, area, { text: 'Poznámka', id: 'comment', value: () => 'x' });
  expect(heads()).toEqual(['Název', 'Plný název']);
  expect(kept()).toEqual({ hidden: ['area', 'comment'], shown: [], widths: {} });
});

describe('a column that is hidden at first', () => {
  const extra = { ...area, hiddenFirst: true };
  const box = () => {
    const label = [...document.querySelectorAll('label')].find(
      (each) => each.textContent === 'Plocha',
    );
    return oneOf(HTMLInputElement, `[id="${label?.htmlFor}"]`);
  };

  test('is offered among the columns, comes when it is asked for, and goes again', async () => {
    draw(name, full, extra);
    expect(heads()).toEqual(['Název', 'Plný název']);
    click(button('Další'));
    await eventually(() => button('Sloupce'));
    click(button('Sloupce'));
    await eventually(() => box());
    await settled();
    expect(box().checked).toBe(false);
    click(box());
    expect(heads()).toEqual(['Název', 'Plný název', 'Plocha']);
    expect(kept()).toEqual({ hidden: [], shown: ['area'], widths: {} });
    click(button('Obnovit výchozí'));
    expect(heads()).toEqual(['Název', 'Plný název']);
    expect(localStorage).toHaveLength(0);
  });

  test('does not come by a choice of other columns', () => {
    keepColumns(id, { hidden: ['full_name'], shown: [], widths: {} });
    draw(name, full, extra);
    expect(heads()).toEqual(['Název']);
  });
});

test('what is as at first is not kept as a choice', () => {
  const hidden = chosen(noChoice, area, false);
  expect(hidden).toEqual({ hidden: ['area'], shown: [], widths: {} });
  expect(chosen(hidden, area, true)).toEqual(noChoice);
  const extra = { ...area, hiddenFirst: true };
  const shown = chosen(noChoice, extra, true);
  expect(shown).toEqual({ hidden: [], shown: ['area'], widths: {} });
  expect(chosen(shown, extra, false)).toEqual(noChoice);
});

describe('columns of a saved view', () => {
  const own = { hidden: ['area'], shown: [], widths: {} };

  test('stand for those of the user, who finds his own again once the view is left', async () => {
    keepColumns(id, own);
    draw(name, full, area);
    lendColumns(id, { hidden: ['full_name'], shown: [], widths: {} });
    await settled();
    expect(heads()).toEqual(['Název', 'Plocha']);
    returnColumns(id);
    await settled();
    expect(heads()).toEqual(['Název', 'Plný název']);
  });

  test('that the user changes are not taken for his own', async () => {
    keepColumns(id, own);
    draw(name, full, area);
    lendColumns(id, noChoice);
    keepColumns(id, chosen(noChoice, full, false));
    await settled();
    expect(heads()).toEqual(['Název', 'Plocha']);
    expect(kept()).toEqual(own);
    returnColumns(id);
    keepColumns(id, chosen(noChoice, full, false));
    expect(kept()).toEqual({ hidden: ['full_name'], shown: [], widths: {} });
  });
});
