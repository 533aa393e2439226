import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browseAddresses } from '#contract/addresses.ts';
import type { AddressRow } from '#contract/addresses.ts';
import { queryClient } from '#web/lib/query.ts';
import { click, oneOf, press, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, stubApi } from '#tests/web/screen.tsx';
import { PersonField } from './PersonField.tsx';

const person = (address_id: number, full_name: string, street = ''): AddressRow => ({
  address_id,
  unit_id: 1,
  address_type: 'person',
  full_name,
  street,
  city: 'Olomouc',
  zip: '',
  phone: '',
  email: '',
  business_id: '',
  sipo: '',
  title_before: '',
  title_after: '',
  other_contacts: '',
  contact_preference: 'post',
  hidden: false,
  version: 1,
  updated: '2026-01-01T00:00:00Z',
});
const many = Array.from({ length: 30 }, (_, at) => person(100 + at, `Dvořák ${at}`));
const values = [person(1, 'Bílá Jana', 'Novákova 3'), person(2, 'Novák Šimon'), ...many];

const onChange = vi.fn<(value: number | null) => void>();
const onNew = vi.fn<(typed: string) => void>();
let screen: ReturnType<typeof drawn>;

function Probe() {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number | null) => {
    onChange(next);
    setValue(next);
  };
  const field = { name: 'address_id', value, error: undefined, required: true };
  return (
    <PersonField
      {...field}
      label="Nájemce"
      unit_id={1}
      onChange={change}
      onBlur={() => undefined}
      onNew={onNew}
    />
  );
}

const box = () => oneOf(HTMLInputElement, 'input[name="address_id"]');
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const names = () => options().map(({ textContent }) => textContent ?? '');
const untilFound = (first: string) => eventually(() => expect(names()[0]).toContain(first));

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  stubApi().answers(browseAddresses, { values, hidden_addresses: 0, resident_ids: [] });
  screen = drawn(<Probe />);
});
afterEach(() => {
  screen.leave();
  vi.unstubAllGlobals();
});

describe('a person chosen from the address book', () => {
  test('is found without diacritics, those of the name before those of the street', async () => {
    type(box(), 'novak');
    await untilFound('Novák Šimon');
    expect(names()[1]).toContain('Bílá Jana');
    press(box(), 'Enter', { code: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith(2);
    expect(box().value).toBe('Novák Šimon');
  });

  test('is offered among ten at most, with the way to a new one behind them', async () => {
    type(box(), 'dvorak');
    await untilFound('Dvořák 0');
    expect(names()).toHaveLength(11);
    expect(names().at(-1)).toContain('Nová osoba „dvorak“');
  });

  test('is asked for by what was typed when the book does not hold him', async () => {
    type(box(), 'Zcela Nový');
    await untilFound('Nová osoba');
    expect(document.body.textContent).toContain('V adresáři nikdo takový není');
    click(options()[0] as HTMLElement);
    expect(onNew).toHaveBeenCalledExactlyOnceWith('Zcela Nový');
    expect(onChange).not.toHaveBeenCalledWith(expect.any(Number));
  });

  test('is no longer chosen once his name is written over', async () => {
    type(box(), 'novak');
    await untilFound('Novák Šimon');
    press(box(), 'Enter', { code: 'Enter' });
    type(box(), 'Novák Šim');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(box().value).toBe('Novák Šim');
  });

  test('keeps the form open when Esc closes the suggestions', async () => {
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', heard);
    type(box(), 'novak');
    await untilFound('Novák Šimon');
    press(box(), 'Escape');
    press(box(), 'Escape');
    document.removeEventListener('keydown', heard);
    expect(heard.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([
      true,
      false,
    ]);
  });
});
