import { expect, test, vi } from 'vitest';
import { reloadAfterUpgrade } from './fresh-build.ts';

test('a part of the page that is gone reloads the page, and not over and over', () => {
  const reload = vi.fn<() => void>();
  reloadAfterUpgrade(reload);
  const first = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  const second = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(second);
  expect(second.defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
