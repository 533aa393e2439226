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

test('a print that was asked for before the portal was there is followed from the start', () => {
  const paper = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValueOnce(paper as unknown as MediaQueryList);
  const onPrint = vi.fn();
  stop = followPrinting(onPrint);
  expect([printing.get(), onPrint.mock.calls.length]).toEqual([true, 1]);
  tell('afterprint');
  expect(printing.get()).toBe(false);
});
