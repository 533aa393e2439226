import { expect, test } from 'vitest';
import { turnsOfClients } from './turns-of-clients.ts';

function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { until, end: () => end() };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a client whose work is long holds nobody but itself', async () => {
  const take = turnsOfClients({ atOnce: 2, ofClient: 1, waiting: 4 });
  const long = held();
  const told: string[] = [];
  const first = take(1, () => long.until.then(() => told.push('1a')));
  const second = take(1, async () => told.push('1b'));
  await take(2, async () => told.push('2'));
  await take(3, async () => told.push('3'));
  expect(told).toEqual(['2', '3']);
  long.end();
  await Promise.all([first, second]);
  expect(told).toEqual(['2', '3', '1a', '1b']);
});

test('more works of a client than may wait are put off, those of another are not', async () => {
  const take = turnsOfClients({ atOnce: 1, ofClient: 1, waiting: 1 });
  const long = held();
  const running = [take(1, () => long.until), take(1, async () => undefined)];
  await expect(take(1, async () => undefined)).rejects.toMatchObject({ code: 'overloaded' });
  const other = take(2, async () => 'done');
  await settle();
  long.end();
  expect(await other).toBe('done');
  await Promise.all(running);
});

test('a work that fails leaves its place to the next', async () => {
  const take = turnsOfClients({ atOnce: 1, ofClient: 1, waiting: 1 });
  await expect(take(1, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await take(1, async () => 1)).toBe(1);
});
