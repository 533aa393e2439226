import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listRelations, type Relation } from '#contract/addresses.ts';
import { errors } from '#contract/errors.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
import { one, rendered, settled } from '#tests/web/rendered.tsx';
import { longListFor, useFirstRows } from './long-list.ts';
import { keyOf, queryClient } from './query.ts';

const input = { params: { unit_id: 1 } };
const asked: string[] = [];
let waiting: ((answer: Response) => void)[] = [];
let signals: AbortSignal[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(new URL(url).search);
    signals.push(signal);
    return new Promise<Response>((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', reject);
    });
  });
});
afterEach(() => {
  queryClient.clear();
  asked.length = 0;
  waiting = [];
  signals = [];
});

/** Answers the call that was made last. */
async function answer(result: unknown) {
  await act(async () => waiting.at(-1)?.(new Response(JSON.stringify({ result }))));
  await settled();
}

/** Refuses the call that was made last. */
async function refuse(code: 'list-changed' | 'overloaded') {
  const { status, ...error } = errors[code];
  await act(async () => waiting.at(-1)?.(new Response(JSON.stringify({ error }), { status })));
  await settled();
}

function List() {
  const list = useQuery(longListFor(listRelations, input));
  const first = useFirstRows(listRelations, input, list);
  const told = list.data?.values.length ?? 'nic';
  const begun =
    first === undefined ? 'nic' : `${first.values.length}, ${first.come} z ${first.total}`;
  return <p>{`celek ${told}, začátek ${begun}`}</p>;
}

function shown() {
  return rendered(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
}

const relation: Relation = {
  address_id: 1,
  address_type: 'person',
  full_name: 'Nová Jana',
  title_before: '',
  title_after: '',
  email: '',
  phone: '',
  relation: 'owner',
  record_id: 1,
  pasport_id: 1,
  pasport_space_id: 1,
  building_name: 'Lipová 5',
  space_number: '12',
  variable_symbol: '',
  valid_from: '2020-01-01',
  valid_to: null,
  users_count: null,
  contract_valid_to: null,
  contract_warning: null,
};
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ ...relation, record_id: from + at + 1 }));
const beginning = { values: rows(FIRST_ROWS), total: 3000, next: 'a.500.1' };
const second = { values: rows(2000, FIRST_ROWS), total: 3000, next: 'b.2500.2' };
const third = { values: rows(500, 2500), total: 3000 };
const whole = { values: rows(3000), total: 3000 };
const key = keyOf(listRelations, input);
const FIRST = `?first=${FIRST_ROWS}`;
const SECOND = '?first=2000&after=a.500.1';
const THIRD = '?first=2000&after=b.2500.2';

test('a short list is one call', async () => {
  const { host, leave } = shown();
  await answer({ values: rows(3), total: 3 });
  expect(one('p', host).textContent).toBe('celek 3, začátek nic');
  expect(asked).toEqual([FIRST]);
  leave();
});

test('of a long one the beginning is seen until all pieces have come', async () => {
  const { host, leave } = shown();
  await answer(beginning);
  expect(one('p', host).textContent).toBe('celek nic, začátek 500, 500 z 3000');
  await answer(second);
  expect(one('p', host).textContent).toBe('celek nic, začátek 500, 2500 z 3000');
  await answer(third);
  expect(one('p', host).textContent).toBe('celek 3000, začátek nic');
  expect(queryClient.getQueryData(key)).toEqual(whole);
  expect(asked).toEqual([FIRST, SECOND, THIRD]);
  leave();
});

test('a list known to be long begins with a larger piece, and stays in sight meanwhile', async () => {
  queryClient.setQueryData(key, { values: rows(FIRST_ROWS + 1) });
  const { host, leave } = shown();
  await act(async () => void queryClient.invalidateQueries({ queryKey: keyOf(listRelations) }));
  expect(one('p', host).textContent).toContain(`celek ${FIRST_ROWS + 1}`);
  await answer({ values: rows(2000), total: 2500, next: 'c.2000.3' });
  expect(one('p', host).textContent).toBe(`celek ${FIRST_ROWS + 1}, začátek nic`);
  await answer({ values: rows(500, 2000), total: 2500 });
  expect(one('p', host).textContent).toContain('celek 2500');
  expect(asked).toEqual(['?first=2000', '?first=2000&after=c.2000.3']);
  leave();
});

test('a piece that an overloaded server refuses is asked for again, and what has come stays', async () => {
  const { host, leave } = shown();
  await answer(beginning);
  for (const calls of [3, 4]) {
    await refuse('overloaded');
    await act(() => vi.waitFor(() => expect(asked).toHaveLength(calls), { timeout: 5000 }));
  }
  expect(one('p', host).textContent).toBe('celek nic, začátek 500, 500 z 3000');
  expect(asked).toEqual([FIRST, SECOND, SECOND, SECOND]);
  await answer(second);
  await answer(third);
  expect(queryClient.getQueryData(key)).toEqual(whole);
  leave();
});

test('a list that others changed while it came is begun anew, and at last asked for whole', async () => {
  const { host, leave } = shown();
  for (const _ of [1, 2, 3]) {
    await answer(beginning);
    await answer(second);
    await refuse('list-changed');
  }
  expect(asked).toEqual([...[1, 2, 3].flatMap(() => [FIRST, SECOND, THIRD]), '']);
  await answer({ values: rows(3001) });
  expect(one('p', host).textContent).toBe('celek 3001, začátek nic');
  leave();
});

test('one that is to be read anew while it comes is begun anew, each time', async () => {
  const { leave } = shown();
  const change = () =>
    act(async () => void queryClient.invalidateQueries({ queryKey: keyOf(listRelations) }));
  await answer(beginning);
  await change();
  await answer(second);
  expect(asked).toEqual([FIRST, SECOND, FIRST]);
  await answer(beginning);
  await answer(second);
  await change();
  await answer(third);
  expect(asked.slice(3)).toEqual([SECOND, THIRD, FIRST]);
  await answer(beginning);
  await answer(second);
  await answer(third);
  expect(queryClient.getQueryData(key)).toEqual(whole);
  leave();
});

test('nobody asks for the rest of a list that was left', async () => {
  const { leave } = shown();
  await answer(beginning);
  leave();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  await answer(second);
  expect(asked).toEqual([FIRST, SECOND]);
});

test('a server of the version before, which does not tell how to go on, is asked for the whole', async () => {
  const { leave } = shown();
  for (const _ of [1, 2, 3]) await answer({ values: rows(FIRST_ROWS), total: 600 });
  expect(asked.at(-1)).toBe('');
  await answer({ values: rows(600) });
  expect(queryClient.getQueryData(key)).toEqual({ values: rows(600) });
  leave();
});
