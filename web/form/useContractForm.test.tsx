import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { asked } from '#web/notices/confirm.ts';
import { button, click, one, oneOf, press, settled, type } from '#tests/web/rendered.tsx';
import {
  box,
  draftValues,
  endForm,
  errorOf,
  held,
  initial,
  onCancel,
  onSave,
  open,
  redraw,
  save,
  startForm,
} from '#tests/web/form-probe.tsx';

const leaveBox = () =>
  act(() => void box('name').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

beforeEach(startForm);
afterEach(endForm);

describe('rules of the contract', () => {
  test('mark what is required and speak in the place of the field once it is left', () => {
    open();
    expect(box('name').required).toBe(true);
    expect(box('city').required).toBe(false);
    type(box('name'), 'Dů');
    expect(errorOf('name')).toBeUndefined();
    leaveBox();
    expect(errorOf('name')).toBe('Zadejte minimálně 3 znaky');
    expect(box('name').getAttribute('aria-invalid')).toBe('true');
    type(box('name'), 'Dům');
    expect(errorOf('name')).toBeUndefined();
  });

  test('tell what is odd without stopping the save', async () => {
    open();
    type(box('city'), 'Paříž');
    expect(held.form.field('city').doubt).toBe('Nevypadá jako česká obec');
    expect(errorOf('city')).toBeUndefined();
    await save();
    expect(onSave).toHaveBeenCalledOnce();
  });

  test('keep the save button disabled while the form is invalid', () => {
    open();
    type(box('name'), '');
    expect(button('Uložit změny').disabled).toBe(true);
    type(box('name'), 'Dům');
    expect(button('Uložit změny').disabled).toBe(false);
  });

  test('a save stopped by them puts the cursor into the first faulty field, opening its panel', async () => {
    open();
    type(box('sipo'), '12');
    await save();
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box('sipo'));
    expect(one('details').hasAttribute('open')).toBe(true);
    expect(errorOf('sipo')).toBe('SIPO musí být přesně 10 znaků - zadáno 2');
  });

  test('say at once what is wrong in a record that cannot be saved as it stands', () => {
    open({ initial: { ...initial, sipo: '12' } });
    expect(errorOf('sipo')).toBe('SIPO musí být přesně 10 znaků - zadáno 2');
    expect(errorOf('name')).toBeUndefined();
  });
});

describe('saving', () => {
  test('sends only the changed fields, as the schema reads them, with the version', async () => {
    open();
    type(box('city'), '  Praha ');
    click(box('active'));
    expect(held.form.changes()).toEqual({ city: 'Praha', active: false });
    await save();
    expect(onSave).toHaveBeenCalledWith(
      { city: 'Praha', active: false },
      { values: { ...initial, city: 'Praha', active: false }, version: 1 },
    );
  });

  test('takes the returned record for its ground and the next version', async () => {
    open();
    type(box('city'), 'Praha');
    expect(held.form.isDirty).toBe(true);
    expect(document.body.textContent).toContain('Neuložené změny');
    await save();
    expect(held.form.isDirty).toBe(false);
    expect(document.body.textContent).not.toContain('Neuložené změny');
    type(box('name'), 'Jiný dům');
    await save();
    expect(onSave).toHaveBeenLastCalledWith(
      { name: 'Jiný dům' },
      expect.objectContaining({ version: 2 }),
    );
  });

  test('keeps what was typed while it was on its way', async () => {
    const waiting: (() => void)[] = [];
    onSave.mockImplementation(
      (changes) =>
        new Promise((resolve) =>
          waiting.push(() => resolve({ ...initial, ...changes, version: 2 })),
        ),
    );
    open();
    type(box('city'), 'Praha');
    await save();
    expect(held.form.isSaving).toBe(true);
    type(box('name'), 'Dům nový');
    waiting[0]?.();
    await settled();
    expect(held.form.values).toEqual({ ...initial, city: 'Praha', name: 'Dům nový' });
    expect(held.form.changes()).toEqual({ name: 'Dům nový' });
  });

  test('is not sent twice by an impatient hand', async () => {
    onSave.mockImplementation(() => new Promise(() => undefined));
    open();
    type(box('city'), 'Praha');
    await save();
    await save();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('puts the faults of the server to their fields', async () => {
    const fields = [{ field: 'city', message: 'Město neznáme' }];
    onSave.mockRejectedValue(
      new ApiError({
        kind: 'api',
        status: 400,
        errorCode: 60000400,
        message: 'Opravte',
        url: '/v1/x',
        fields,
      }),
    );
    open();
    type(box('city'), 'Atlantida');
    await save();
    expect(errorOf('city')).toBe('Město neznáme');
    expect(document.activeElement).toBe(box('city'));
    expect(held.form.error).toBeNull();
  });

  test('that fails otherwise says so over the bar and keeps the text', async () => {
    onSave.mockRejectedValue(
      new ApiError({ kind: 'timeout', message: 'Vypršel čas', url: '/v1/x' }),
    );
    open();
    type(box('city'), 'Praha');
    await save();
    expect(document.body.textContent).toContain('Vyplněné údaje zůstaly zachovány.');
    expect(box('city').value).toBe('Praha');
    expect(draftValues()).toEqual({ city: 'Praha' });
  });

  test('an answer that comes after another record was opened leaves that one alone', async () => {
    const waiting: (() => void)[] = [];
    onSave.mockImplementation(
      (changes) =>
        new Promise((resolve) => waiting.push(() => resolve({ ...initial, ...changes }))),
    );
    open({ recordKey: 1 });
    type(box('city'), 'Praha');
    await save();
    redraw({ recordKey: 2, draftKey: 'unit.2', initial: { ...initial, name: 'Jiná jednotka' } });
    waiting[0]?.();
    await settled();
    expect(held.form.values).toEqual({ ...initial, name: 'Jiná jednotka' });
    expect(held.form.isDirty).toBe(false);
    expect(held.form.isSaving).toBe(false);
  });
});

describe('the keyboard', () => {
  test('Enter in a field saves', async () => {
    open();
    type(box('city'), 'Praha');
    act(() => oneOf(HTMLFormElement, 'form').requestSubmit());
    await settled();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('Ctrl+S saves from anywhere while there are changes', async () => {
    open();
    press(document.body, 's', { ctrlKey: true });
    expect(onSave).not.toHaveBeenCalled();
    type(box('city'), 'Praha');
    press(document.body, 's', { ctrlKey: true });
    await settled();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('Ctrl+Enter saves as Ctrl+S does, where Enter itself would begin a new line', async () => {
    open();
    type(box('city'), 'Praha');
    press(box('city'), 'Enter', { ctrlKey: true });
    await settled();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('Esc leaves an untouched form at once', async () => {
    open();
    press(box('city'), 'Escape');
    await settled();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(asked.get()).toBeNull();
  });

  test('Esc asks before changes are dropped', async () => {
    open();
    type(box('city'), 'Praha');
    press(box('city'), 'Escape');
    await settled();
    act(() => asked.get()?.answer(false));
    await settled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(box('city').value).toBe('Praha');
    press(box('city'), 'Escape');
    await settled();
    act(() => asked.get()?.answer(true));
    await settled();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(box('city').value).toBe('Brno');
  });
});

test('several fields can be written at once, as if typed', () => {
  open();
  act(() => held.form.setFields({ name: 'Z rejstříku', city: 'Praha' }));
  expect(held.form.changes()).toEqual({ name: 'Z rejstříku', city: 'Praha' });
  expect(draftValues()).toEqual({ name: 'Z rejstříku', city: 'Praha' });
});
