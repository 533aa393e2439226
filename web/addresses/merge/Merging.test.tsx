import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeAddresses } from '#contract/addresses.ts';
import type { Address } from '#contract/addresses.ts';
import { button, click, oneOf, settled } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { emptyAddress } from '../address-form.ts';
import { Merging } from './Merging.tsx';

function record(address_id: number, fields: Partial<Address>): Address {
  return {
    ...emptyAddress,
    address_id,
    unit_id: 1,
    full_name: 'Nová Jana',
    last_name: 'Nová',
    first_name: 'Jana',
    hidden: false,
    created: '2026-01-02T08:15:00.000Z',
    updated: '2026-01-02T08:15:00.000Z',
    version: 3,
    ...fields,
  };
}

const one = record(1, { phone: '601 234 567', street: 'Dlouhá 1', version: 8 });
const two = record(2, { phone: '777 111 222', email: 'jana@example.cz' });
const three = record(3, { note: 'Zvonit.' });
let api: StubApi;
let leave: () => void;
const onMerged = vi.fn();

beforeEach(() => {
  onMerged.mockReset();
  api = stubApi();
  signedIn();
  api.answers(mergeAddresses, one);
  show([one, two, three]);
});
afterEach(() => leave());

function show(addresses: readonly Address[]): void {
  ({ leave } = drawn(
    <Merging
      unit_id={1}
      addresses={addresses}
      relationCounts={[2, 0, undefined]}
      onMerged={onMerged}
    />,
  ));
}

const choices = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
const text = () => document.body.textContent ?? '';

async function merge(): Promise<void> {
  click(button('Sloučit záznamy'));
  const dialog = oneOf(HTMLElement, 'dialog');
  click(button('Sloučit záznamy', dialog));
  await eventually(() => expect(api.sentTo(mergeAddresses)).toHaveLength(1));
  await settled();
}

describe('merging records of one person', () => {
  test('keeps the fullest, which takes what it lacks from the others, and says so beforehand', async () => {
    expect(text()).toContain('Co záznam převezmeE-mailjana@example.czPoznámkaZvonit.');
    await merge();
    expect(api.sentTo(mergeAddresses)[0]).toMatchObject({
      kept_id: 1,
      merged_ids: [2, 3],
      fields: { email: 'jana@example.cz', note: 'Zvonit.' },
      version: 8,
    });
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('keeps the record and the values that were chosen', async () => {
    click(choices('input[name="kept"]')[1] as HTMLInputElement);
    click(choices('input[name="field-phone"]')[0] as HTMLInputElement);
    await merge();
    expect(api.sentTo(mergeAddresses)[0]).toMatchObject({
      kept_id: 2,
      merged_ids: [1, 3],
      fields: { phone: '601 234 567', street: 'Dlouhá 1', note: 'Zvonit.' },
    });
  });

  test('leaves out a record that does not belong there', async () => {
    click(choices('input[type="checkbox"]')[1] as HTMLInputElement);
    await merge();
    const [body] = api.sentTo(mergeAddresses);
    expect(body).toMatchObject({
      kept_id: 1,
      merged_ids: [2],
      fields: { email: 'jana@example.cz' },
    });
    expect(body?.['fields']).not.toHaveProperty('note');
  });

  test('leaves out whom a birth date tells apart, unless somebody says otherwise', async () => {
    leave();
    const [mother, daughter] = ['1950-01-01', '1980-01-01'];
    show([{ ...one, birth_date: mother }, two, { ...three, birth_date: daughter }]);
    const leftOut = () => choices('input[type="checkbox"]').map(({ checked }) => checked);
    expect(leftOut()).toEqual([false, true]);
    click(choices('input[type="checkbox"]')[1] as HTMLInputElement);
    expect(leftOut()).toEqual([false, false]);
    click(choices('input[type="checkbox"]')[1] as HTMLInputElement);
    await merge();
    expect(api.sentTo(mergeAddresses)[0]).toMatchObject({ kept_id: 1, merged_ids: [2] });
  });

  test('that is refused says why, and that nothing changed', async () => {
    api.refuses(mergeAddresses, 'addresses-not-merged', {
      errorMsg: 'Adresy nelze sloučit: nájmy prostoru 5 se překrývají.',
    });
    await merge();
    expect(text()).toContain('Adresy nelze sloučit: nájmy prostoru 5 se překrývají.');
    expect(text()).toContain('Nic se nezměnilo.');
    expect(onMerged).not.toHaveBeenCalled();
  });
});
