import { afterEach, expect, test } from 'vitest';
import type { DueThing } from '#contract/pasports/summaries.ts';
import { click, one } from '#tests/web/rendered.tsx';
import { drawn, eventually } from '#tests/web/screen.tsx';
import { DueLines } from './DueLines.tsx';

const thing = (record_id: number): DueThing => ({
  kind: 'device',
  record_id,
  name: `Zařízení ${record_id}`,
  on: '2026-10-01',
  late: true,
  state: 'overdue',
});

let leave: () => void;
afterEach(() => leave());
const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
const inFact = (due: readonly DueThing[], count?: number) => (
  <dl>
    <dd>
      <DueLines due={due} most={3} unit_id={1} {...(count !== undefined && { count })} />
    </dd>
  </dl>
);

test('the worst are named, and what else there is opens in its place with the keyboard on it', async () => {
  ({ leave } = drawn(inFact([1, 2, 3, 4, 5].map(thing))));
  await eventually(() => expect(links()).toHaveLength(3));
  const more = one('button');
  expect(more.textContent).toBe('a ještě 2 věci');
  click(more);
  await eventually(() => expect(links()).toHaveLength(5));
  expect(document.querySelector('button')).toBeNull();
  await eventually(() => expect(document.activeElement?.textContent).toBe('Zařízení 4'));
});

test('what was not told is only counted', async () => {
  ({ leave } = drawn(inFact([1, 2].map(thing), 4)));
  await eventually(() => expect(links()).toHaveLength(2));
  expect(document.querySelector('button')).toBeNull();
  expect(document.body.textContent).toContain('a ještě 2 věci');
});
