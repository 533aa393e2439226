import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hideSystemMessage,
  listUserSystemMessages,
  type ShownSystemMessage,
} from '#contract/system-messages.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';
import { signIn } from '#web/session/session.ts';
import { button, click, one } from '#tests/web/rendered.tsx';
import { drawn, eventually, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { SystemMessages } from '#web/app/SystemMessages.tsx';
import { closedMarks } from './closed.ts';

const message = (id: number, change: Partial<ShownSystemMessage> = {}): ShownSystemMessage => ({
  system_message_id: id,
  message: `Hlášení ${id}`,
  remember_user: false,
  show_update_stamp: false,
  message_priority: 99,
  red_alert: false,
  task_id: null,
  task_message: '',
  is_active: true,
  task_progress: null,
  hidden: '',
  created: '2025-01-20T08:00:00.000Z',
  updated: '2025-01-20T08:00:00.000Z',
  ...change,
});

let api: StubApi;
let leave: () => void;
async function open(...values: ShownSystemMessage[]): Promise<void> {
  api.answers(listUserSystemMessages, { values });
  queryClient.setQueryData(keyOf(listUserSystemMessages), { values });
  ({ leave } = drawn(<SystemMessages />));
  await eventually(() => one('section'));
}
const said = () => document.querySelector('section')?.textContent ?? '';

beforeEach(() => {
  api = stubApi();
  signIn(sampleSignIn({}), false);
  closedMarks.set([]);
});
afterEach(() => {
  leave();
  queryClient.clear();
});

describe('the panel of system messages', () => {
  test('pages by n / total, and stays within its bounds', async () => {
    await open(message(1), message(2), message(3));
    expect(said()).toContain('Hlášení 1');
    expect(said()).toContain('1 / 3');
    expect(button('Předchozí hlášení').disabled).toBe(true);
    click(button('Další hlášení'));
    click(button('Další hlášení'));
    expect(said()).toContain('3 / 3');
    expect(button('Další hlášení').disabled).toBe(true);
  });

  test('closes a message here, and its place goes to the next one', async () => {
    await open(message(1), message(2), message(3));
    click(button('Další hlášení'));
    click(button('Zavřít hlášení'));
    expect(said()).toContain('Hlášení 3');
    expect(said()).toContain('2 / 2');
    click(button('Zavřít hlášení'));
    expect(said()).toContain('Hlášení 1');
    expect(said()).not.toContain('/ 1');
    click(button('Zavřít hlášení'));
    expect(said()).toBe('');
  });

  test('shows a closed message again once it was changed', async () => {
    await open(message(1));
    click(button('Zavřít hlášení'));
    expect(said()).toBe('');
    const updated = '2025-01-21T08:00:00.000Z';
    queryClient.setQueryData(keyOf(listUserSystemMessages), { values: [message(1, { updated })] });
    await eventually(() => expect(said()).toContain('Hlášení 1'));
  });

  test('offers OK only for a message that is remembered, and puts it away by it', async () => {
    await open(message(1), message(2, { remember_user: true }));
    expect(said()).not.toContain('OK');
    click(button('Další hlášení'));
    api.answers(listUserSystemMessages, { values: [message(1)] });
    api.answers(hideSystemMessage, { values: [message(1)] });
    click(button('OK'));
    await eventually(() => expect(said()).toContain('Hlášení 1'));
  });

  test('says a red one at once, and tells when it was changed and how far its task is', async () => {
    await open(
      message(1, {
        red_alert: true,
        show_update_stamp: true,
        task_id: 3,
        task_message: 'Přepočet ploch',
        task_progress: 40,
      }),
    );
    const alert = one('[role="alert"]');
    expect(alert.textContent).toContain('Naléhavé hlášení');
    expect(alert.textContent).toContain('Aktualizováno 20.\u00a01.\u00a02025 09:00');
    expect(alert.textContent).toContain('Přepočet ploch40 %');
    expect(one('section').dataset['red']).toBe('true');
  });

  test('shows text as text', async () => {
    await open(message(1, { message: '<b onclick="x">Ahoj</b>' }));
    expect(said()).toContain('<b onclick="x">Ahoj</b>');
    expect(document.querySelector('section b')).toBeNull();
  });
});

test('nothing stands above the content when there is no message', async () => {
  queryClient.setQueryData(keyOf(listUserSystemMessages), { values: [] });
  ({ leave } = drawn(<SystemMessages />));
  await vi.waitFor(() => expect(document.querySelector('section')).toBeNull());
});
