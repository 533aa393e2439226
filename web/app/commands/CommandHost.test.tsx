// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { search } from '#contract/search.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, press, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { CommandHost } from './CommandHost.tsx';
import { closeDialog, openedDialog } from './opened.ts';
import { watchKeys } from './watch-keys.ts';

const push = vi.fn<(address: string) => void>();
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ history: { push } }),
}));

/** How the code of the search comes: held until told, or not at all. */
let fetched: () => Promise<void>;
vi.mock('./search-code.ts', () => ({
  fetchSearch: async () => {
    await fetched();
    return import('./CommandSearch.tsx');
  },
}));

let api: StubApi;
let leave: () => void;
let comes: () => void;
let unwatch: () => void;
const early = () => oneOf(HTMLInputElement, '[aria-label="Hledání se načítá"] input');
const box = () => oneOf(HTMLInputElement, '[role="combobox"]');
const dialogs = () => document.querySelectorAll('[role="dialog"]');
const opener = () => button('Odkud se hledá');

beforeEach(() => {
  push.mockReset();
  api = stubApi();
  signedIn();
  api.answers(search, { values: [] });
  const held = new Promise<void>((resolve) => (comes = resolve));
  fetched = () => held;
  ({ leave } = drawn(
    <>
      <button type="button">Odkud se hledá</button>
      <CommandHost />
    </>,
  ));
  unwatch = watchKeys(push);
  opener().focus();
  press(opener(), 'k', { ctrlKey: true });
});
afterEach(() => {
  act(closeDialog);
  unwatch();
  leave();
  queryClient.clear();
});

test('the search takes over text and caret that were typed while it was on its way', async () => {
  expect(document.activeElement).toBe(early());
  type(early(), 'lipova');
  early().setSelectionRange(2, 4);
  comes();
  await eventually(() => expect(box().value).toBe('lipova'));
  expect(dialogs()).toHaveLength(1);
  expect(document.activeElement).toBe(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([2, 4]);
});

test('keys without Ctrl sleep while the search is on its way', async () => {
  // What the keys run is there, and would answer at once.
  await import('./run-keys.ts');
  for (const key of ['g', 'd', '?']) press(early().closest('[role="dialog"]') ?? early(), key);
  await settled();
  expect(push).not.toHaveBeenCalled();
  expect(openedDialog.get()).toBe('search');
});

const found = {
  kind: 'person' as const,
  unit_id: 1,
  unit_name: 'SVJ Lipová',
  id: 7,
  title: 'Jan Novák',
  detail: '',
};

test('Enter waits for what was typed, and is forgotten when one types on', async () => {
  api.answers(search, { values: [found] });
  type(early(), 'nov');
  press(early(), 'Enter');
  comes();
  await eventually(() => expect(push).toHaveBeenCalledExactlyOnceWith('/address/7?unit=1'));
  expect(openedDialog.get()).toBeNull();
});

test.each([
  ['typed on', () => type(early(), 'nová')],
  ['typed nothing', () => type(early(), '')],
])('Enter runs nothing for who has %s', async (_what, next) => {
  api.answers(search, { values: [found] });
  type(early(), 'nov');
  press(early(), 'Enter');
  next();
  comes();
  await eventually(() => box());
  await settled();
  expect(push).not.toHaveBeenCalled();
  expect(openedDialog.get()).toBe('search');
});

test('Enter before anything is typed runs no command', async () => {
  press(early(), 'Enter');
  comes();
  await eventually(() => box());
  expect(openedDialog.get()).toBe('search');
});

test('Esc closes the field, the focus goes back, and what comes late opens nothing', async () => {
  press(early(), 'Escape');
  expect(dialogs()).toHaveLength(0);
  expect(document.activeElement).toBe(opener());
  comes();
  await settled();
  expect(dialogs()).toHaveLength(0);
});

test('the focus goes back from the search as well, and the next opening begins anew', async () => {
  type(early(), 'lipova');
  comes();
  await eventually(() => box());
  press(box(), 'Escape');
  expect(document.activeElement).toBe(opener());
  press(opener(), 'k', { ctrlKey: true });
  await eventually(() => expect(box().value).toBe(''));
  expect(dialogs()).toHaveLength(1);
});

test('a search that does not come says so, and is asked for anew with what was typed', async () => {
  fetched = () => Promise.reject(new Error('no line'));
  press(early(), 'Escape');
  queryClient.clear();
  press(opener(), 'k', { ctrlKey: true });
  type(early(), 'lipova');
  await eventually(() => expect(one('[role="alert"]').textContent).toContain('nepodařilo načíst'));
  press(early(), 'Tab');
  expect(document.activeElement).toBe(button('Zkusit znovu'));
  press(button('Zkusit znovu'), 'Tab');
  expect(document.activeElement).toBe(early());
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  click(button('Zkusit znovu'));
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pagehide'));
  // The next page.
  act(closeDialog);
  queryClient.clear();
  unwatch();
  fetched = () => Promise.resolve();
  act(() => void (unwatch = watchKeys(push)));
  await eventually(() => expect(box().value).toBe('lipova'));
  act(closeDialog);
  press(opener(), 'k', { ctrlKey: true });
  await eventually(() => expect(box().value).toBe(''));
});
