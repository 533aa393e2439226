import { beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'kastelan.appearance';

// The module reads what is remembered when it is loaded, as the page does.
async function freshPage() {
  vi.resetModules();
  return import('./appearance.ts');
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-large-print');
  document.documentElement.removeAttribute('data-dense');
});

describe('appearance', () => {
  test('follows the system until something is chosen', async () => {
    const { schemeManager } = await freshPage();
    expect(schemeManager().get('light')).toBe('auto');
  });

  test('is remembered on the device for the next page', async () => {
    const first = await freshPage();
    first.setAppearance({ color_scheme: 'dark', large_print: true, density: 'dense' });
    const { schemeManager } = await freshPage();
    expect(schemeManager().get('light')).toBe('dark');
    expect(document.documentElement.hasAttribute('data-large-print')).toBe(true);
    expect(document.documentElement.hasAttribute('data-dense')).toBe(true);
  });

  test('tells Mantine about a change at once and keeps the other choice', async () => {
    const { schemeManager, setAppearance } = await freshPage();
    const manager = schemeManager();
    const onUpdate = vi.fn();
    setAppearance({ large_print: true });
    manager.subscribe(onUpdate);
    setAppearance({ color_scheme: 'light' });
    expect(onUpdate).toHaveBeenLastCalledWith('light');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      color_scheme: 'light',
      large_print: true,
      density: 'normal',
    });
    manager.unsubscribe();
    setAppearance({ color_scheme: 'dark' });
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'nic', '7', '{"color_scheme":"pink","large_print":"yes"}'])(
    'starts plainly over a spoilt memory %j',
    async (kept) => {
      localStorage.setItem(KEY, kept);
      const { schemeManager } = await freshPage();
      expect(schemeManager().get('light')).toBe('auto');
    },
  );
});
