import { expect, test, vi } from 'vitest';
import { fetchQuietly } from './fetch-quietly.ts';
import { reloadAfterUpgrade } from './fresh-build.ts';

/** A part of the page that is gone, as the bundler tells of it. */
async function gone(): Promise<string> {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw new Error('gone');
  return '';
}

test('a part that nobody has asked for is missed quietly, others have the page loaded anew', async () => {
  const reload = vi.fn();
  reloadAfterUpgrade(reload);
  expect(await fetchQuietly(async () => 'part')).toBe('part');
  expect(await fetchQuietly(gone)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  await gone();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await fetchQuietly(gone)).toBeUndefined();
  await expect(gone()).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});
