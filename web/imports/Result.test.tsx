import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptImport,
  correctImportRow,
  getImport,
  listImportRows,
  listImports,
  undoImport,
} from '#contract/imports.ts';
import { listRecognised } from '#contract/linked-addresses.ts';
import { queryClient } from '#web/lib/query.ts';
import {
  box,
  checked,
  faulty,
  freshApi,
  onGo,
  row,
  showImport,
  stepOf,
  tableRows,
  text,
} from '#tests/web/import-probe.tsx';
import { button, click, one, press, settled, type } from '#tests/web/rendered.tsx';
import { eventually } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';

let api: StubApi;
let leave: () => void;
const open = async (wanted: number | 'new', heading: string) => {
  ({ leave } = showImport(wanted));
  await stepOf(heading);
};
const question = () => one('dialog');
beforeEach(() => void (api = freshApi()));
afterEach(() => {
  leave();
  queryClient.clear();
});

describe('the result of the dry run', () => {
  const failing = checked({ rows_new: 1, rows_failing: 2 });

  test('shows faulty rows first, with the reason in its cell, and refuses to be accepted', async () => {
    api.answers(getImport, failing);
    api.answers(listImportRows, { values: [faulty(3), faulty(4)], total: 2 });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(tableRows()).toHaveLength(2));
    expect(button('Chybné 2').getAttribute('aria-pressed')).toBe('true');
    const [, , , reason, , , cell] = tableRows()[0]?.cells ?? [];
    expect(reason?.textContent).toBe('Celková plocha: Zadejte číselnou hodnotu');
    expect(cell?.querySelector('[title="Zadejte číselnou hodnotu"]')?.textContent).toContain('x');
    expect(button('Přijmout vše').disabled).toBe(true);
    expect(text()).toContain('Nejdřív opravte 2 chybné řádky.');
  });

  test('lets rows be corrected one after another, until none is faulty', async () => {
    api.answers(getImport, failing);
    api.answers(listImportRows, { values: [faulty(3), faulty(4)], total: 2 });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(tableRows()).toHaveLength(2));
    press(tableRows()[0] as HTMLElement, 'Enter');
    await eventually(() => expect(text()).toContain('Oprava řádku 3'));
    expect(document.activeElement).toBe(box('Celková plocha'));
    expect(text()).toContain('Zadejte číselnou hodnotu');
    api.answers(correctImportRow, {
      batch: checked({ rows_new: 2, rows_failing: 1, version: 3 }),
      row: row(3),
    });
    api.answers(listImportRows, { values: [faulty(4)], total: 1 });
    type(box('Celková plocha'), '51,5');
    click(button('Uložit a zkontrolovat řádek'));
    await eventually(() => expect(text()).toContain('Oprava řádku 4'));
    expect(api.sentTo(correctImportRow)[0]).toMatchObject({
      row_number: 3,
      cells: ['Lipová 1', '3', '51,5'],
    });
    await eventually(() => expect(tableRows()).toHaveLength(1));
  });

  test('ends with the last of them: says so, shows what is all right and stands at what comes next', async () => {
    api.answers(getImport, failing);
    api.answers(listImportRows, { values: [faulty(3), faulty(4)], total: 2 });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(tableRows()).toHaveLength(2));
    // Chosen by hand, so that the list of faulty ones is left empty behind the last.
    click(button('Chybné 2'));
    press(tableRows()[0] as HTMLElement, 'Enter');
    await eventually(() => expect(text()).toContain('Oprava řádku 3'));
    const correct = async (number: number, batch: ReturnType<typeof checked>) => {
      api.answers(correctImportRow, { batch, row: row(number) });
      type(box('Celková plocha'), '51,5');
      click(button('Uložit a zkontrolovat řádek'));
      await eventually(() =>
        expect(document.body.textContent).toContain(`Řádek ${number} je v pořádku`),
      );
    };
    api.answers(listImportRows, { values: [faulty(4)], total: 1 });
    await correct(3, checked({ rows_new: 2, rows_failing: 1, version: 3 }));
    await eventually(() => expect(text()).toContain('Oprava řádku 4'));
    await eventually(() => expect(tableRows()).toHaveLength(1));
    api.answers(listImportRows, { values: [row(3), row(4)], total: 2 });
    await correct(4, checked({ rows_new: 3, rows_failing: 0, version: 4 }));
    expect(document.body.textContent).toContain('opravovat už není co');
    await eventually(() => expect(text()).not.toContain('Oprava řádku'));
    await eventually(() => expect(document.activeElement).toBe(button('Přijmout vše')));
    await eventually(() => expect(tableRows()).toHaveLength(2));
    expect(button('Všechny 3').getAttribute('aria-pressed')).toBe('true');
  });

  test('leaves alone the row that was opened while another was being saved', async () => {
    api.answers(getImport, failing);
    api.answers(listImportRows, { values: [faulty(3), faulty(4), faulty(5)], total: 3 });
    api.answers(correctImportRow, { batch: { ...failing, version: 3 }, row: row(3) });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(tableRows()).toHaveLength(3));
    press(tableRows()[0] as HTMLElement, 'Enter');
    await eventually(() => expect(text()).toContain('Oprava řádku 3'));
    const release = api.holds(correctImportRow);
    type(box('Celková plocha'), '51,5');
    click(button('Uložit a zkontrolovat řádek'));
    press(tableRows()[2] as HTMLElement, 'Enter');
    await eventually(() => expect(text()).toContain('Oprava řádku 5'));
    type(box('Celková plocha'), '70');
    release();
    await eventually(() => expect(document.body.textContent).toContain('Řádek 3 je v pořádku'));
    await settled();
    expect(text()).toContain('Oprava řádku 5');
    expect(box('Celková plocha').value).toBe('70');
  });

  test('shows the new reason when the corrected row is still wrong', async () => {
    api.answers(getImport, failing);
    api.answers(listImportRows, { values: [faulty(3), faulty(4)], total: 2 });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(tableRows()).toHaveLength(2));
    press(tableRows()[0] as HTMLElement, 'Enter');
    await eventually(() => expect(text()).toContain('Oprava řádku 3'));
    const still = {
      ...faulty(3),
      cells: ['Lipová 1', '3', '-5'],
      faults: [{ column: 2, message: 'Zadejte kladnou hodnotu' }],
    };
    api.answers(correctImportRow, { batch: { ...failing, version: 3 }, row: still });
    type(box('Celková plocha'), '-5');
    click(button('Uložit a zkontrolovat řádek'));
    await eventually(() => expect(text()).toContain('Zadejte kladnou hodnotu'));
    expect(box('Celková plocha').value).toBe('-5');
  });

  test('reads further rows when they are wanted', async () => {
    api.answers(getImport, checked({ rows_new: 2, rows_total: 2 }));
    api.answers(listImportRows, { values: [row(2)], total: 2 });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(text()).toContain('Načteno prvních 1 z 2'));
    api.answers(listImportRows, { values: [row(3)], total: 2 });
    click(button('Načíst další'));
    await eventually(() => expect(tableRows()).toHaveLength(2));
    expect(text()).not.toContain('Načteno prvních');
  });

  test('is accepted as a whole after a question', async () => {
    api.answers(getImport, checked({ rows_new: 2, rows_changed: 1 }));
    api.answers(listImportRows, { values: [row(2)], total: 1 });
    api.answers(acceptImport, checked({ state: 'accepting', task_id: 4 }));
    await open(12, 'Výsledek zkoušky');
    click(button('Přijmout vše'));
    expect(question().textContent).toContain('2 nové záznamy, 1 změněný záznam');
    expect(api.sentTo(acceptImport)).toHaveLength(0);
    click(button('Přijmout vše', question()));
    await eventually(() => expect(text()).toContain('Import se zapisuje'));
  });

  test('without anything new or changed has nothing to accept', async () => {
    api.answers(getImport, checked({ rows_same: 3 }));
    api.answers(listImportRows, { values: [], total: 0 });
    await open(12, 'Výsledek zkoušky');
    expect(button('Přijmout vše').disabled).toBe(true);
    expect(text()).toContain('V souboru není nic nového ani změněného.');
  });

  test('says why the last try to accept it broke', async () => {
    api.answers(getImport, checked({ rows_new: 1, fault: 'Byl dosažen počet prostorů licence.' }));
    api.answers(listImportRows, { values: [row(2)], total: 1 });
    await open(12, 'Výsledek zkoušky');
    expect(text()).toContain('Byl dosažen počet prostorů licence.');
  });
});

