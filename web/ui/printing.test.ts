import { afterEach, expect, test, vi } from 'vitest';
import { followPrinting, printing } from './printing.ts';

const root = document.documentElement;
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  document.body.replaceChildren();
  root.removeAttribute('data-mantine-color-scheme');
});

const tell = (name: string) => dispatchEvent(new Event(name));

test('paper is light and holds all, and the screen comes back as it was', () => {
  root.setAttribute('data-mantine-color-scheme', 'dark');
  const onPrint = vi.fn();
  stop = followPrinting(onPrint);
  tell('beforeprint');
  expect([printing.get(), root.dataset['mantineColorScheme']]).toEqual([true, 'light']);
  expect(onPrint).toHaveBeenCalled();
  // Some browsers tell it twice; the screen was dark all the time.
  tell('beforeprint');
  tell('afterprint');
  expect([printing.get(), root.dataset['mantineColorScheme']]).toEqual([false, 'dark']);
});

test('a sheet that is printed in place of the screen leaves the screen alone', () => {
  stop = followPrinting(() => undefined);
  const sheet = document.createElement('section');
  sheet.dataset['printSheet'] = '';
  document.body.append(sheet);
  tell('beforeprint');
  expect(printing.get()).toBe(false);
  tell('afterprint');
});
