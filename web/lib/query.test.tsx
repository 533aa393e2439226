import { QueryClientProvider } from '@tanstack/react-query';
import { act, Component } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors } from '#contract/errors.ts';
import { confirmAllUserMessages, listUserMessages } from '#contract/messages.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { click, one, rendered, settled } from '#tests/web/rendered.tsx';
import { keepAnswer, keyOf, queryClient, queryFor, useCall, useLoad } from './query.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const reply =
  (content: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(content), { status });

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  queryClient.clear();
  fetched.mockReset();
});

test('a read is known by its endpoint and input', () => {
  const input = { params: { unit_id: 5 } };
  expect(queryFor(addressStatistics, input).queryKey).toEqual([addressStatistics.path, input]);
  expect(keyOf(addressStatistics)).toEqual([addressStatistics.path]);
});

test('a read asked for again while it is loading is one call', async () => {
  fetched.mockImplementation(reply({ result: { values: [] } }));
  const read = queryFor(listUserMessages);
  await Promise.all([queryClient.fetchQuery(read), queryClient.fetchQuery(read)]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('naming an endpoint alone covers its reads of any input', async () => {
  queryClient.setQueryData(keyOf(addressStatistics, { params: { unit_id: 5 } }), {
    addresses_count: 1,
  });
  await queryClient.invalidateQueries({ queryKey: keyOf(addressStatistics) });
  const state = queryClient.getQueryState(keyOf(addressStatistics, { params: { unit_id: 5 } }));
  expect(state?.isInvalidated).toBe(true);
});

test('a change hands its result on and has the named reads refreshed', async () => {
  queryClient.setQueryData(keyOf(listUserMessages), { values: [] });
  fetched.mockImplementation(reply({ result: { values: [] } }));
  const told = vi.fn<(result: unknown) => void>();
  function Changer() {
    const all = useCall(confirmAllUserMessages, {
      invalidates: [listUserMessages],
      onSuccess: told,
    });
    return (
      <button type="button" onClick={() => all.mutate({ body: {} })}>
        Potvrdit vše
      </button>
    );
  }
  const { leave } = rendered(inCache(<Changer />));
  click(one('button'));
  await vi.waitFor(async () => {
    await settled();
    expect(told).toHaveBeenCalledTimes(1);
  });
  expect(told.mock.lastCall?.[0]).toEqual({ values: [] });
  expect(queryClient.getQueryState(keyOf(listUserMessages))?.isInvalidated).toBe(true);
  leave();
});

test('the answer to a change is not put back by a read that had left before it', async () => {
  const message = {
    client_user_message_id: 1,
    message: 'Stará',
    created: '2026-01-02T08:15:00.000Z',
  };
  let answer: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => void (answer = resolve)));
  fetched.mockImplementation(reply({ result: { values: [] } }));
  const before = queryClient.fetchQuery(queryFor(listUserMessages)).catch(() => undefined);
  keepAnswer(keyOf(listUserMessages), { values: [] });
  answer(new Response(JSON.stringify({ result: { values: [message] } })));
  await before;
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(keyOf(listUserMessages))).toEqual({ values: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
});

function inCache(content: ReactNode) {
  return <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>;
}

class Catcher extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === '' ? this.props.children : <b>{this.state.message}</b>;
  }
}

test('a first load that fails is thrown to the page of the fault; a failed refresh keeps the data', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { errorCode, errorMsg, status } = errors['not-found'];
  fetched.mockImplementation(reply({ error: { errorCode, errorMsg } }, status));
  function Messages() {
    return <i>{useLoad(queryFor(listUserMessages)).data?.values.length}</i>;
  }
  const first = rendered(
    inCache(
      <Catcher>
        <Messages />
      </Catcher>,
    ),
  );
  await settled();
  await settled();
  expect(first.host.querySelector('b')?.textContent).toBe(errorMsg);
  first.leave();

  queryClient.setQueryData(keyOf(listUserMessages), { values: [] });
  const second = rendered(
    inCache(
      <Catcher>
        <Messages />
      </Catcher>,
    ),
  );
  await act(async () => queryClient.refetchQueries({ queryKey: keyOf(listUserMessages) }));
  expect(second.host.querySelector('i')?.textContent).toBe('0');
  second.leave();
});

test.each([
  ['overloaded', 2],
  ['maintenance', 1],
  ['not-found', 1],
] as const)('a read that meets %s is asked %i times', async (code, times) => {
  const { errorCode, errorMsg, status } = errors[code];
  fetched.mockImplementation(reply({ error: { errorCode, errorMsg } }, status));
  const asked = { ...queryFor(listUserMessages), retryDelay: 1 };
  await expect(queryClient.fetchQuery({ ...asked, retry: defaultRetry() })).rejects.toMatchObject({
    code,
  });
  expect(fetched).toHaveBeenCalledTimes(times);
});

// What is fetched by hand is not repeated by itself: the rule of mounted reads is handed over.
function defaultRetry() {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (retry === undefined) throw new Error('no rule');
  return retry;
}
