import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browseAddresses } from '#contract/addresses.ts';
import { confirmAllUserMessages } from '#contract/messages.ts';
import { listCampaigns } from '#contract/pasports/declarations.ts';
import { getSipoSettings } from '#contract/sipo/settings.ts';
import { readMany } from '#contract/reads.ts';
import { listTasks } from '#contract/tasks.ts';
import { listUsers } from '#contract/users.ts';
import { sampleSignIn, sampleUnit } from '#tests/web/sample-session.ts';
import { call } from '#web/lib/call.ts';
import { onTokenRefused } from '#web/lib/identity.ts';
import { log } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { setActiveUnit } from '#web/session/activeUnit.ts';
import { replaceToken, signIn } from '#web/session/session.ts';
import { dropStale, readAhead } from './read-ahead.ts';

interface Asked {
  readonly path: string;
  readonly body: { reads?: { path: string }[]; client_id?: number };
  readonly signal: AbortSignal;
  readonly answer: (status?: number) => void;
}
let asked: Asked[];
let stop: () => void;

const campaigns = () => call(listCampaigns, { params: { unit_id: 2 } });
const lead = (path: string) => readAhead(new URL(path, location.origin));
const calls = () => asked.map(({ path }) => path.replace('/v1/', ''));
const readsOf = ({ body }: Asked) => body.reads?.map(({ path }) => path);
const last = () => asked.at(-1)!;

/** Every list is empty; those read together are told by the reads themselves. */
function textOf({ reads }: Asked['body']): string {
  const none = { values: [] };
  const alone = JSON.stringify({ result: none });
  const answers = reads?.map(() => ({ status: 200, text: alone }));
  return JSON.stringify({ result: answers === undefined ? none : { answers } });
}

/** What is asked alone comes at once, what is asked together when the test says so. */
async function reply(url: string, { body = '{}', signal }: RequestInit): Promise<Response> {
  const sent = JSON.parse(body as string) as Asked['body'];
  return new Promise((resolve, reject) => {
    const answer = (status = 200) => resolve(new Response(textOf(sent), { status }));
    asked.push({ path: new URL(url).pathname, body: sent, signal: signal!, answer });
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    if (!url.endsWith(readMany.path)) answer();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(reply));
  asked = [];
  history.replaceState(null, '', '/');
  signIn({ ...sampleSignIn(), units: [sampleUnit(2, 'Lipová'), sampleUnit(3, 'Javorka')] }, false);
  stop = dropStale();
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
});

describe('the screen of a link', () => {
  test('has all its reads sent by one call, in the active unit and client', async () => {
    lead(paths.AuxiliariesSipo);
    expect(calls()).toEqual(['reads']);
    expect(readsOf(last())).toEqual(['/v1/sipo/register/2', '/v1/sipo/settings/2']);
    expect(last().body.client_id).toBe(4);
    setActiveUnit(3);
    lead(paths.SelfReadings);
    expect(readsOf(last())).toEqual(['/v1/meters/self/3']);
  });

  test('has them sent too where its address only narrows the list', () => {
    lead(`${paths.Declarations}?filter=open`);
    expect(calls()).toEqual(['reads']);
  });

  test('takes over what has come, and asks for it anew the next time', async () => {
    lead(paths.Declarations);
    last().answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await campaigns()).toEqual({ values: [] });
    expect(calls()).toEqual(['reads']);
    await campaigns();
    expect(calls()).toHaveLength(2);
  });

  test('waits for what is still on its way, and does not ask again', async () => {
    lead(paths.Declarations);
    const answer = campaigns();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls()).toEqual(['reads']);
    last().answer();
    expect(await answer).toEqual({ values: [] });
    expect(calls()).toEqual(['reads']);
  });

  test.each([401, 403, 500, 503])(
    'reads by itself when the answer was %s, and nobody is told of it',
    async (status) => {
      const refused = vi.fn();
      const noted = vi.spyOn(log, 'warn');
      const end = onTokenRefused(refused);
      lead(paths.Declarations);
      last().answer(status);
      await vi.advanceTimersByTimeAsync(0);
      expect(await campaigns()).toEqual({ values: [] });
      expect(calls()).toEqual(['reads', 'pasports/declarations/2']);
      expect([refused.mock.calls, noted.mock.calls]).toEqual([[], []]);
      end();
    },
  );

  test.each([
    ['takes over until five seconds after the answer', 4999, 1],
    ['reads by itself what nobody has asked for in that time', 5000, 2],
  ])('%s', async (_name, ms, count) => {
    lead(paths.Declarations);
    await vi.advanceTimersByTimeAsync(4000);
    last().answer();
    await vi.advanceTimersByTimeAsync(ms);
    await campaigns();
    expect(calls()).toHaveLength(count);
  });
});

