import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, click, one, settled, type } from '#tests/web/rendered.tsx';
import {
  box,
  draftValues,
  endForm,
  held,
  initial,
  newerVersion,
  onSave,
  open,
  save,
  startForm,
} from '#tests/web/form-probe.tsx';

beforeEach(startForm);
afterEach(endForm);

describe('a conflict of versions', () => {
  const choose = (index: number) =>
    click(document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[index] as HTMLElement);

  test('over different fields is joined and saved by itself', async () => {
    onSave.mockRejectedValueOnce(newerVersion({ name: 'Jejich název' }, 4));
    open();
    type(box('city'), 'Praha');
    await save();
    expect(onSave).toHaveBeenLastCalledWith(
      { city: 'Praha' },
      { values: { ...initial, name: 'Jejich název', city: 'Praha' }, version: 4 },
    );
    expect(held.form.conflict).toBeNull();
    expect(held.form.isDirty).toBe(false);
  });

  test('over the same field shows both values under its name and waits', async () => {
    onSave.mockRejectedValueOnce(newerVersion({ city: 'Zlín' }, 4));
    open();
    type(box('city'), 'Praha');
    await save();
    const panel = one('[data-conflict]');
    expect(document.activeElement).toBe(panel);
    expect(one('legend', panel).textContent).toBe('Město');
    expect([...panel.querySelectorAll('strong')].map((value) => value.textContent)).toEqual([
      'Praha',
      'Zlín',
    ]);
    expect(button('Uložit změny').disabled).toBe(true);
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('is ended by my value, saved over the newer version', async () => {
    onSave.mockRejectedValueOnce(newerVersion({ city: 'Zlín', name: 'Jejich název' }, 4));
    open();
    type(box('city'), 'Praha');
    await save();
    click(button('Uložit vybrané hodnoty'));
    await settled();
    expect(onSave).toHaveBeenLastCalledWith(
      { city: 'Praha' },
      { values: { ...initial, name: 'Jejich název', city: 'Praha' }, version: 4 },
    );
    expect(held.form.conflict).toBeNull();
  });

  test('is ended by theirs, field by field', async () => {
    onSave.mockRejectedValueOnce(newerVersion({ city: 'Zlín', name: 'Jejich název' }, 4));
    open();
    type(box('city'), 'Praha');
    type(box('name'), 'Můj název');
    await save();
    choose(3);
    click(button('Uložit vybrané hodnoty'));
    await settled();
    expect(onSave).toHaveBeenLastCalledWith(
      { name: 'Můj název' },
      { values: { ...initial, name: 'Můj název', city: 'Zlín' }, version: 4 },
    );
  });

  test('is ended by dropping my changes for the newer record', async () => {
    onSave.mockRejectedValueOnce(newerVersion({ city: 'Zlín' }, 4));
    open();
    type(box('city'), 'Praha');
    await save();
    click(button('Zahodit moje změny'));
    expect(box('city').value).toBe('Zlín');
    expect(held.form.isDirty).toBe(false);
    expect(draftValues()).toBeNull();
  });

  test('that never ends is left to the person', async () => {
    onSave.mockRejectedValue(newerVersion({ name: 'Jejich název' }, 4));
    open();
    type(box('city'), 'Praha');
    await save();
    expect(onSave.mock.calls.length).toBeLessThan(6);
    expect(held.form.conflict?.clashes).toEqual([]);
  });
});
