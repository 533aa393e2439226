import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { identity } from '#web/lib/identity.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { COLUMNS_PREFIX } from '#web/lib/storage-keys.ts';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { asked } from '#web/notices/confirm.ts';
import { flashes } from '#web/notices/flash.ts';
import { button, click, one, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { eventually } from '#tests/web/screen.tsx';
import { rows, showTable, units } from '#tests/web/table-probe.tsx';
import type { Column } from './columns.ts';

let leave: () => void;
// What a test has chosen stays with its table, so each has a table of its own.
let id = '';
let count = 0;
const draw = (props: Parameters<typeof showTable>[0] = {}) =>
  void ({ leave } = showTable({ id, ...props }));
const heads = () => [...document.querySelectorAll('thead th')].slice(1).map((th) => th.textContent);

const caller = { token: 't', client_id: 1, is_sys_admin: false };
const signInAs = (user_identity: string) => identity.set({ ...caller, user_identity });

/** Files that the page has had the browser save: their names and contents. */
const saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  count += 1;
  id = `probe${count}`;
  signInAs('jana@example.cz');
  workedUnit.set('Družstvo Javorka');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push({ name: '', content: content as Blob });
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1);
    if (last !== undefined) last.name = this.download;
  });
});
afterEach(() => {
  leave();
  asked.get()?.answer(false);
});

async function openMenu(): Promise<void> {
  click(button('Další'));
  await eventually(() => one('[role="menuitem"]'));
}

async function choose(entry: string): Promise<void> {
  if (document.querySelector('[role="menuitem"]') === null) await openMenu();
  click(button(entry));
  await settled();
}

describe('the menu of a table', () => {
  test('is there only for a table with an id', () => {
    draw({ id: undefined });
    expect(document.body.textContent).not.toContain('Další');
  });

  test('offers columns, a link, both exports and print', async () => {
    draw();
    await openMenu();
    const items = [...document.querySelectorAll('[role="menuitem"]')];
    expect(items.map((item) => item.textContent)).toEqual([
      'Sloupce',
      'Zkopírovat odkaz na pohled',
      'Export XLSX',
      'Export CSV',
      'Tisk',
    ]);
  });

  test('offers a file that the server gives whole, and tells when it did not come whole', async () => {
    const save = vi.fn<(format: string) => Promise<void>>().mockResolvedValueOnce();
    save.mockRejectedValueOnce(new Error('cut'));
    draw({ wholeFile: { text: 'Všechny odečty', save } });
    await choose('Všechny odečty v XLSX');
    expect(save.mock.calls).toEqual([['xlsx']]);
    expect(flashes.get().flashError).toBe('');
    await choose('Všechny odečty v CSV');
    expect(save.mock.calls).toEqual([['xlsx'], ['csv']]);
    expect(flashes.get().flashError).toContain('nepodařilo stáhnout');
    expect(saved).toEqual([]);
  });
});

describe('the choice of columns', () => {
  const box = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(
      (each) => each.textContent === label,
    );
    return oneOf(HTMLInputElement, `[id="${found?.htmlFor}"]`);
  };
  const chooseColumns = async () => {
    await choose('Sloupce');
    await eventually(() => one('[role="dialog"] input'));
  };

  test('hides a column at once, keeps it so for the user, and puts it back', async () => {
    draw();
    await chooseColumns();
    expect(box('Název').disabled).toBe(true);
    click(box('Plný název'));
    expect(heads()).toEqual(['Název', 'Plocha']);
    leave();
    draw();
    expect(heads()).toEqual(['Název', 'Plocha']);
    await chooseColumns();
    click(button('Obnovit výchozí'));
    expect(heads()).toEqual(['Název', 'Plný název', 'Plocha']);
    expect(localStorage).toHaveLength(0);
  });

  test('is each user\u2019s own, and his name is not left at the device', async () => {
    draw();
    await chooseColumns();
    click(box('Plocha'));
    expect(Object.keys(localStorage).join('')).not.toContain('jana');
    leave();
    signInAs('petr@example.cz');
    draw();
    expect(heads()).toEqual(['Název', 'Plný název', 'Plocha']);
    leave();
    signInAs('jana@example.cz');
    draw();
    expect(heads()).toEqual(['Název', 'Plný název']);
  });

  test('does not offer a column of controls, and leaves it in its place', async () => {
    const controls: Column<ReturnType<typeof units>[number]> = {
      text: 'Akce',
      id: 'actions',
      value: () => '',
      exported: false,
    };
    draw({
      columns: [{ text: 'Název', value: 'name' }, { text: 'Plocha', value: 'area' }, controls],
    });
    await chooseColumns();
    expect(one('[role="dialog"]').textContent).not.toContain('Akce');
    click(box('Plocha'));
    expect(heads()).toEqual(['Název', 'Akce']);
  });

  test.each(['{', '{"a":1}', '7', '[7]'])('takes %s in the storage for no choice', (spoilt) => {
    localStorage.setItem(ownKey(COLUMNS_PREFIX, id), spoilt);
    draw();
    expect(heads()).toHaveLength(3);
  });

  test('is read from the storage when the page opens', () => {
    localStorage.setItem(ownKey(COLUMNS_PREFIX, id), '["Plocha"]');
    draw();
    expect(heads()).toEqual(['Název', 'Plný název']);
  });
});

describe('an export', () => {
  const text = async () => (await saved[0]?.content.text()) ?? '';

  test('holds all rows found, in the order and columns on the screen, not only one page', async () => {
    draw();
    type(oneOf(HTMLInputElement, 'input'), 'dum 1');
    click(button('Název'));
    await choose('Export CSV');
    const lines = (await text()).trim().split('\r\n');
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual(['Název;Plný název;Plocha', 'Dům 19;Společenství 19;9,5']);
    expect(rows()).toHaveLength(11);
  });

  test('is named by the table, the unit and the day', async () => {
    draw({ label: 'Prostory: 1/2' });
    await choose('Export CSV');
    expect(saved[0]?.name).toMatch(/^Prostory 1 2 Družstvo Javorka \d{4}-\d\d-\d\d\.csv$/);
  });

  test('of the records of the whole client is not named by a unit', async () => {
    draw({ isOfClient: true });
    await choose('Export XLSX');
    await eventually(() => expect(saved[0]?.name).toMatch(/^Jednotky \d{4}-\d\d-\d\d\.xlsx$/));
  });
});

describe('a print', () => {
  const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
  const printed = vi.fn<() => void>();
  beforeEach(() => {
    printed.mockReset();
    vi.stubGlobal('print', printed);
  });

  test('lays all rows found on a sheet with the unit, and takes it away again', async () => {
    draw();
    await choose('Tisk');
    expect(printed).toHaveBeenCalledTimes(1);
    expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(60);
    expect(sheet()?.textContent).toContain('Družstvo Javorka · ');
    expect(sheet()?.querySelector('h1')?.textContent).toBe('Jednotky');
    dispatchEvent(new Event('afterprint'));
    expect(sheet()).toBeNull();
  });

  test('of more than a thousand rows asks first', async () => {
    draw({ rows: units(1001) });
    await choose('Tisk');
    expect(printed).not.toHaveBeenCalled();
    expect(asked.get()?.message).toContain('1\u00a0001 řádků, asi 26 stran A4');
    asked.get()?.answer(true);
    await eventually(() => expect(printed).toHaveBeenCalledTimes(1));
    dispatchEvent(new Event('afterprint'));
  });
});
