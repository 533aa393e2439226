import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flash, flashError, flashes } from './flash.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('flash', () => {
  test('both notices start empty', () => {
    expect(flashes.get()).toEqual({ flashMessage: '', flashError: '' });
  });

  test('a message stands for 2 seconds', () => {
    flash('Změny byly uloženy');
    vi.advanceTimersByTime(1999);
    expect(flashes.get().flashMessage).toBe('Změny byly uloženy');
    vi.advanceTimersByTime(1);
    expect(flashes.get().flashMessage).toBe('');
  });

  test('an error stands for 2.5 seconds beside a message', () => {
    flashError('Chyba');
    flash('Hotovo');
    vi.advanceTimersByTime(2499);
    expect(flashes.get()).toEqual({ flashMessage: '', flashError: 'Chyba' });
    vi.advanceTimersByTime(1);
    expect(flashes.get().flashError).toBe('');
  });

  test('the next message has its whole time', () => {
    flash('První');
    vi.advanceTimersByTime(1500);
    flash('Druhá');
    vi.advanceTimersByTime(1999);
    expect(flashes.get().flashMessage).toBe('Druhá');
    vi.advanceTimersByTime(1);
    expect(flashes.get().flashMessage).toBe('');
  });
});
