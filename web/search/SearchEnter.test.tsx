import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { search } from '#contract/search.ts';
import { queryClient } from '#web/lib/query.ts';
import { press, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import {
  box,
  find,
  flat,
  opened,
  options,
  person,
  pointed,
  seek,
  symbol,
  titles,
} from '#tests/web/searching.ts';
import { SearchDialog } from './SearchDialog.tsx';

const onOpen = vi.fn<(address: string) => void>();
let api: StubApi;
let leave: () => void;

beforeEach(async () => {
  onOpen.mockReset();
  api = stubApi();
  signedIn();
  api.answers(search, { values: [symbol, person, flat] });
  ({ leave } = drawn(
    <SearchDialog {...opened} commands={[]} onClose={() => undefined} onOpen={onOpen} />,
  ));
  await eventually(() => box());
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('Enter opens nothing that it was waiting for once another text is sought', async () => {
  const release = api.holds(search);
  type(box(), 'nov');
  press(box(), 'Enter');
  type(box(), 'nová');
  release();
  await eventually(() => expect(options()).toHaveLength(3));
  expect(onOpen).not.toHaveBeenCalled();
});

test('a find chosen by Enter before it has come is that of the text typed, not of the one before', async () => {
  await seek('nov', 3);
  api.answers(search, { values: [find('person', 9, 'Eva Bílá')] });
  type(box(), 'eva');
  press(box(), 'Enter');
  await eventually(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith('/address/9?unit=1'));
});

test('a find walked to among those of an older text is not opened by another one', async () => {
  await seek('nov', 3);
  api.answers(search, { values: [find('person', 9, 'Eva Bílá')] });
  const release = api.holds(search);
  type(box(), 'eva');
  press(box(), 'ArrowDown');
  expect(pointed()).toContain('Jan Novák');
  press(box(), 'Enter');
  release();
  await eventually(() => expect(titles()).toEqual(['Eva Bílá']));
  expect(onOpen).not.toHaveBeenCalled();
});

test('a find walked to and found by what was typed on is opened', async () => {
  await seek('nov', 3);
  api.answers(search, { values: [symbol, person] });
  const release = api.holds(search);
  type(box(), 'nová');
  press(box(), 'ArrowDown');
  press(box(), 'Enter');
  expect(onOpen).not.toHaveBeenCalled();
  release();
  await eventually(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith('/address/7?unit=1'));
});

test('a find that Enter waits for is not opened once the search is closed', async () => {
  const release = api.holds(search);
  type(box(), 'nov');
  press(box(), 'Enter');
  leave();
  release();
  await settled();
  expect(onOpen).not.toHaveBeenCalled();
});
