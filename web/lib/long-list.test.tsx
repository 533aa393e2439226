import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listRelations, type Relation } from '#contract/addresses.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
import { one, rendered, settled } from '#tests/web/rendered.tsx';
import { longListFor, useFirstRows } from './long-list.ts';
import { keyOf, queryClient } from './query.ts';

const input = { params: { unit_id: 1 } };
const asked: string[] = [];
let waiting: ((answer: unknown) => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url).search);
    return new Promise<Response>((resolve) => {
      waiting.push((result) => resolve(new Response(JSON.stringify({ result }))));
    });
  });
});
afterEach(() => {
  queryClient.clear();
  asked.length = 0;
  waiting = [];
});

/** Answers the call that was made last. */
async function answer(result: unknown) {
  await act(async () => waiting.at(-1)?.(result));
  await settled();
}

function List() {
  const list = useQuery(longListFor(listRelations, input));
  const first = useFirstRows(listRelations, input, list);
  const told = list.data?.values.length ?? 'nic';
  return (
    <p>{`celek ${told}, začátek ${first?.values.length ?? 'nic'} z ${first?.total ?? 'nic'}`}</p>
  );
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
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...relation, record_id: at + 1 }));

test('a short list is one call', async () => {
  const { host, leave } = shown();
  await answer({ values: rows(3), total: 3 });
  expect(one('p', host).textContent).toBe('celek 3, začátek nic z nic');
  expect(asked).toEqual([`?first=${FIRST_ROWS}`]);
  leave();
});

test('of a long one the beginning is seen until the whole comes', async () => {
  const { host, leave } = shown();
  await answer({ values: rows(FIRST_ROWS), total: 2000 });
  expect(one('p', host).textContent).toBe(`celek nic, začátek ${FIRST_ROWS} z 2000`);
  await answer({ values: rows(2000) });
  expect(one('p', host).textContent).toBe('celek 2000, začátek nic z nic');
  expect(asked).toEqual([`?first=${FIRST_ROWS}`, '']);
  leave();
});

test('a list known to be long is read whole at once, and stays in sight meanwhile', async () => {
  queryClient.setQueryData(keyOf(listRelations, input), { values: rows(FIRST_ROWS + 1) });
  const { host, leave } = shown();
  await act(async () => void queryClient.invalidateQueries({ queryKey: keyOf(listRelations) }));
  expect(one('p', host).textContent).toContain(`celek ${FIRST_ROWS + 1}`);
  await answer({ values: rows(FIRST_ROWS + 2) });
  expect(one('p', host).textContent).toContain(`celek ${FIRST_ROWS + 2}`);
  expect(asked).toEqual(['']);
  leave();
});
