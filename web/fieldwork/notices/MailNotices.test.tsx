import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundRecord } from '#contract/fieldwork/rounds.ts';
import { previewVisitNotices } from '#contract/fieldwork/visit-notices.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { browseWorks, type Work } from '#contract/fieldwork/works.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { oneOf } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { MailNotices } from './MailNotices.tsx';

const PREPARATION = 'Uvolněte prosím přístup k vodoměrům.';
const round = { unit_id: 1, round_id: 7, work_id: 4 } as RoundRecord;
const visits = [{ visit_id: 21, day: '2026-12-03' }] as Visit[];
const work = {
  work_id: 4,
  versions: [{ valid_from: '2026-01-01', preparation: PREPARATION }],
} as Work;

let api: StubApi;
let leave: () => void = () => undefined;
beforeEach(() => {
  // A box that grows with its text listens to fonts, which this page has none of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  signedIn();
  api = stubApi();
  api.says(previewVisitNotices, 200, { result: { values: [], letter: null } });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const open = () => {
  ({ leave } = drawn(<MailNotices round={round} visits={visits} onClose={vi.fn()} />));
};
const field = () => oneOf(HTMLTextAreaElement, 'textarea:not([aria-hidden])');

test('what people prepare is not typed before its usual words are there, nor is anybody shown', async () => {
  api.says(browseWorks, 200, {});
  api.holds(browseWorks);
  open();
  await eventually(() => expect(field().placeholder).toBe('Načítám…'));
  expect(field().readOnly).toBe(true);
  expect(api.sentTo(previewVisitNotices)).toEqual([]);
  const asked = keyOf(browseWorks, { params: { show_hidden: '1' } });
  act(() => void queryClient.setQueryData(asked, { values: [work], hidden_works: 0 }));
  await eventually(() => expect(field().value).toBe(PREPARATION));
  expect(field().readOnly).toBe(false);
  await eventually(() =>
    expect(api.sentTo(previewVisitNotices)).toMatchObject([{ prepare: PREPARATION }]),
  );
});

test('words that do not come are said to be missing, and can be typed', async () => {
  api.refuses(browseWorks, 'not-found');
  open();
  await eventually(() => expect(document.body.textContent).toContain('Obvyklý text se nepodařilo'));
  expect(field().readOnly).toBe(false);
  expect(field().value).toBe('');
});
