import { afterEach, expect, test } from 'vitest';
import { keepOrder, useKeptOrder } from '#web/table/shown-order.ts';
import type { Steps } from '#web/ui/StepLine.tsx';
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

test('rows that lead to other records keep the order of those, each once', () => {
  const rows = [
    { key: 'a', of: 5 },
    { key: 'b', of: 9 },
    { key: 'c', of: 5 },
    { key: 'd', of: 7 },
  ];
  const rowKey = ({ key }: (typeof rows)[number]) => key;
  const leadsTo = ({ of }: (typeof rows)[number]) => [of === 9 ? 'others' : 'led', of] as const;
  function List() {
    useKeptOrder({ id: 'relations', rowKey, leadsTo }, rows);
    return null;
  }
  ({ leave } = rendered(<List />));
  leave();
  expect(told(['led'], 7)).toBe('<2/2');
  leave();
  expect(told(['others'], 9)).toBe('1/1');
  leave();
  expect(told(['relations'], 5)).toBe('nothing');
});
