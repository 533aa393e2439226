import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { button, click, one, oneOf, press, type } from '#tests/web/rendered.tsx';
import { printing } from '#web/ui/printing.ts';
import { defaultPageSize } from './page-size.ts';
import { row, rows, showTable, units } from '#tests/web/table-probe.tsx';

let leave: () => void;
const draw = (...props: Parameters<typeof showTable>) => void ({ leave } = showTable(...props));
const namesShown = () => rows().map((each) => each.cells[1]?.textContent);
const count = () => one('[role="status"]').textContent;

afterEach(() => {
  leave();
  defaultPageSize.set(25);
});

describe('pages', () => {
  test('hold 25 rows by default and offer 25, 50 and 100', () => {
    draw();
    expect(rows()).toHaveLength(25);
    expect([...oneOf(HTMLSelectElement, 'select').options].map((option) => option.value)).toEqual([
      '25',
      '50',
      '100',
    ]);
    expect(document.body.textContent).toContain('zázn. na stránku');
  });

  test('hold as many rows as the user has set, or has just chosen', () => {
    defaultPageSize.set(50);
    draw();
    expect(rows()).toHaveLength(50);
    act(() => {
      oneOf(HTMLSelectElement, 'select').value = '100';
      one('select').dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(rows()).toHaveLength(60);
  });

  test('may be of a size nobody chooses', () => {
    draw({ fixedPageSize: 10, minHeight: 235 });
    expect(rows()).toHaveLength(10);
    expect(document.querySelector('select')).toBeNull();
  });

  test('are turned by the pager', () => {
    draw();
    click(button('Stránka 3'));
    expect(namesShown()[0]).toBe('Dům 51');
    expect(rows()).toHaveLength(10);
    expect(button('Stránka 3').getAttribute('aria-current')).toBe('page');
    expect(button('Další stránka').disabled).toBe(true);
  });

  test('open where the marked row is', () => {
    draw({ marked: 57 });
    expect(namesShown()).toContain('Dům 57');
  });

  test('draw one page only, however many rows there are', () => {
    draw({ rows: units(10_000) });
    expect(rows()).toHaveLength(25);
    expect(count()).toBe('10\u00a0000 záznamů');
  });
});

describe('on paper', () => {
  afterEach(() => act(() => printing.set(false)));
  const onPaper = () => document.body.textContent?.match(/Na papíře je prvních [\d\s]+;/)?.[0];

  test('stand all rows up to a thousand, whatever page was on the screen', () => {
    draw({ rows: units(1000) });
    act(() => printing.set(true));
    expect(rows()).toHaveLength(1000);
    expect(onPaper()).toBeUndefined();
    act(() => printing.set(false));
    expect(rows()).toHaveLength(25);
  });

  test('a longer table says how much of it is there, and how to print all', () => {
    draw({ rows: units(1001) });
    act(() => printing.set(true));
    expect(rows()).toHaveLength(1000);
    expect(onPaper()).toBe('Na papíře je prvních 1\u00a0000;');
    expect(document.body.textContent).toContain('vytiskněte tabulku z nabídky Další');
  });
});

describe('sorting', () => {
  test('is shown by an arrow and aria-sort and turns with each click', () => {
    draw();
    const head = () => one('th[aria-sort]:nth-child(2)').getAttribute('aria-sort');
    expect(head()).toBe('ascending');
    click(button('Název'));
    expect(head()).toBe('descending');
    expect(namesShown()[0]).toBe('Dům 60');
    click(button('Plocha'));
    expect(head()).toBe('none');
    expect(namesShown()[0]).toBe('Dům 1');
  });

  test('numbers stand to the right, under their heading', () => {
    draw();
    expect(one('th:nth-child(4)').dataset['align']).toBe('right');
    expect(one('th:nth-child(2)').dataset['align']).toBeUndefined();
    expect(row(0).cells[3]?.dataset['align']).toBe('right');
    expect(row(0).cells[1]?.dataset['align']).toBeUndefined();
  });
});

describe('search', () => {
  const box = () => oneOf(HTMLInputElement, 'input');

  test('ignores case and diacritics and counts what it has found', () => {
    draw();
    type(box(), 'DUM 12');
    expect(namesShown()).toEqual(['Dům 12']);
    expect(count()).toBe('1 záznam z 60');
  });

  test('starts from the first page again', () => {
    draw();
    click(button('Stránka 3'));
    type(box(), 'dům');
    expect(namesShown()[0]).toBe('Dům 1');
  });

  test('that finds nothing says what was sought and offers to clear it', () => {
    draw();
    type(box(), 'Atlantida');
    expect(document.body.textContent).toContain('Hledání „Atlantida“ nic nenašlo');
    click(button('Zrušit hledání'));
    expect(rows()).toHaveLength(25);
  });

  test('is cleared by its cross and by Esc', () => {
    draw();
    type(box(), 'dům 1');
    click(button('Vymazat hledaný text'));
    expect(box().value).toBe('');
    type(box(), 'dům 1');
    press(box(), 'Escape');
    expect(box().value).toBe('');
  });
});

describe('without rows', () => {
  test('an empty table says so', () => {
    draw({ rows: [] });
    expect(document.body.textContent).toContain('Tabulka neobsahuje žádná data');
  });

  test('an empty table says what belongs there', () => {
    const emptyText = 'Sem patří domy, které spravujete.';
    draw({ rows: [], emptyText });
    expect(document.body.textContent).toContain(`žádná data${emptyText}`);
  });

  test('a table that loads is busy and keeps its columns', () => {
    draw({ rows: undefined });
    expect(one('[aria-busy="true"] th:nth-child(2)').textContent).toBe('Název');
    expect(one('tbody').getAttribute('aria-hidden')).toBe('true');
  });

  test('nothing is picked together until rows have come', () => {
    const all = () => oneOf(HTMLInputElement, 'thead input[type="checkbox"]');
    const table = showTable({ rows: undefined, renderPicked: () => null });
    ({ leave } = table);
    expect(all().disabled).toBe(true);
    table.again({ rows: units(2), renderPicked: () => null });
    expect(all().disabled).toBe(false);
  });
});

describe('the count', () => {
  test.each([
    [1, '1 záznam'],
    [2, '2 záznamy'],
    [5, '5 záznamů'],
  ])('of %i is told as %s', (many, line) => {
    draw({ rows: units(many) });
    expect(count()).toBe(line);
  });
});
