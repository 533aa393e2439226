import { act, useEffect, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { one, oneOf, rendered, type } from '#tests/web/rendered.tsx';
import type { FieldBinding } from './contract-form.ts';
import { EmailField, PhoneField, SelectField, TextField } from './fields.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';

let leave: () => void;
afterEach(() => leave());

function binding<T>(value: T, onChange: (next: T) => void = () => undefined): FieldBinding<T> {
  return {
    name: 'field',
    value,
    onChange,
    onBlur: () => undefined,
    error: undefined,
    required: false,
  };
}

const box = () => oneOf(HTMLInputElement, 'input');

describe('a field', () => {
  test('is named by its label and described by its hint and its fault', () => {
    ({ leave } = rendered(
      <TextField
        {...binding('x')}
        label="Ulice"
        hint="Ulice a číslo"
        error="Zadejte nejvýše 200 znaků"
        required
      />,
    ));
    expect(one(`label[for="${box().id}"]`).textContent).toContain('Ulice');
    const described = box()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(
      expect.arrayContaining(['Ulice a číslo', 'Zadejte nejvýše 200 znaků']),
    );
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  test('tells what is odd about its value under its hint, and is not faulty by it', () => {
    ({ leave } = rendered(
      <TextField {...binding('x')} label="PSČ" hint="Pět číslic" doubt="Nevypadá jako české PSČ" />,
    ));
    const described = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Pět číslicNevypadá jako české PSČ');
    expect(box().getAttribute('aria-invalid')).not.toBe('true');
  });

  test('for e-mail and telephone has the input type of its kind', () => {
    ({ leave } = rendered(<EmailField {...binding('')} label="E-mail" />));
    expect(box().type).toBe('email');
    leave();
    ({ leave } = rendered(<PhoneField {...binding('')} label="Telefon" />));
    expect(box().type).toBe('tel');
  });

  test('of a few values offers them', () => {
    const options = [
      { value: 'a', label: 'Byt' },
      { value: 'b', label: 'Nebyt' },
    ];
    ({ leave } = rendered(<SelectField {...binding('b')} label="Druh" options={options} />));
    expect(oneOf(HTMLSelectElement, 'select').selectedOptions[0]?.textContent).toBe('Nebyt');
  });
});

describe('a number', () => {
  const held: { value: number | string | null } = { value: null };

  function Probe({ start }: { start: number | string | null }) {
    const [value, setValue] = useState(start);
    useEffect(() => {
      held.value = value;
    });
    return (
      <NumberField
        {...binding<number | string | null>(value, setValue)}
        label="Plocha"
        decimals={2}
      />
    );
  }

  const leaveBox = () =>
    act(() => void box().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

  test('is written and read in the Czech way', () => {
    ({ leave } = rendered(<Probe start={1234.5} />));
    expect(box().value).toBe('1\u00a0234,50');
    type(box(), '64,3');
    expect(held.value).toBe(64.3);
    expect(box().value).toBe('64,3');
    leaveBox();
    expect(box().value).toBe('64,30');
  });

  test('is nothing in an empty field, and stays as typed while it reads as no number', () => {
    ({ leave } = rendered(<Probe start={1} />));
    type(box(), ' ');
    expect(held.value).toBeNull();
    type(box(), 'dvě');
    expect(held.value).toBe('dvě');
    leaveBox();
    expect(box().value).toBe('dvě');
  });
});

describe('a password', () => {
  test.each([
    ['heslo', 'slabé heslo'],
    ['heslo123', 'střední síla 3/5'],
    ['Heslo123', 'střední síla 4/5'],
    ['Heslo-123', 'silné heslo'],
  ])('%s is judged by the meter as %s', (password, label) => {
    ({ leave } = rendered(<PasswordField {...binding(password)} label="Nové heslo" withMeter />));
    expect(one('[role="status"]').textContent).toBe(label);
  });

  test('has no meter where none is chosen, and none over an empty field', () => {
    ({ leave } = rendered(<PasswordField {...binding('heslo')} label="Heslo" />));
    expect(document.querySelector('[role="status"]')).toBeNull();
    leave();
    ({ leave } = rendered(<PasswordField {...binding('')} label="Heslo" withMeter />));
    expect(one('[role="status"]').textContent).toBe('');
  });
});
