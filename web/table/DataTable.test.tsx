// @vitest-environment happy-dom
import { useState } from 'react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, click, one, press, rendered, type } from '#web/ui/rendered.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { defaultPageSize } from './page-size.ts';
import { SearchBox } from './SearchBox.tsx';

interface Unit {
  unit_id: number;
  name: string;
  full_name: string;
  area: number;
}

const unit = (unit_id: number): Unit => ({ unit_id, name: `Dům ${unit_id}`, full_name: `Společenství ${unit_id}`, area: unit_id / 2 });
const units = (count: number) => Array.from({ length: count }, (_, index) => unit(index + 1));
const onSelect = vi.fn();
const onActivate = vi.fn();

function Table(props: Partial<DataTableProps<Unit>>) {
  const [search, setSearch] = useState('');
  return (
    <DataTable<Unit>
      label="Jednotky"
      rows={units(60)}
      rowKey={(row) => row.unit_id}
      columns={[
        { text: 'Název', value: 'name', sortable: true, telling: true },
        { text: 'Plný název', value: 'full_name' },
        { text: 'Plocha', value: 'area', sortable: true, telling: true },
      ]}
      initialSort={{ column: 'Název', descending: false }}
      search={search}
      searchIn={(row) => [row.name, row.full_name]}
      onClearSearch={() => setSearch('')}
      onSelect={onSelect}
      onActivate={onActivate}
      toolbar={<SearchBox value={search} onChange={setSearch} placeholder="Hledaný název" />}
      {...props}
    />
  );
}

let drawn: ReturnType<typeof rendered>;
const show = (props: Partial<DataTableProps<Unit>> = {}) => (drawn = rendered(<Table {...props} />));
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const namesShown = () => rows().map((row) => row.cells[1]?.textContent);
const row = (index: number) => rows()[index] as HTMLTableRowElement;
const count = () => one('[role="status"]').textContent;

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  drawn.leave();
  defaultPageSize.set(25);
});

