import { afterEach, describe, expect, test } from 'vitest';
import { button, click, one, oneOf, type } from '#tests/web/rendered.tsx';
import { rows, showTable, sixty, units } from '#tests/web/table-probe.tsx';

const firstRows = { values: sixty.slice(0, 30), total: 2000 };
const byName = { column: 'name', descending: false };
let leave: () => void;
afterEach(() => leave());

function draw(props: Parameters<typeof showTable>[0]) {
  const table = showTable({ id: 'units', initialSort: byName, ...props });
  leave = table.leave;
  return table;
}

const names = () => rows().map((row) => row.cells[1]?.textContent);
const footer = () => one('[role="status"]').textContent;

describe('a long list whose rows are still coming', () => {
  test('shows its first page and how many rows it has, and says that others are coming', () => {
    draw({ rows: undefined, firstRows });
    expect(names()).toHaveLength(25);
    expect(names()[0]).toBe('Dům 1');
    expect(footer()).toBe('2\u00A0000 záznamů, další se načítají…');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(document.body.textContent).not.toContain('zatím');
    // Nobody turns to pages that have not come.
    expect(document.querySelector('nav[aria-label="Stránkování"]')).toBeNull();
  });

  test('says how many of them have come, but does not read it aloud', () => {
    draw({ rows: undefined, firstRows: { ...firstRows, come: 1500 } });
    expect(footer()).not.toContain('1\u00A0500');
    const told = [...document.querySelectorAll('[aria-hidden="true"]')];
    expect(told.map((each) => each.textContent)).toContain('zatím 1\u00A0500');
  });

  test('tells no sums and sends nothing out until it is whole', () => {
    const columns = [
      { text: 'Název', value: 'name' as const },
      { text: 'Plocha', value: 'area' as const, summed: {} },
    ];
    const { again } = draw({ rows: undefined, firstRows, columns, initialSort: undefined });
    expect(document.querySelector('tfoot')).toBeNull();
    again({ rows: units(40), columns, initialSort: undefined });
    expect(document.querySelector('tfoot')).not.toBeNull();
  });

  test('sought or sorted otherwise waits for all rows: others would be the first', () => {
    draw({ rows: undefined, firstRows });
    type(oneOf(HTMLInputElement, 'input'), 'Dům 7');
    expect(names().some((name) => name?.startsWith('Dům'))).toBe(false);
    expect(footer()).toBe('Načítám…');
    leave();
    draw({ rows: undefined, firstRows });
    click(button('Plocha'));
    expect(names().some((name) => name?.startsWith('Dům'))).toBe(false);
  });

  test('gives way to the whole', () => {
    const { again } = draw({ rows: undefined, firstRows });
    again({ id: 'units', initialSort: byName, rows: sixty, firstRows: undefined });
    expect(footer()).toBe('60 záznamů');
    expect(button('Stránka 3')).toBeDefined();
  });
});
