import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, click, type } from '#tests/web/rendered.tsx';
import {
  box,
  draftValues,
  endForm,
  held,
  initial,
  leavePage,
  newerVersion,
  onSave,
  open,
  redraw,
  save,
  startForm,
} from '#tests/web/form-probe.tsx';

beforeEach(startForm);
afterEach(endForm);

describe('the record', () => {
  test('is loaded again when another one is chosen, whatever was typed', () => {
    open({ recordKey: 1 });
    type(box('city'), 'Praha');
    redraw({ recordKey: 2, draftKey: 'unit.2', initial: { ...initial, city: 'Olomouc' } });
    expect(box('city').value).toBe('Olomouc');
    redraw({ recordKey: 1 });
    expect(box('city').value).toBe('Praha');
  });

  test('is loaded again in a newer version only while untouched', () => {
    open();
    redraw({ version: 2, initial: { ...initial, city: 'Praha' } });
    expect(box('city').value).toBe('Praha');
    type(box('name'), 'Rozepsáno');
    redraw({ version: 3, initial: { ...initial, city: 'Zlín' } });
    expect(box('city').value).toBe('Praha');
  });

  test('that was just saved is not overwritten by an older list', async () => {
    onSave.mockImplementation((changes) => Promise.resolve({ ...initial, ...changes, version: 5 }));
    open();
    type(box('city'), 'Praha');
    await save();
    redraw({ version: 4 });
    expect(box('city').value).toBe('Praha');
  });
});

describe('the draft', () => {
  test('survives a reload and is offered back', () => {
    open();
    type(box('city'), 'Praha');
    leavePage();
    open();
    expect(box('city').value).toBe('Praha');
    expect(document.body.textContent).toContain('Obnoven rozepsaný text');
    click(button('Zahodit'));
    expect(box('city').value).toBe('Brno');
    expect(draftValues()).toBeNull();
    expect(document.body.textContent).not.toContain('Obnoven rozepsaný text');
  });

  test('goes away with a save and with the return to what was there', async () => {
    open();
    type(box('city'), 'Praha');
    type(box('city'), 'Brno');
    expect(draftValues()).toBeNull();
    type(box('city'), 'Praha');
    await save();
    expect(draftValues()).toBeNull();
  });

  test('never holds a secret', () => {
    open({ secrets: ['sipo'] });
    type(box('sipo'), '7777');
    type(box('city'), 'Praha');
    expect(draftValues()).toEqual({ city: 'Praha' });
  });

  test('written over an older version meets the newer one as a conflict, not in silence', async () => {
    open();
    type(box('city'), 'Praha');
    leavePage();
    onSave.mockRejectedValueOnce(newerVersion({ city: 'Zlín' }, 4));
    open({ version: 4, initial: { ...initial, city: 'Zlín' } });
    await save();
    expect(onSave).toHaveBeenCalledWith({ city: 'Praha' }, expect.objectContaining({ version: 1 }));
    expect(held.form.conflict?.clashes).toEqual([{ field: 'city', mine: 'Praha', theirs: 'Zlín' }]);
  });

  test('that nobody can read is passed over', () => {
    sessionStorage.setItem('kastelan.draft.unit.1', '{"values":3}');
    open();
    expect(box('city').value).toBe('Brno');
    expect(held.form.isRestored).toBe(false);
  });
});
