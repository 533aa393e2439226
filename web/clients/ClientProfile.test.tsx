import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getClient, updateClient } from '#contract/clients.ts';
import type { Client } from '#contract/clients.ts';
import { lookUpCompany } from '#contract/lookups.ts';
import { button, click, one, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { anyClient, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { ClientProfile } from './ClientProfile.tsx';
import { isImportKeyClosed } from './import-key-tab.ts';

const client = anyClient({ address: 'Dlouhá 1', city: '', zip: '' });
const company = {
  ico: '26168685',
  dic: 'CZ26168685',
  obchodniJmeno: 'Správa domů Vysočina, spol. s r.o.',
  sidlo: {
    nazevUlice: 'Radlická',
    cisloDomovni: 3294,
    cisloOrientacni: 10,
    nazevObce: 'Praha',
    psc: 15000,
  },
};
const LOOK_UP = 'Vyhledat v ARES';
const onPart = vi.fn();
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  isImportKeyClosed.set(false);
  api = stubApi();
  signedIn({ client });
});
afterEach(() => leave());

async function open(shown: Client = client, part?: string): Promise<void> {
  api.answers(getClient, shown);
  ({ leave } = drawn(<ClientProfile client_id={7} part={part} onPart={onPart} />));
  await eventually(() => one('[role="tabpanel"] section'));
}
const panel = (name: string) => one(`section[aria-label="${name}"]`);
const field = (label: string, within: ParentNode = document) => {
  const found = [...within.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replace(' *', '') === label,
  );
  return oneOf(HTMLInputElement, `[id="${found?.htmlFor}"]`);
};
const submit = async () => {
  act(() => oneOf(HTMLFormElement, 'form[aria-label="Údaje klienta"]').requestSubmit());
  await settled();
};

describe('the profile of the client', () => {
  test('reads the client again with each opening', async () => {
    await open();
    leave();
    await open();
    expect(api.sentTo(getClient)).toHaveLength(2);
  });

  test('keeps tax ID, company address and consents for reading', async () => {
    await open();
    const business = panel('Firemní údaje');
    const readOnly = ['DIČ', 'Ulice a číslo', 'PSČ', 'Obec'].map(
      (label) => field(label, business).readOnly,
    );
    expect(readOnly).toEqual([true, true, true, true]);
    expect(field('IČO').readOnly).toBe(false);
    for (const name of ['Smluvní a cenové podmínky', 'Ochrana osobních údajů']) {
      expect(field('Verze', panel(name)).readOnly).toBe(true);
      expect(field('Datum souhlasu', panel(name)).value).toBe('2.\u00a01.\u00a02026 09:15');
      expect(field('Zdroj souhlasu', panel(name)).value).toBe('portal.example.cz');
    }
  });

  test('saves only the changed fields with the version, and flashes', async () => {
    api.answers(updateClient, { ...client, phone: '+420 601 234 567', version: 5 });
    await open();
    type(field('Telefon'), '+420 601 234 567');
    await submit();
    expect(api.sentTo(updateClient)).toEqual([
      { phone: '+420 601 234 567', version: 4, client_id: 7, user_identity: 'spravce@example.cz' },
    ]);
    expect(document.body.textContent).toContain('Změny byly uloženy');
  });

  test('reports a save without an answer as an exception and keeps what was typed', async () => {
    await open();
    type(field('Telefon'), '123');
    await submit();
    expect(one('form').textContent).toContain(
      'Výjimka při ukládání údajů klienta: Nepodařilo se spojit se serverem.',
    );
    expect(field('Telefon').value).toBe('123');
  });

  test('asks for a valid business ID of a company only', async () => {
    await open();
    type(field('IČO'), '');
    expect(button('Uložit změny').disabled).toBe(true);
    leave();
    await open(anyClient({ client_type: 'person', register_as_company: false, business_id: '' }));
    expect(button('Uložit změny').disabled).toBe(false);
  });

  test('can only be read by a plain user', async () => {
    signedIn({ client, user: { is_client_admin: false } });
    await open();
    expect(field('Plný název').readOnly).toBe(true);
    expect(() => button('Uložit změny')).toThrow(/No button/);
    expect(() => button(LOOK_UP)).toThrow(/No button/);
  });
});

