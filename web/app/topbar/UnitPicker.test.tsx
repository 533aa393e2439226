import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleSignIn, sampleUnit } from '#tests/web/sample-session.ts';
import { currentUnit } from '#web/session/activeUnit.ts';
import { signIn } from '#web/session/session.ts';
import { one, oneOf, press, rendered, settled, type } from '#tests/web/rendered.tsx';
import { UnitPicker } from './UnitPicker.tsx';

const names = [
  'SVJ Lipová',
  'Družstvo Javorka',
  'SVJ Kaštanová',
  'Nájemní dům',
  'SVJ Široká',
  'SVJ U Mlýna',
];
const onClose = vi.fn<() => void>();
let leave: () => void;

async function open(count: number): Promise<void> {
  const units = names.slice(0, count).map((name, index) => sampleUnit(index + 1, name));
  signIn({ ...sampleSignIn(), units }, false);
  ({ leave } = rendered(<UnitPicker isOpen onClose={onClose} />));
  await vi.waitFor(async () => {
    await settled();
    one('[role="listbox"]');
  });
}

const options = () =>
  [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
const filter = () => oneOf(HTMLInputElement, 'input');

beforeEach(() => onClose.mockReset());
afterEach(() => {
  leave();
  sessionStorage.clear();
});

describe('the unit picker', () => {
  test('lists the units by name and marks the active one', async () => {
    await open(3);
    expect(options()).toEqual(['Družstvo Javorka', 'SVJ Kaštanová', 'SVJ Lipová']);
    expect(one('[aria-selected="true"]').textContent).toBe('SVJ Lipová');
  });

  test('filters without regard to case and diacritics', async () => {
    await open(6);
    type(filter(), 'siroka');
    expect(options()).toEqual(['SVJ Široká']);
    type(filter(), 'xyz');
    expect(options()).toEqual([]);
    expect(document.body.textContent).toContain('Žádná jednotka neodpovídá hledání.');
  });

  test('shows the way to the management of units above five units', async () => {
    await open(5);
    expect(document.body.textContent).not.toContain('Přejít na správu jednotek');
    leave();
    await open(6);
    expect(document.body.textContent).toContain('Přejít na správu jednotek');
  });

  test('is walked by arrows, and Enter chooses', async () => {
    await open(3);
    press(filter(), 'Home');
    press(filter(), 'ArrowDown');
    expect(one('[data-pointed]').textContent).toBe('SVJ Kaštanová');
    expect(filter().getAttribute('aria-activedescendant')).toBe(one('[data-pointed]').id);
    press(filter(), 'Enter');
    expect(currentUnit()?.name).toBe('SVJ Kaštanová');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('chooses the first found by Enter', async () => {
    await open(6);
    type(filter(), 'javor');
    press(filter(), 'Enter');
    expect(currentUnit()?.name).toBe('Družstvo Javorka');
  });
});
