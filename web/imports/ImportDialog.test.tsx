import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImport, getImport, listImportRows, uploadImport } from '#contract/imports.ts';
import { cancelTask, listTasks } from '#contract/tasks.ts';
import { queryClient } from '#web/lib/query.ts';
import {
  batch,
  box,
  checked,
  choose,
  dialog,
  faulty,
  freshApi,
  onClose,
  onGo,
  pick,
  row,
  showImport,
  stepOf,
  tableRows,
  task,
  text,
} from '#tests/web/import-probe.tsx';
import { button, click, one, oneOf, press } from '#tests/web/rendered.tsx';
import { eventually } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';

let api: StubApi;
let leave: () => void;
const open = async (wanted: number | 'new', heading: string) => {
  ({ leave } = showImport(wanted));
  await stepOf(heading);
};

beforeEach(() => void (api = freshApi()));
afterEach(() => {
  leave();
  queryClient.clear();
});

describe('a new import', () => {
  test('begins with the kind of the address and sends the file in base64', async () => {
    api.answers(uploadImport, batch());
    await open('new', 'Nový import');
    expect(oneOf(HTMLSelectElement, 'select').value).toBe('spaces');
    expect(button('Nahrát a pokračovat').disabled).toBe(true);
    pick(new File(['Dům;Byt'], 'byty.csv'));
    await eventually(() => expect(button('Nahrát a pokračovat').disabled).toBe(false));
    click(button('Nahrát a pokračovat'));
    await eventually(() => expect(onGo).toHaveBeenCalledExactlyOnceWith(12));
    expect(api.sentTo(uploadImport)[0]).toMatchObject({ kind: 'spaces', file_name: 'byty.csv' });
    const { content_base64 } = api.sentTo(uploadImport)[0] as { content_base64: string };
    expect(Buffer.from(content_base64, 'base64').toString()).toBe('Dům;Byt');
  });

  test('is sent once, however quick the fingers are', async () => {
    api.answers(uploadImport, batch());
    await open('new', 'Nový import');
    pick(new File(['Dům;Byt'], 'byty.csv'));
    await eventually(() => expect(button('Nahrát a pokračovat').disabled).toBe(false));
    const send = button('Nahrát a pokračovat');
    click(send);
    click(send);
    await eventually(() => expect(onGo).toHaveBeenCalledWith(12));
    expect(api.sentTo(uploadImport)).toHaveLength(1);
  });

  test('of a file that cannot be imported says why before it is sent', async () => {
    await open('new', 'Nový import');
    pick(new File(['%PDF'], 'byty.pdf'));
    await eventually(() => expect(text()).toContain('Vyberte soubor XLSX nebo CSV.'));
    expect(button('Nahrát a pokračovat').disabled).toBe(true);
  });

  test('that the server cannot read keeps the file and says what is wrong', async () => {
    api.refuses(uploadImport, 'import-unreadable', { errorMsg: 'Sešit je chráněn heslem.' });
    await open('new', 'Nový import');
    pick(new File(['x'], 'byty.xlsx'));
    await eventually(() => expect(button('Nahrát a pokračovat').disabled).toBe(false));
    click(button('Nahrát a pokračovat'));
    await eventually(() => expect(text()).toContain('Sešit je chráněn heslem.'));
    expect(text()).toContain('byty.xlsx');
  });
});

describe('the columns', () => {
  const meaning = (column: string) =>
    oneOf(HTMLSelectElement, `[aria-label="Význam sloupce ${column}"]`);

  test('are shown as guessed with their samples, and wait for what is required', async () => {
    api.answers(getImport, batch());
    await open(12, 'Význam sloupců');
    expect(meaning('Dům').value).toBe('building');
    expect(text()).toContain('64,5 · x');
    expect(text()).toContain('Chybí povinné údaje: Číslo prostoru');
    expect(button('Zkontrolovat nanečisto').disabled).toBe(true);
  });

  test('are corrected and sent to the dry run', async () => {
    api.answers(getImport, batch());
    api.answers(checkImport, batch({ state: 'checking', task_id: 4 }));
    await open(12, 'Význam sloupců');
    choose(meaning('Byt č.'), 'space_number');
    await eventually(() => expect(button('Zkontrolovat nanečisto').disabled).toBe(false));
    click(button('Zkontrolovat nanečisto'));
    await eventually(() => expect(text()).toContain('Zkouška nanečisto běží'));
    expect(api.sentTo(checkImport)[0]).toMatchObject({
      mapping: ['building', 'space_number', 'total_area'],
    });
  });

  test('say why the last dry run broke', async () => {
    api.answers(getImport, batch({ state: 'failed', fault: 'Práce se nezdařila.' }));
    await open(12, 'Význam sloupců');
    expect(text()).toContain('Práce se nezdařila.');
  });
});

describe('work in the background', () => {
  test('shows how far it is and gives way to its result by itself', async () => {
    api.answers(getImport, batch({ state: 'checking', task_id: 4 }));
    api.answers(listTasks, { values: [task()] });
    await open(12, 'Zkouška nanečisto běží');
    await eventually(() => expect(text()).toContain('43 %'));
    api.answers(listImportRows, { values: [row(2)], total: 1 });
    api.answers(getImport, checked({ rows_new: 1 }));
    await eventually(() => expect(text()).toContain('Výsledek zkoušky'));
  });

  test('can be stopped', async () => {
    api.answers(getImport, batch({ state: 'checking', task_id: 4 }));
    api.answers(listTasks, { values: [task()] });
    api.answers(cancelTask, task({ state: 'cancelled' }));
    await open(12, 'Zkouška nanečisto běží');
    await eventually(() => button('Zastavit'));
    click(button('Zastavit'));
    await eventually(() => expect(api.sentTo(cancelTask)).toHaveLength(1));
  });
});

describe('the dialog', () => {
  test('says that an import of another unit is not here', async () => {
    api.refuses(getImport, 'not-found');
    ({ leave } = showImport(99));
    await eventually(() => expect(text()).toContain('Import nebyl nalezen'));
  });

  test('is closed by Esc, but not out of a correction', async () => {
    api.answers(getImport, checked({ rows_new: 1, rows_failing: 1 }));
    api.answers(listImportRows, { values: [faulty(3)], total: 1 });
    await open(12, 'Výsledek zkoušky');
    await eventually(() => expect(tableRows()).toHaveLength(1));
    press(tableRows()[0] as HTMLElement, 'Enter');
    await eventually(() => expect(text()).toContain('Oprava řádku 3'));
    press(box('Celková plocha'), 'Escape');
    await eventually(() => expect(text()).not.toContain('Oprava řádku 3'));
    expect(onClose).not.toHaveBeenCalled();
    press(one('h3', dialog()), 'Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
