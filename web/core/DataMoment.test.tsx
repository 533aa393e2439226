import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DATA_MOMENT_HEADER } from '#contract/data-moment.ts';
import { browseArrears, readArrearsYear } from '#contract/money/arrears.ts';
import { rendered } from '#tests/web/rendered.tsx';
import { call } from '#web/lib/call.ts';
import { DataMoment, momentSentence } from './DataMoment.tsx';

const input = { params: { unit_id: 7 }, query: { as_of: '2026-06-30' } };

/** What the server answers: the report, and the header when it comes from a replica. */
function answers(told: string | undefined): void {
  const headers = new Headers(told === undefined ? [] : [[DATA_MOMENT_HEADER, told]]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ result: { values: [] } }), { headers })),
  );
}

const sentences = () => [...document.querySelectorAll('p')].map((p) => p.textContent);

let leave: () => void = () => undefined;
beforeEach(() => vi.setSystemTime('2026-06-30T12:33:00Z'));
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('says to which moment a report is complete, and how much older that is', () => {
  const at = '2026-06-30T12:32:10.120Z';
  expect(momentSentence({ moment: at, age: 4 })).toBe('Stav k 14:32 (o 4 s starší)');
  expect(momentSentence({ moment: at, age: 119 })).toBe('Stav k 14:32 (o 119 s starší)');
  expect(momentSentence({ moment: at, age: 185 })).toBe('Stav k 14:32 (o 3 min starší)');
  expect(momentSentence({ moment: at, age: 0 })).toBe('Stav k 14:32');
  expect(momentSentence({ moment: '2026-06-30T06:05:00Z', age: 0 })).toBe('Stav k 8:05');
  expect(momentSentence({ moment: '2026-06-29T21:59:00Z', age: 52_440 })).toContain(
    '29.\u00a06.\u00a02026',
  );
});

it('tells it beside the report that was read from a copy, and nothing of another one', async () => {
  answers('2026-06-30T12:32:10.120Z 4');
  await call(readArrearsYear, input);
  ({ leave } = rendered(
    <>
      <DataMoment endpoint={readArrearsYear} input={input} />
      <DataMoment endpoint={readArrearsYear} input={{ params: { unit_id: 8 }, query: {} }} />
    </>,
  ));
  expect(sentences()).toEqual(['Stav k 14:32 (o 4 s starší)']);
});

it('says nothing any more once the database itself has answered', async () => {
  answers('2026-06-30T12:32:10.120Z 4');
  await call(readArrearsYear, input);
  answers(undefined);
  await call(readArrearsYear, input);
  ({ leave } = rendered(<DataMoment endpoint={readArrearsYear} input={input} />));
  expect(sentences()).toEqual([]);
});

it('takes no word of age from what is no report', () => {
  expect([readArrearsYear.report, browseArrears.report]).toEqual([true, false]);
});
