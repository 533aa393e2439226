import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  confirmAllUserMessages,
  confirmUserMessage,
  listUserMessages,
} from '#contract/messages.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { button, click, one, rendered, settled } from '#tests/web/rendered.tsx';
import { IncomingMessages } from './IncomingMessages.tsx';

const message = (id: number) => ({
  client_user_message_id: id,
  message: `Zpráva ${id}`,
  link: '',
  created: `2026-11-${String(id).padStart(2, '0')}T10:00:00.000Z`,
});
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const reply = (values: unknown[]) => async () =>
  new Response(JSON.stringify({ result: { values } }), { status: 200 });
let leave: () => void;
/** The window comes in a file of its own, which a busy machine reads slowly. */
const PATIENT = { timeout: 15_000 };

function draw(): void {
  ({ leave } = rendered(
    <QueryClientProvider client={queryClient}>
      <IncomingMessages isOpen onClose={() => undefined} />
    </QueryClientProvider>,
  ));
}

async function open(count: number): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => message(index + 1));
  queryClient.setQueryData(keyOf(listUserMessages), { values });
  draw();
  await vi.waitFor(async () => {
    await settled();
    button('Potvrdit');
  }, PATIENT);
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].filter((row) => row.textContent !== '');
const said = () => document.body.textContent ?? '';

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  leave();
  queryClient.clear();
  fetched.mockReset();
});

describe('the window of messages', () => {
  test('says when there are none, and confirms nothing', async () => {
    await open(0);
    expect(said()).toContain('Nejsou žádné příchozí zprávy a oznámení');
    expect(button('Potvrdit').disabled).toBe(true);
    expect(button('Potvrdit vše').disabled).toBe(true);
  });

  test('says how many there are and shows ten on a page, the newest first', async () => {
    await open(12);
    expect(said()).toContain('Počet příchozích zpráv: 12');
    expect(rows()).toHaveLength(10);
    expect(rows()[0]?.textContent).toContain('12.\u00a011.\u00a02026 11:00');
    expect(document.querySelector('[style*="min-height: 235px"]')).not.toBeNull();
  });

  test('confirms the selected one', async () => {
    await open(2);
    expect(button('Potvrdit').disabled).toBe(true);
    click(one('tbody tr td:last-child'));
    expect(button('Potvrdit').disabled).toBe(false);
    fetched.mockImplementation(reply([message(1)]));
    click(button('Potvrdit'));
    await vi.waitFor(async () => {
      await settled();
      expect(said()).toContain('Počet příchozích zpráv: 1');
    }, PATIENT);
    const path = confirmUserMessage.path.replace('{client_user_message_id}', '2');
    expect(fetched.mock.lastCall?.[0]).toContain(path);
    expect(button('Potvrdit').disabled).toBe(true);
  });

  test('confirms all', async () => {
    await open(3);
    fetched.mockImplementation(reply([]));
    click(button('Potvrdit vše'));
    await vi.waitFor(async () => {
      await settled();
      expect(said()).toContain('Nejsou žádné příchozí zprávy a oznámení');
    }, PATIENT);
    expect(fetched.mock.lastCall?.[0]).toContain(confirmAllUserMessages.path);
    expect(fetched.mock.lastCall?.[1].method).toBe('POST');
  });

  test('says the generic text with the number of the step that failed', async () => {
    await open(1);
    fetched.mockRejectedValue(new TypeError('offline'));
    click(button('Potvrdit vše'));
    await vi.waitFor(async () => {
      await settled();
      expect(one('p[role="alert"]').textContent).toBe(
        'Nastala chyba při zpracování požadavku. Kontaktujte, prosím, technickou podporu ... (3)',
      );
    }, PATIENT);
  });

  test('that could not be read are no empty table, and can be asked for again', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    draw();
    await vi.waitFor(async () => {
      await settled();
      expect(one('p[role="alert"]').textContent).toContain('podporu ... (1)');
    }, PATIENT);
    expect(said()).not.toContain('Nejsou žádné');
    expect(said()).not.toContain('žádná data');
    fetched.mockImplementation(reply([message(1)]));
    click(button('Zkusit znovu'));
    await vi.waitFor(async () => {
      await settled();
      expect(said()).toContain('Počet příchozích zpráv: 1');
    }, PATIENT);
  });
});
