import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSipoAnswers, uploadSipoAnswer } from '#contract/sipo/answers.ts';
import { queryClient } from '#web/lib/query.ts';
import { pick } from '#tests/web/import-probe.tsx';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { AnswersTab } from './AnswersTab.tsx';

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listSipoAnswers, { values: [] });
  api.refuses(uploadSipoAnswer, 'overloaded');
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a file of the post is sent once, however quick the fingers are, and can be sent again', async () => {
  ({ leave } = drawn(<AnswersTab unit_id={1} open={undefined} onOpen={vi.fn<() => void>()} />));
  pick(new File(['x'], 'odpoved.txt'));
  await eventually(() => expect(button('Načíst soubor').disabled).toBe(false));
  const send = button('Načíst soubor');
  click(send);
  click(send);
  await eventually(() => expect(document.body.textContent).toContain('nic nezapsalo'));
  expect(api.sentTo(uploadSipoAnswer)).toHaveLength(1);
  await eventually(() => expect(button('Načíst soubor').disabled).toBe(false));
});
