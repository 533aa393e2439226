import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUnit, listClientUnits } from '#contract/units.ts';
import { currentUnit, onNewUnitSelected } from '#web/session/activeUnit.ts';
import { button, click, one, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { anyClient, anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { UnitsTab } from './UnitsTab.tsx';

const units = [
  anyUnit({ unit_id: 1, name: 'Žižkova 5', full_name: 'Bytový dům Žižkova' }),
  anyUnit({ unit_id: 2, name: 'Čapkova 8', full_name: 'Družstvo Javorka' }),
];
const added = anyUnit({ unit_id: 3, name: 'Nový dům', full_name: 'Nový dům' });
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn({ units });
});
afterEach(() => leave());

const open = () => ({ leave } = drawn(<UnitsTab />));
const search = () => oneOf(HTMLInputElement, 'input[placeholder="Hledaný název"]');
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const names = () => rows().map((row) => row.cells[1]?.textContent);

async function create(name: string): Promise<void> {
  type(search(), name);
  click(button('Nová jednotka'));
  click(button('Vytvořit'));
  await eventually(() => expect(api.sentTo(createUnit)).toHaveLength(1));
  await settled();
}

describe('managed units', () => {
  test('stand by name in the Czech order', () => {
    open();
    expect(names().map((name) => name?.replace('vybraná', ''))).toEqual(['Čapkova 8', 'Žižkova 5']);
  });

  test('are sought in the name and the full name', async () => {
    open();
    type(search(), 'javorka');
    await settled();
    expect(names()).toEqual(['Čapkova 8']);
  });

  test('a click marks a row by > and unmarks the one before', () => {
    open();
    click(rows()[0]?.cells[1] as HTMLElement);
    click(rows()[1]?.cells[1] as HTMLElement);
    expect(rows().map((row) => row.cells[0]?.textContent)).toEqual(['', '>']);
  });

  test('a fresh opening has no row marked', () => {
    open();
    click(rows()[0]?.cells[1] as HTMLElement);
    leave();
    open();
    expect(rows().map((row) => row.cells[0]?.textContent)).toEqual(['', '']);
  });

  test('a double click makes the unit active and says so to the portal', () => {
    const heard = vi.fn();
    const stop = onNewUnitSelected(heard);
    open();
    act(() => {
      rows()[0]?.cells[1]?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    });
    stop();
    expect(currentUnit()?.unit_id).toBe(2);
    expect(heard).toHaveBeenCalledExactlyOnceWith(units[1]);
  });
});

describe('a new unit', () => {
  test.each([
    ['', true],
    ['Do', true],
    ['   ', true],
    ['Dům', false],
  ])('with the search %j the button is disabled: %s', (text, isDisabled) => {
    open();
    type(search(), text);
    expect(button('Nová jednotka').disabled).toBe(isDisabled);
  });

  test('is asked about by its name, and not created when refused', async () => {
    open();
    type(search(), 'Nový dům');
    click(button('Nová jednotka'));
    expect(one('dialog').textContent).toContain('Vytvořit novou jednotku „Nový dům“?');
    click(button('Zrušit'));
    await settled();
    expect(api.sentTo(createUnit)).toEqual([]);
    expect(search().value).toBe('Nový dům');
  });

  test('once created stands in the table, marked, and the search is empty again', async () => {
    api.answers(createUnit, added);
    api.answers(listClientUnits, { client: anyClient(), units: [...units, added] });
    open();
    await create('Nový dům');
    expect(api.sentTo(createUnit)[0]).toMatchObject({ new_unit: 'Nový dům', client_id: 7 });
    expect(search().value).toBe('');
    expect(names()).toContain('Nový dům');
    const marked = rows().filter((row) => row.cells[0]?.textContent === '>');
    expect(marked.map((row) => row.cells[1]?.textContent)).toEqual(['Nový dům']);
    expect(document.body.textContent).toContain('Jednotka „Nový dům“ byla vytvořena');
  });

  test('is offered where the search finds none of its name, for a phone folds its button away', async () => {
    api.answers(createUnit, added);
    open();
    type(search(), 'Nový dům');
    await settled();
    click(button('Založit jednotku „Nový dům“'));
    click(button('Vytvořit'));
    await eventually(() =>
      expect(api.sentTo(createUnit)[0]).toMatchObject({ new_unit: 'Nový dům' }),
    );
    await settled();
  });

  test('that cannot be created leaves the last error under the table and the typed name in its place', async () => {
    api.refuses(createUnit, 'unit-name-taken');
    open();
    await create('Čapkova 8');
    expect(document.body.textContent).toContain('Jednotka s tímto názvem už existuje.');
    expect(search().value).toBe('Čapkova 8');
    expect(button('Nová jednotka').disabled).toBe(false);
  });

  test('is not offered to a plain user, who is told whose work it is', () => {
    signedIn({ units, user: { is_client_admin: false } });
    open();
    expect(() => button('Nová jednotka')).toThrow(/No button/);
    expect(document.body.textContent).toContain('Nové jednotky zakládá správce vaší organizace.');
  });

  test.each([
    [anyClient({ max_units: 2 }), 'Licence dovoluje nejvýše 2 jednotky'],
    [anyClient({ max_units: 1 }), 'Licence dovoluje nejvýše 1 jednotku'],
    [
      anyClient({ licence_valid_to: '2020-12-31' }),
      'Platnost licence skončila 31.\u00a012.\u00a02020',
    ],
  ])('cannot be created against the licence, and the reason is said (%#)', (client, reason) => {
    signedIn({ units, client });
    open();
    type(search(), 'Nový dům');
    expect(button('Nová jednotka').disabled).toBe(true);
    expect(document.body.textContent).toContain(reason);
  });
});
