import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeUnitToken, listClientUnits, updateUnit } from '#contract/units.ts';
import type { Unit } from '#contract/units.ts';
import { currentUnit } from '#web/session/activeUnit.ts';
import { startSession } from '#web/session/start.ts';
import { button, click, one, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { UnitSettings } from './UnitSettings.tsx';

const unit = anyUnit({ phone: '+420 601 234 567' });
let api: StubApi;
let leave: () => void;
let stopSession: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn({ units: [unit] });
  stopSession = startSession();
});
afterEach(() => {
  stopSession();
  leave();
});

const open = (shown: Unit = unit) => drawn(<UnitSettings unit={shown} />);
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replace(' *', '') === label,
  );
  return oneOf(HTMLInputElement, `[id="${found?.htmlFor}"]`);
};
const submit = async () => {
  act(() => oneOf(HTMLFormElement, 'form[aria-label="Nastavení jednotky"]').requestSubmit());
  await settled();
};

describe('settings of the unit', () => {
  test('send only the changed fields with the version, and flash', async () => {
    const saved = { ...unit, name: 'SVJ Nová', version: 4 };
    api.answers(updateUnit, saved);
    ({ leave } = open());
    type(field('Název'), 'SVJ Nová');
    await submit();
    expect(api.sentTo(updateUnit)).toEqual([
      {
        name: 'SVJ Nová',
        unit_id: 1,
        version: 3,
        client_id: 7,
        user_identity: 'spravce@example.cz',
      },
    ]);
    expect(document.body.textContent).toContain('Změny byly uloženy');
    expect(currentUnit()?.name).toBe('SVJ Nová');
  });

  test('cannot be saved while they are not valid', () => {
    ({ leave } = open());
    expect(button('Ulož změny').disabled).toBe(false);
    type(field('Číslo SIPO'), '1234567890');
    expect(button('Ulož změny').disabled).toBe(true);
    type(field('Číslo SIPO'), '1234567897');
    expect(button('Ulož změny').disabled).toBe(false);
  });

  test('follow another active unit', () => {
    const screen = open();
    ({ leave } = screen);
    const other = anyUnit({ unit_id: 2, name: 'Družstvo Javorka' });
    screen.again(<UnitSettings unit={other} />);
    expect(field('Název').value).toBe('Družstvo Javorka');
  });

  test('keep what was typed and say why when the save is refused', async () => {
    api.refuses(updateUnit, 'unit-name-taken');
    ({ leave } = open());
    type(field('Název'), 'SVJ Nová');
    await submit();
    expect(one('form').textContent).toContain('Jednotka s tímto názvem už existuje.');
    expect(field('Název').value).toBe('SVJ Nová');
  });

  test('show both values when somebody else has changed the same field', async () => {
    api.refuses(updateUnit, 'version-conflict', {
      current: { ...unit, name: 'SVJ Cizí', version: 9 },
    });
    ({ leave } = open());
    type(field('Název'), 'SVJ Moje');
    await submit();
    expect(one('fieldset').textContent).toContain('SVJ Moje');
    expect(one('fieldset').textContent).toContain('SVJ Cizí');
  });

  describe('of a plain user', () => {
    beforeEach(() => signedIn({ units: [unit], user: { is_client_admin: false } }));

    test('can only be read, every one of them', () => {
      ({ leave } = open());
      const fields = [...one('form').querySelectorAll('input, textarea, select')];
      expect(fields.length).toBeGreaterThan(15);
      // A choice knows no state to be read only.
      const isKept = (each: Element) =>
        each.hasAttribute(each.tagName === 'SELECT' ? 'disabled' : 'readonly');
      expect(fields.filter((each) => !isKept(each))).toEqual([]);
      expect(fields.filter((each) => each.hasAttribute('required'))).toEqual([]);
      expect(() => button('Ulož změny')).toThrow(/No button/);
      const told = document.body.textContent;
      expect(told).toContain('Nastavení jednotky mění správce vaší organizace.');
      expect(told).toContain('Aktualizováno: ');
    });

    test('offer neither to make an import token nor to remove one', () => {
      const screen = open();
      ({ leave } = screen);
      expect(() => button('Vytvořit')).toThrow(/No button/);
      screen.again(<UnitSettings unit={{ ...unit, has_external_token: true }} />);
      expect(() => button('Odstranit')).toThrow(/No button/);
      expect(field('Importní token').placeholder).toBe(
        'Přiřazen; zobrazí se jen správci organizace',
      );
    });

    test('send nothing and keep no draft, whatever comes into their fields', async () => {
      api.answers(updateUnit, unit);
      ({ leave } = open());
      type(field('Název'), 'SVJ Cizí');
      await submit();
      expect(api.sentTo(updateUnit)).toEqual([]);
      expect(document.body.textContent).not.toContain('Změny byly uloženy');
      leave();
      // The one who manages the client finds no draft of it later.
      signedIn({ units: [unit] });
      ({ leave } = open());
      expect(field('Název').value).toBe(unit.name);
    });
  });
});

describe('the import token of the unit', () => {
  const assigned = { ...unit, external_token: 'tajny-token', has_external_token: true, version: 4 };

  test('is created when it has been confirmed', async () => {
    api.answers(changeUnitToken, assigned);
    api.answers(listClientUnits, { client: null as never, units: [] });
    ({ leave } = open());
    click(button('Vytvořit'));
    expect(one('dialog').textContent).toContain('Vytvořit nový importní token?');
    click(button('Vytvořit', one('dialog')));
    await settled();
    expect(api.sentTo(changeUnitToken)).toMatchObject([{ unit_id: 1, action: 'create' }]);
    expect(currentUnit()?.external_token).toBe('tajny-token');
  });

  test('is removed when it has been confirmed', async () => {
    api.answers(changeUnitToken, unit);
    ({ leave } = open(assigned));
    click(button('Odstranit'));
    expect(one('dialog').textContent).toContain('Odstranit přiřazený importní token?');
    click(button('Odstranit', one('dialog')));
    await settled();
    expect(api.sentTo(changeUnitToken)).toMatchObject([{ action: 'delete' }]);
  });

  test('stays as it is when the question is refused', async () => {
    ({ leave } = open());
    click(button('Vytvořit'));
    click(button('Zrušit'));
    await settled();
    expect(api.sentTo(changeUnitToken)).toEqual([]);
  });

  test('that could not be created says so under its field', async () => {
    api.refuses(changeUnitToken, 'token-exists');
    ({ leave } = open());
    click(button('Vytvořit'));
    click(button('Vytvořit', one('dialog')));
    await settled();
    const box = field('Importní token');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(
      one(`[id="${box.getAttribute('aria-describedby')?.split(' ').at(-1)}"]`).textContent,
    ).toBe('Chyba při zpracování požadavku v DB. Importní token už je přiřazen.');
  });
});