describe('nothing is sent', () => {
  test.each([
    ['for the screen that stands', '/'],
    ['for a place of the screen that stands', '/?tab=units'],
    ['for an address that says more than its screen', `${paths.Contracts}?filter=ends&hidden=1`],
    ['for a screen without planned reads', '/address/7'],
    ['for no screen', '/assets/picture.webp'],
    ['for another portal', 'https://example.org/contracts'],
  ])('%s', (_name, path) => {
    lead(path);
    expect(calls()).toEqual([]);
  });

  test('for a record of the list that stands', () => {
    history.replaceState(null, '', paths.Contracts);
    lead(`${paths.Contracts}/5`);
    expect(calls()).toEqual([]);
  });

  test.each([
    ['who saves data', 'connection', { saveData: true }],
    ['who is offline', 'onLine', false],
  ])('for %s', (_name, fact, value) => {
    vi.stubGlobal('navigator', Object.create(navigator, { [fact]: { value } }));
    lead(paths.Contracts);
    expect(calls()).toEqual([]);
  });

  test('again for the same screen within five seconds', async () => {
    lead(paths.Contracts);
    last().answer();
    await vi.advanceTimersByTimeAsync(4999);
    lead(paths.Contracts);
    expect(calls()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    lead(paths.Contracts);
    expect(calls()).toHaveLength(2);
  });

  test('of what the portal has read or is just reading, long lists among it', async () => {
    queryClient.fetchQuery(queryFor(getSipoSettings, { params: { unit_id: 2 } })).catch(() => 0);
    lead(paths.AuxiliariesSipo);
    expect(readsOf(last())).toEqual(['/v1/sipo/register/2']);
    queryClient.setQueryData(
      queryFor(browseAddresses, { params: { unit_id: 2, show_hidden: '0' } }).queryKey,
      {
        values: [],
        hidden_addresses: 0,
        resident_ids: [],
      },
    );
    lead(paths.AddressBookTenants);
    expect(calls().filter((path) => path === 'reads')).toHaveLength(1);
  });
});

describe('what was read ahead is thrown away', () => {
  const cases: readonly (readonly [string, () => unknown])[] = [
    ['by a save', () => call(confirmAllUserMessages, { body: {} }).catch(() => undefined)],
    ['by a read that is out of date', () => queryClient.invalidateQueries()],
    ['by another unit', () => setActiveUnit(3)],
    ['by another token of the session', () => replaceToken('t2')],
  ];
  beforeEach(() => {
    const { queryKey } = queryFor(listTasks);
    queryClient.setQueryData(queryKey, { values: [] });
  });

  test.each(cases)('%s, when it has come', async (_name, change) => {
    lead(paths.ClientUsers);
    last().answer();
    await vi.advanceTimersByTimeAsync(0);
    await change();
    await call(listUsers).catch(() => undefined);
    expect(calls().at(-1)).toBe('user/client/users');
  });

  test.each(cases)('%s, while it is on its way', async (_name, change) => {
    lead(paths.ClientUsers);
    const [sent] = asked;
    await change();
    sent!.answer();
    await vi.advanceTimersByTimeAsync(0);
    await call(listUsers).catch(() => undefined);
    expect(calls().at(-1)).toBe('user/client/users');
  });

  test('by a save that was on its way when it was sent', async () => {
    const save = call(confirmAllUserMessages, { body: {} }).catch(() => undefined);
    lead(paths.ClientUsers);
    last().answer();
    await save;
    await call(listUsers).catch(() => undefined);
    expect(calls().at(-1)).toBe('user/client/users');
  });

  test('by another session, which reads the same screen anew', () => {
    lead(paths.Declarations);
    const [first] = asked;
    replaceToken('t2');
    expect(first!.signal.aborted).toBe(true);
    lead(paths.Declarations);
    expect(calls()).toEqual(['reads', 'reads']);
  });

  test('by the next link, whose reads go alone', async () => {
    lead(paths.Declarations);
    const [first] = asked;
    lead(paths.SelfReadings);
    expect(first!.signal.aborted).toBe(true);
    expect(last().signal.aborted).toBe(false);
    await campaigns();
    expect(calls()).toEqual(['reads', 'reads', 'pasports/declarations/2']);
  });

  test('but not while its screen is being opened', async () => {
    lead(paths.Declarations);
    const [first] = asked;
    history.replaceState(null, '', paths.Declarations);
    lead(paths.SelfReadings);
    expect(calls()).toEqual(['reads']);
    first!.answer();
    expect(await campaigns()).toEqual({ values: [] });
    expect(calls()).toEqual(['reads']);
  });
});
