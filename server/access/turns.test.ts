import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.ts';

function held() {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { done, release };
}

describe('turns', () => {
  test('let no more works run at once than they may', async () => {
    const turns = createTurns(2, 10);
    const gates = [held(), held(), held(), held()];
    let running = 0;
    let most = 0;
    const works = gates.map((gate) =>
      turns.take(async () => {
        running += 1;
        most = Math.max(most, running);
        await gate.done;
        running -= 1;
      }),
    );
    for (const gate of gates) gate.release();
    await Promise.all(works);
    expect(most).toBe(2);
  });

  test('refuse a work when too many wait, and take one again when there is room', async () => {
    const turns = createTurns(1, 1);
    const gate = held();
    const running = turns.take(() => gate.done);
    const waiting = turns.take(() => Promise.resolve('waited'));
    expect(() => turns.ensureFree()).toThrow(expect.objectContaining({ code: 'overloaded' }));
    await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({ code: 'overloaded' });
    gate.release();
    await running;
    expect(await waiting).toBe('waited');
    expect(await turns.take(() => Promise.resolve('later'))).toBe('later');
  });

  test('go on after a work that failed', async () => {
    const turns = createTurns(1, 1);
    await expect(turns.take(() => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    expect(await turns.take(() => Promise.resolve('next'))).toBe('next');
  });
});