describe('pages', () => {
  test('hold 25 rows by default and offer 25, 50 and 100', () => {
    show();
    expect(rows()).toHaveLength(25);
    expect([...one<HTMLSelectElement>('select').options].map((option) => option.value)).toEqual(['25', '50', '100']);
    expect(document.body.textContent).toContain('zázn. na stránku');
  });

  test('hold as many rows as the user has set, or has just chosen', () => {
    defaultPageSize.set(50);
    show();
    expect(rows()).toHaveLength(50);
    act(() => {
      one<HTMLSelectElement>('select').value = '100';
      one('select').dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(rows()).toHaveLength(60);
  });

  test('may be of a size nobody chooses', () => {
    show({ fixedPageSize: 10, minHeight: 235 });
    expect(rows()).toHaveLength(10);
    expect(document.querySelector('select')).toBeNull();
  });

  test('are turned by the pager', () => {
    show();
    click(button('Stránka 3'));
    expect(namesShown()[0]).toBe('Dům 51');
    expect(rows()).toHaveLength(10);
    expect(button('Stránka 3').getAttribute('aria-current')).toBe('page');
    expect(button('Další stránka').disabled).toBe(true);
  });

  test('open where the marked row is', () => {
    show({ marked: 57 });
    expect(namesShown()).toContain('Dům 57');
  });

  test('draw one page only, however many rows there are', () => {
    show({ rows: units(10_000) });
    expect(rows()).toHaveLength(25);
    expect(count()).toBe('10\u00a0000 záznamů');
  });
});

describe('sorting', () => {
  test('is shown by an arrow and aria-sort and turns with each click', () => {
    show();
    const head = () => one('th[aria-sort]:nth-child(2)').getAttribute('aria-sort');
    expect(head()).toBe('ascending');
    click(button('Název'));
    expect(head()).toBe('descending');
    expect(namesShown()[0]).toBe('Dům 60');
    click(button('Plocha'));
    expect(head()).toBe('none');
    expect(namesShown()[0]).toBe('Dům 1');
  });

  test('numbers stand to the right', () => {
    show();
    expect(row(0).cells[3]?.dataset['align']).toBe('right');
    expect(row(0).cells[1]?.dataset['align']).toBeUndefined();
  });
});

describe('search', () => {
  const box = () => one<HTMLInputElement>('input');

  test('ignores case and diacritics and counts what it has found', () => {
    show();
    type(box(), 'DUM 12');
    expect(namesShown()).toEqual(['Dům 12']);
    expect(count()).toBe('1 záznam z 60');
  });

  test('starts from the first page again', () => {
    show();
    click(button('Stránka 3'));
    type(box(), 'dům');
    expect(namesShown()[0]).toBe('Dům 1');
  });

  test('that finds nothing says what was sought and offers to clear it', () => {
    show();
    type(box(), 'Atlantida');
    expect(document.body.textContent).toContain('Hledání „Atlantida“ nic nenašlo');
    click(button('Zrušit hledání'));
    expect(rows()).toHaveLength(25);
  });

  test('is cleared by its cross and by Esc', () => {
    show();
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
    show({ rows: [] });
    expect(document.body.textContent).toContain('Tabulka neobsahuje žádná data');
  });

  test('a table that loads is busy and keeps its columns', () => {
    show({ rows: undefined });
    expect(one('[aria-busy="true"] th:nth-child(2)').textContent).toBe('Název');
    expect(one('tbody').getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the count', () => {
  test.each([
    [1, '1 záznam'],
    [2, '2 záznamy'],
    [5, '5 záznamů'],
  ])('of %i is told as %s', (many, line) => {
    show({ rows: units(many) });
    expect(count()).toBe(line);
  });
});

describe('rows', () => {
  test('the marked one carries > and is the selected one', () => {
    show({ marked: 2 });
    expect(row(1).cells[0]?.textContent).toBe('>');
    expect(row(1).getAttribute('aria-selected')).toBe('true');
    expect(row(0).cells[0]?.textContent).toBe('');
  });

  test('a click selects, a double click opens', () => {
    show();
    click(row(3).cells[1] as HTMLElement);
    expect(onSelect).toHaveBeenCalledWith(unit(4));
    act(() => void row(3).dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(onActivate).toHaveBeenCalledWith(unit(4));
  });

  test('a control inside keeps its clicks and keys for itself', () => {
    show({ columns: [{ text: 'Akce', value: 'name', render: () => <button type="button">Přepnout</button> }] });
    click(button('Přepnout'));
    press(button('Přepnout'), 'Enter');
    expect(onSelect).not.toHaveBeenCalled();
    expect(onActivate).not.toHaveBeenCalled();
  });

  test('are one stop for Tab: the marked one, else the first', () => {
    show({ marked: 2 });
    expect(rows().map((each) => each.tabIndex).filter((index) => index === 0)).toHaveLength(1);
    expect(row(1).tabIndex).toBe(0);
  });

  test('are left alone in a table that only shows', () => {
    show({ onSelect: undefined, onActivate: undefined });
    expect(row(0).hasAttribute('tabindex')).toBe(false);
    expect(one('[role="region"]').tabIndex).toBe(0);
  });
});

describe('keyboard', () => {
  const focusedName = () => (document.activeElement as HTMLTableRowElement).cells[1]?.textContent;
  beforeEach(() => {
    show();
    act(() => row(0).focus());
  });

  test('arrows move, Home and End go to the ends of the page', () => {
    press(row(0), 'ArrowDown');
    expect(focusedName()).toBe('Dům 2');
    press(row(1), 'ArrowUp');
    press(row(0), 'ArrowUp');
    expect(focusedName()).toBe('Dům 1');
    press(row(0), 'End');
    expect(focusedName()).toBe('Dům 25');
    press(row(24), 'ArrowDown');
    expect(focusedName()).toBe('Dům 25');
    press(row(24), 'Home');
    expect(focusedName()).toBe('Dům 1');
  });

  test('Space marks, Enter opens', () => {
    press(row(0), ' ');
    expect(onSelect).toHaveBeenCalledWith(unit(1));
    press(row(0), 'Enter');
    expect(onActivate).toHaveBeenCalledWith(unit(1));
  });

  test('PageDown and PageUp turn pages and keep the focus in the table', () => {
    press(row(0), 'PageDown');
    expect(focusedName()).toBe('Dům 26');
    press(row(0), 'PageUp');
    expect(focusedName()).toBe('Dům 1');
    press(row(0), 'PageUp');
    expect(focusedName()).toBe('Dům 1');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
    show({ marked: 1 });
  });

  const card = (index: number) => document.querySelectorAll('li')[index] as HTMLElement;

  test('a row is a card of its most telling values', () => {
    expect(document.querySelector('table')).toBeNull();
    expect(button('Dům 2').getAttribute('aria-pressed')).toBe('false');
    expect([...card(1).querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['Plocha']);
  });

  test('a touch selects and a button opens', () => {
    click(button('Dům 2'));
    expect(onSelect).toHaveBeenCalledWith(unit(2));
    click(button('Otevřít', card(1)));
    expect(onActivate).toHaveBeenCalledWith(unit(2));
  });

  test('sorting is chosen from a list', () => {
    const list = one<HTMLSelectElement>('select');
    expect(list.selectedOptions[0]?.textContent).toBe('Název vzestupně');
    act(() => {
      list.value = '1';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(card(0).textContent).toContain('Dům 60');
  });
});