describe('the look-up in the company register', () => {
  const lookUp = async () => {
    click(button(LOOK_UP));
    await settled();
  };
  const notice = () => one('[role="alert"]', panel('Firemní údaje')).textContent;

  test.each([
    ['2616868', true],
    ['26168685', false],
  ])('with the business ID %s is disabled: %s', async (business_id, isDisabled) => {
    await open();
    type(field('IČO'), business_id);
    expect(button(LOOK_UP).disabled).toBe(isDisabled);
  });

  test('fills names, tax ID and company address, and the manager’s fields only where they are empty', async () => {
    api.answers(lookUpCompany, company);
    await open();
    await lookUp();
    const manager = panel('Adresa správce');
    expect(field('Plný název').value).toBe('Správa domů Vysočina, spol. s r.o.');
    expect(field('DIČ').value).toBe('CZ26168685');
    expect(field('PSČ', panel('Firemní údaje')).value).toBe('150 00');
    expect(field('Ulice a číslo', manager).value).toBe('Dlouhá 1');
    expect(field('Obec', manager).value).toBe('Praha');
    expect(field('PSČ', manager).value).toBe('150 00');
  });

  test('keeps what was typed while it was on its way', async () => {
    let answer: (response: Response) => void = () => undefined;
    await open();
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    click(button(LOOK_UP));
    await settled();
    type(field('Telefon'), '123');
    answer(new Response(JSON.stringify({ result: company })));
    await eventually(() => expect(field('DIČ').value).toBe('CZ26168685'));
    expect(field('Telefon').value).toBe('123');
  });

  test('warns about a company that no longer exists', async () => {
    api.answers(lookUpCompany, { ...company, datumZaniku: '2024-06-30' });
    await open();
    await lookUp();
    expect(notice()).toContain('Firma podle registru ARES zanikla 30.\u00a06.\u00a02024.');
  });

  test('of an ID with a wrong check digit asks nobody', async () => {
    api.answers(lookUpCompany, company);
    await open();
    type(field('IČO'), '12345678');
    await lookUp();
    expect(notice()).toBe('IČO je neplatné!');
    expect(api.sentTo(lookUpCompany)).toEqual([]);
  });

  test('says that nothing was found, also as a flash error', async () => {
    api.refuses(lookUpCompany, 'company-not-found');
    await open();
    await lookUp();
    expect(notice()).toBe('Zadané IČO nebylo v registru ARES nalezeno.');
    const alerts = [...document.querySelectorAll('[role="alert"][aria-live="assertive"]')];
    expect(alerts.map(({ textContent }) => textContent)).toEqual([notice()]);
  });

  test.each([
    [
      'bad data',
      () => api.says(lookUpCompany, 200, { result: 'x' }),
      'Registr ARES vrátil chybná data.',
    ],
    [
      'bad data of the register',
      () => api.refuses(lookUpCompany, 'company-bad-data'),
      'Registr ARES vrátil chybná data.',
    ],
    ['no answer', () => undefined, 'Nepodařilo se spojit s registrem ARES.'],
    [
      'an unreachable register',
      () => api.refuses(lookUpCompany, 'company-unreachable'),
      'Nepodařilo se spojit s registrem ARES.',
    ],
  ])('says what is wrong: %s', async (_, happen, message) => {
    happen();
    await open();
    await lookUp();
    expect(notice()).toBe(message);
  });
});

describe('the tab of the import key', () => {
  const handles = () =>
    [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);

  test('explains the key and shows an example to zoom', async () => {
    await open(client, 'import-key');
    expect(one('[role="tabpanel"]').textContent).toContain(
      'společný pro všechny spravované jednotky',
    );
    expect(one('[role="tabpanel"]').textContent).toContain('Po dokončení přenosu dat ho odstraňte');
    expect(field('Importní klíč').readOnly).toBe(true);
    expect(one('button img').getAttribute('alt')).toContain('kam se klíč vkládá');
    expect(button('Vytvořit').disabled).toBe(false);
  });

  test('offers to remove a key that exists', async () => {
    await open({ ...client, external_token: 'klic', has_external_token: true }, 'import-key');
    expect(field('Importní klíč').value).toBe('klic');
    expect(button('Odstranit').disabled).toBe(false);
  });

  test('can be closed and opened again', async () => {
    await open();
    expect(handles()).toEqual(['Údaje klienta', 'Importní klíč pro přenos dat']);
    click(one('[title="Zavřít"]'));
    expect(handles()).toEqual(['Údaje klienta']);
    click(button('Importní klíč pro přenos dat'));
    expect(onPart).toHaveBeenLastCalledWith('import-key');
    expect(handles()).toHaveLength(2);
  });
});
