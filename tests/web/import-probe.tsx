import { act } from 'react';
import { vi } from 'vitest';
import { listImports } from '#contract/imports.ts';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { listTasks } from '#contract/tasks.ts';
import type { Task } from '#contract/tasks.ts';
import { ImportDialog } from '#web/imports/ImportDialog.tsx';
import { one, oneOf } from './rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from './screen.tsx';

const MOMENT = '2026-11-20T08:00:00.000Z';
const field = (name: string, label: string, required: boolean, hint = '') => ({
  field: name,
  label,
  required,
  hint,
  choices: [],
  many: false,
});

/** An uploaded import of three rows. */
export function batch(change: Partial<ImportBatch> = {}): ImportBatch {
  return {
    import_id: 12,
    unit_id: 1,
    kind: 'spaces',
    file_name: 'byty.xlsx',
    supplier: '',
    state: 'uploaded',
    columns: ['Dům', 'Byt č.', 'm2'],
    mapping: ['building', null, 'total_area'],
    fields: [
      field('building', 'Dům', true),
      field('space_number', 'Číslo prostoru', true),
      field('total_area', 'Celková plocha', false, 'v m²'),
    ],
    sample: [
      ['Lipová 1', '1', '64,5'],
      ['Lipová 1', '2', 'x'],
    ],
    heading_row: 1,
    top: [{ row_number: 1, cells: ['Dům', 'Byt č.', 'm2'] }],
    constants: [],
    words: [],
    rows_total: 3,
    rows_new: 0,
    rows_changed: 0,
    rows_same: 0,
    rows_failing: 0,
    rows_left_out: 0,
    totals: {},
    task_id: null,
    fault: '',
    created: MOMENT,
    version: 1,
    ...change,
  };
}

/** The same after its dry run. */
export const checked = (change: Partial<ImportBatch> = {}) =>
  batch({
    state: 'checked',
    mapping: ['building', 'space_number', 'total_area'],
    version: 2,
    ...change,
  });

export const row = (row_number: number, faults: ImportRow['faults'] = []): ImportRow => ({
  row_number,
  state: faults.length === 0 ? 'new' : 'failing',
  cells: ['Lipová 1', String(row_number), faults.length === 0 ? '50' : 'x'],
  faults,
  reason: '',
  notes: [],
});
/** A row with a wrong area. */
export const faulty = (row_number: number) =>
  row(row_number, [{ column: 2, message: 'Zadejte číselnou hodnotu' }]);

export const task = (change: Partial<Task> = {}): Task => ({
  task_id: 4,
  message: 'Zkouška importu byty.xlsx',
  kind: 'import-check',
  state: 'running',
  progress: 43,
  fault: '',
  unit_id: 1,
  attempts: 1,
  next_try: '',
  cancel_asked: false,
  result_file: '',
  result_bytes: 0,
  created: MOMENT,
  finished: null,
  ...change,
});

export const onGo = vi.fn<(wanted: number | 'new') => void>();
export const onClose = vi.fn<() => void>();

/** The server as it answers before a test says otherwise. */
export function freshApi() {
  onGo.mockReset();
  onClose.mockReset();
  const api = stubApi();
  signedIn();
  api.answers(listTasks, { values: [] });
  api.answers(listImports, { values: [] });
  return api;
}

/** Draws the dialog of imports. */
export const showImport = (wanted: number | 'new') =>
  drawn(<ImportDialog unit_id={1} wanted={wanted} kind="spaces" onGo={onGo} onClose={onClose} />);

export const dialog = () => one('[role="dialog"]');
export const text = () => dialog().textContent ?? '';
export const tableRows = () => [
  ...dialog().querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]'),
];

/** Waits for the step of this heading. */
export const stepOf = (heading: string) =>
  eventually(() => {
    if (dialog().querySelector('h3')?.textContent !== heading) throw new Error(text());
  });

/** The box of a correction by its label. */
export function box(name: string): HTMLInputElement {
  const labels = [...dialog().querySelectorAll('label')];
  const found = labels.find((each) => each.textContent?.startsWith(name));
  return oneOf(HTMLInputElement, `[id="${found?.htmlFor}"]`);
}

/** Picks a file. */
export function pick(file: File): void {
  const input = oneOf(HTMLInputElement, 'input[type="file"]');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Keeps the browser from reading the file until the function given is called. */
export function holdsReadingOf(file: File): () => void {
  const read = Reflect.get(FileReader.prototype, 'readAsDataURL');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
    this: FileReader,
    blob,
  ) {
    if (blob === file) void gate.then(() => read.call(this, blob));
    else read.call(this, blob);
  });
  return release;
}

/** Chooses an option of a list. */
export function choose(select: HTMLSelectElement, value: string): void {
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