describe('an accepted import', () => {
  const accepted = checked({ state: 'accepted', rows_new: 2, rows_changed: 1 });

  test('is taken back as a whole after a question, from the list of imports too', async () => {
    api.answers(listImports, { values: [accepted, checked({ import_id: 11 })] });
    api.answers(undoImport, { ...accepted, state: 'undoing' });
    await open('new', 'Nový import');
    await eventually(() => expect(tableRows()).toHaveLength(2));
    expect(tableRows()[1]?.textContent).not.toContain('Vrátit');
    click(button('Vrátit import byty.xlsx'));
    expect(question().textContent).toContain('2 nové záznamy');
    expect(api.sentTo(undoImport)).toHaveLength(0);
    click(button('Vrátit import', question()));
    await eventually(() => expect(onGo).toHaveBeenCalledExactlyOnceWith(12));
  });

  test('tells of persons who are in other units too, and leads to linking them', async () => {
    const own = { address_id: 7, full_name: 'Nováková Jana', other_name: 'Nováková Jana' };
    const there = { other_unit_id: 2, other_unit_name: 'SVJ Dlouhá', reasons: ['phone' as const] };
    api.answers(getImport, { ...accepted, kind: 'persons' });
    api.answers(listRecognised, {
      values: [
        { ...own, ...there, other_id: 70 },
        { ...own, ...there, other_id: 71 },
      ],
    });
    await open(12, 'Import je přijat');
    await eventually(() =>
      expect(text()).toContain('1 osoba z této jednotky je patrně zapsána i v jiných jednotkách.'),
    );
    expect(one('a[href*="recognised"]').textContent).toBe('Porovnat a propojit');
  });

  test('that could not be taken back says why', async () => {
    api.answers(getImport, { ...accepted, fault: 'Na 3 záznamy už odkazují jiné.' });
    await open(12, 'Import je přijat');
    expect(text()).toContain('Na 3 záznamy už odkazují jiné.');
  });
});
