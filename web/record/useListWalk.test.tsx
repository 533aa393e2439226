import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from '#web/table/DataTable.tsx';
import { DialogSteps } from '#web/ui/DialogSteps.tsx';
import { button, click, one, press, rendered, settled } from '#tests/web/rendered.tsx';
import { useRecordList } from './useRecordList.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const all: readonly Row[] = [
  { id: 1, name: 'Cihlová' },
  { id: 2, name: 'Akátová' },
  { id: 3, name: 'Březová' },
  { id: 4, name: 'Dubová' },
];
const rowKey = ({ id }: Row) => id;

let leave: () => void;
afterEach(() => leave());

/** A list sorted by name, without the last one, which its filter leaves out; rows are made anew by each drawing. */
function List() {
  const [open, setOpen] = useState<number>();
  const list = useRecordList<Row, never>({
    rows: all,
    rowKey,
    open,
    onOpen: setOpen,
    walk: { list: 'walked-houses', onStep: setOpen },
  });
  return (
    <main>
      <DataTable
        id="walked-houses"
        label="Domy"
        rows={all.filter(({ id }) => id !== 4)}
        columns={[{ text: 'Dům', value: 'name', sortable: true }]}
        rowKey={rowKey}
        initialSort={{ column: 'name', descending: false }}
        marked={list.marked}
        onActivate={list.open}
      />
      {list.opened === undefined ? null : (
        <section>
          <h2>{list.opened.name}</h2>
          <DialogSteps steps={list.steps} />
          <button type="button" onClick={list.close}>
            Zavřít
          </button>
        </section>
      )}
    </main>
  );
}

const opened = () => one('h2').textContent;
const place = () =>
  one('[role="group"][aria-label="Pořadí v seznamu"]').textContent.replaceAll(/\s/gu, ' ');
const open = (at: number) => press(one(`tbody tr:nth-child(${at})`), 'Enter');
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test('a record is walked in the order and within the filter of its list', () => {
  ({ leave } = rendered(<List />));
  open(1);
  expect([opened(), place()]).toEqual(['Akátová', '1. z 3']);
  expect(button('Předchozí záznam').disabled).toBe(true);
  click(button('Další záznam'));
  expect([opened(), place()]).toEqual(['Březová', '2. z 3']);
  click(button('Další záznam'));
  expect([opened(), place()]).toEqual(['Cihlová', '3. z 3']);
  expect(button('Další záznam').disabled).toBe(true);
});

test('the row of the record that one came to is marked, and has the keyboard once it is closed', async () => {
  ({ leave } = rendered(<List />));
  open(1);
  click(button('Další záznam'));
  expect(one('tr[data-marked]').textContent).toContain('Březová');
  click(button('Zavřít'));
  await frame();
  await settled();
  expect(one('tr[data-marked]').textContent).toContain('Březová');
  expect(document.activeElement).toBe(one('tr[data-marked]'));
});
