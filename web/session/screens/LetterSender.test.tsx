import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resendConfirmation } from '#contract/session.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { LetterSender } from './LetterSender.tsx';

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-02T08:00:00Z') });
  api = stubApi();
  api.answers(resendConfirmation, { accepted: true });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const open = (identity = 'jana@example.cz') =>
  ({ leave } = drawn(<LetterSender letter="confirm" identity={identity} />));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function send(name: string): Promise<void> {
  click(button(name));
  await pass(0);
}

test('a letter may be asked for again after a minute, counted down on the button', async () => {
  open();
  await send('Poslat potvrzovací e-mail');
  expect(button('Poslat znovu za 60 s').disabled).toBe(true);
  await pass(59);
  expect(button('Poslat znovu za 1 s').disabled).toBe(true);
  await pass(1);
  await send('Poslat znovu');
  expect(api.sentTo(resendConfirmation)).toHaveLength(2);
});

test('the waiting outlasts the screen, and each address waits by itself', async () => {
  open();
  await send('Poslat potvrzovací e-mail');
  const sent = Object.entries(sessionStorage);
  leave();
  for (const [key, value] of sent) sessionStorage.setItem(key, String(value));
  await pass(10);
  open('JANA@example.cz');
  expect(button('Poslat znovu za 50 s').disabled).toBe(true);
  leave();
  open('petr@example.cz');
  expect(button('Poslat potvrzovací e-mail').disabled).toBe(false);
});

test('a refusal starts no waiting and says what happened', async () => {
  api.refuses(resendConfirmation, 'too-many-requests');
  open();
  await send('Poslat potvrzovací e-mail');
  expect(document.body.textContent).toContain('Příliš mnoho požadavků');
  expect(button('Poslat potvrzovací e-mail').disabled).toBe(false);
});
