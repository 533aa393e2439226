import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAddress, updateAddress } from '#contract/addresses.ts';
import type { Address } from '#contract/addresses.ts';
import { listCityChoices } from '#contract/lists/cities.ts';
import { lookUpCompany } from '#contract/lookups.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { button, click, oneOf, press, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { emptyAddress } from './address-form.ts';
import { AddressForm } from './AddressForm.tsx';

const jana: Address = {
  ...emptyAddress,
  address_id: 5,
  unit_id: 1,
  full_name: 'Nová Jana',
  first_name: 'Jana',
  last_name: 'Nová',
  city: 'Kladno',
  city_id: 7,
  hidden: false,
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 3,
};
const cities = [
  { city_id: 7, name: 'Kladno', district: 'Kladno', zips: ['272 01'] },
  { city_id: 8, name: 'Brno', district: 'Brno-město', zips: ['602 00'] },
];
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listCityChoices, { values: cities.map((city) => ({ ...city, code: '' })) });
});
afterEach(() => leave());

async function open(address = jana): Promise<void> {
  ({ leave } = drawn(<AddressForm address={address} onLeave={() => undefined} />));
  await settled();
}
const field = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);
const sent = () => api.sentTo(updateAddress);

describe('the form of an address', () => {
  test('saves by Ctrl+S only what was changed, with the version', async () => {
    api.answers(updateAddress, { ...jana, phone: '601 234 567', version: 4 });
    await open();
    type(field('phone'), '601 234 567');
    press(field('phone'), 's', { ctrlKey: true });
    await eventually(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ phone: '601 234 567', version: 3 });
    expect(sent()[0]).not.toHaveProperty('last_name');
    await eventually(() => expect(document.body.textContent).toContain('Změny byly uloženy'));
  });

  test('offers the town of a postal code, and the code of a town', async () => {
    api.answers(updateAddress, { ...jana, city: 'Brno', city_id: 8, zip: '602 00', version: 4 });
    await open();
    click(button('272 01'));
    expect(field('zip').value).toBe('272 01');
    type(field('zip'), '60200');
    click(button('Brno'));
    expect(field('city').value).toBe('Brno');
    press(field('city'), 's', { ctrlKey: true });
    await eventually(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ city: 'Brno', city_id: 8, zip: '602 00' });
  });

  test('sends a city with its place in the code list, and none for a name the list does not know', async () => {
    api.answers(updateAddress, { ...jana, city: 'Brno', city_id: 8, version: 4 });
    await open();
    type(field('city'), 'Brno');
    press(field('city'), 's', { ctrlKey: true });
    await eventually(() => expect(sent()[0]).toMatchObject({ city: 'Brno', city_id: 8 }));
    api.answers(updateAddress, { ...jana, city: 'Lhotka', city_id: null, version: 5 });
    type(field('city'), 'Lhotka');
    press(field('city'), 's', { ctrlKey: true });
    await eventually(() => expect(sent()[1]).toMatchObject({ city: 'Lhotka', city_id: null }));
  });

  test('finds in the list of cities also what was typed before it came', async () => {
    const release = api.holds(listCityChoices);
    api.answers(updateAddress, { ...jana, city: 'Brno', city_id: 8, version: 4 });
    await open();
    type(field('city'), 'Brno');
    release();
    await eventually(() =>
      expect(queryClient.getQueryData(keyOf(listCityChoices))).not.toBeUndefined(),
    );
    await settled();
    press(field('city'), 's', { ctrlKey: true });
    await eventually(() => expect(sent()[0]).toMatchObject({ city: 'Brno', city_id: 8 }));
  });

  test('does not save a wrong SIPO number, and says what its check digit should be', async () => {
    await open();
    type(field('sipo'), '1234567890');
    press(field('sipo'), 's', { ctrlKey: true });
    await settled();
    expect(document.body.textContent).toContain('Chybný kontrolní součet (7)');
    expect(sent()).toEqual([]);
  });

  test('asks a firm for its name and fills it from the register', async () => {
    api.answers(lookUpCompany, {
      ico: '27074358',
      obchodniJmeno: 'Výtahy Žižka',
      dic: 'CZ27074358',
    });
    await open({ ...jana, address_type: 'company', company_name: 'Výtahy' });
    expect(document.querySelector('input[name="last_name"]')).toBeNull();
    type(field('business_id'), '27074358');
    click(button('Vyhledat v ARES'));
    await eventually(() => expect(field('company_name').value).toBe('Výtahy Žižka'));
    expect(field('city').value).toBe('Kladno');
  });

  test('that meets a newer record shows both values and loses nothing', async () => {
    api.refuses(updateAddress, 'version-conflict', {
      current: { ...jana, phone: '777 111 222', version: 4 },
    });
    api.answers(getAddress, jana);
    await open();
    type(field('phone'), '601 234 567');
    press(field('phone'), 's', { ctrlKey: true });
    await eventually(() =>
      expect(document.body.textContent).toContain('Záznam mezitím změnil někdo jiný'),
    );
    expect(document.body.textContent).toContain('777 111 222');
    expect(field('phone').value).toBe('601 234 567');
  });
});
