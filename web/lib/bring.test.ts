import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bring, bringQuietly, PartLost } from './bring.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn<() => void>();

interface HappyWindow {
  readonly happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

/** The server answers about files with the state; without one it cannot be reached. */
function server(status?: number): void {
  const answer = status === undefined ? undefined : new Response(null, { status });
  vi.stubGlobal('fetch', () =>
    answer === undefined ? Promise.reject(new TypeError('Failed to fetch')) : answer.clone(),
  );
}

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('a part that comes asks nobody else', async () => {
  server();
  await expect(bring(() => Promise.resolve('part'), reload)).resolves.toBe('part');
});

test('without a connection the page stays, and the part may be asked for again', async () => {
  server();
  await expect(bring(gone, reload)).rejects.toThrow(PartLost);
  expect(reload).not.toHaveBeenCalled();
  await expect(bring(() => Promise.resolve('part'), reload)).resolves.toBe('part');
});

test('a server that is being restarted is not there either', async () => {
  server(502);
  await expect(bring(gone, reload)).rejects.toThrow('připojení');
  expect(reload).not.toHaveBeenCalled();
});

test('where the browser says that it is offline, and is right, it is not asked for the file', async () => {
  server();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(gone);
  await expect(bring(load, reload)).rejects.toThrow(PartLost);
  expect(load).not.toHaveBeenCalled();
});

test('a portal that answers without a network, as one of the same computer does, has its parts', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server(200);
  await expect(bring(() => Promise.resolve('part'), reload)).resolves.toBe('part');
});

test('a part that did not come once comes at the second try, with its styles', async () => {
  server(200);
  // Whatever a page of tests is to fetch counts as fetched.
  const { settings } = (window as unknown as HappyWindow).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  const lost = document.createElement('link');
  lost.rel = 'stylesheet';
  lost.href = '/assets/part.css';
  document.head.append(lost);
  const load = vi.fn<() => Promise<string>>(gone);
  load.mockRejectedValueOnce(new Error('no styles')).mockResolvedValueOnce('part');
  await expect(bring(load, reload)).resolves.toBe('part');
  const again = document.head.firstElementChild;
  expect(again).not.toBe(lost);
  expect(again?.getAttribute('href')).toMatch(/\/assets\/part\.css$/);
  expect(reload).not.toHaveBeenCalled();
});

test('where the server answers and the files are gone, the page is loaded anew, once in a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server(404);
  await expect(bring(gone, reload)).rejects.toThrow(PartLost);
  await expect(bring(gone, reload)).rejects.toThrow(PartLost);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 61_000);
  await expect(bring(gone, reload)).rejects.toThrow(PartLost);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what nobody has asked for is missed by nobody, and the page stays', async () => {
  server(404);
  await expect(bringQuietly(gone)).resolves.toBeUndefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('part'));
  await expect(bringQuietly(load)).resolves.toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
