import { afterEach, expect, test } from 'vitest';
import { keepOrder } from '#web/table/shown-order.ts';
import type { Steps } from '#web/ui/OpenedRecord.tsx';
import { one, rendered } from '#tests/web/rendered.tsx';
import { useSteps } from './useSteps.ts';

let leave: () => void;
afterEach(() => leave());

const wordsOf = (steps: Steps | undefined) => {
  if (steps === undefined) return 'nothing';
  const { at, total, previous, next } = steps;
  return `${previous === undefined ? '' : '<'}${at}/${total}${next === undefined ? '' : '>'}`;
};

/** What is told of the neighbours of a record. */
function told(lists: readonly string[], id: number, other?: readonly number[]): string {
  function Told() {
    const steps = useSteps(lists, id, () => undefined, other);
    return <output>{wordsOf(steps)}</output>;
  }
  ({ leave } = rendered(<Told />));
  return one('output').textContent ?? '';
}

test.each([
  ['the first one has nobody before it', 5, '1/3>'],
  ['one between has both', 9, '<2/3>'],
  ['the last one has nobody behind it', 7, '<3/3'],
])('%s', (_name, id, text) => {
  keepOrder('walked', [5, 9, 7]);
  expect(told(['walked'], id)).toBe(text);
});

test('of more lists that hold it the one seen last is walked', () => {
  keepOrder('older', [1, 2, 3]);
  keepOrder('newer', [3, 1]);
  expect(told(['older', 'newer'], 3)).toBe('1/2>');
  leave();
  keepOrder('older', [1, 2, 3]);
  expect(told(['older', 'newer'], 3)).toBe('<3/3');
});

test('a record of no list that was seen walks the other order, or none', () => {
  keepOrder('walked', [5, 9, 7]);
  expect(told(['walked'], 8, [7, 8])).toBe('<2/2');
  leave();
  expect(told(['walked'], 8)).toBe('nothing');
});
