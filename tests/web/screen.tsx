import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Client } from '#contract/clients.ts';
import { fillPath } from '#contract/fill-path.ts';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { UserState } from '#contract/session.ts';
import type { Unit } from '#contract/units.ts';
import { queryClient } from '#web/lib/query.ts';
import { asked } from '#web/notices/confirm.ts';
import { ConfirmHost } from '#web/notices/ConfirmHost.tsx';
import { flashes } from '#web/notices/flash.ts';
import { FlashHost } from '#web/notices/FlashHost.tsx';
import { signIn } from '#web/session/session.ts';
import { rendered, settled } from '#tests/web/rendered.tsx';

const MOMENT = '2026-01-02T08:15:00.000Z';

/** A unit with empty fields but for those given. */
export function anyUnit(fields: Partial<Unit> = {}): Unit {
  return {
    unit_id: 1,
    client_id: 7,
    name: 'SVJ Lipová',
    full_name: 'Společenství vlastníků Lipová 12',
    created: MOMENT,
    updated: MOMENT,
    version: 3,
    external_token: '',
    has_external_token: false,
    erp_name: '',
    erp_name_2: '',
    project_name: '',
    comment: '',
    enable_sync: false,
    active: true,
    payer: 'tenant',
    business_id: '',
    business_vat: '',
    business_register: '',
    use_vat: false,
    street: '',
    zip: '',
    city: '',
    phone: '',
    email: '',
    internet: '',
    sipo: '',
    sipo_text: '',
    ...fields,
  };
}

/** A company that manages property, with empty fields but for those given. */
export function anyClient(fields: Partial<Client> = {}): Client {
  return {
    client_id: 7,
    client_type: 'bussines',
    name: 'Správa domů',
    full_name: 'Správa domů, spol. s r.o.',
    identity_number: '',
    business_id: '26168685',
    vat: '',
    address: '',
    city: '',
    zip: '',
    email: '',
    phone: '',
    max_units: 10,
    max_pasports: 1000,
    max_items: 1000,
    current_pasports: 0,
    licence_valid_to: '',
    external_token: '',
    has_external_token: false,
    confirmed: MOMENT,
    confirmed_info: '',
    created: MOMENT,
    updated: MOMENT,
    version: 4,
    business_address: '',
    business_city: '',
    business_zip: '',
    business_email: '',
    price_type: '',
    register_as_company: true,
    register_as_facility_manager: true,
    confirmation_rules: true,
    confirmation_gdpr: true,
    term_and_conditions_version: '2025-01',
    term_and_conditions_agreement_date: MOMENT,
    term_and_conditions_hostname: 'portal.example.cz',
    gdpr_version: '2025-01',
    gdpr_agreement_date: MOMENT,
    gdpr_hostname: 'portal.example.cz',
    ...fields,
  };
}

interface Signed {
  readonly user?: Partial<UserState>;
  readonly client?: Client;
  readonly units?: readonly Unit[];
}

/** Signs a client admin in, or the user told, without calling the server. */
export function signedIn({ user = {}, client = anyClient(), units = [anyUnit()] }: Signed = {}) {
  signIn(
    {
      user_identity: 'spravce@example.cz',
      client_user_id: 5,
      first_name: 'Tomáš',
      last_name: 'Vrána',
      is_sys_admin: false,
      is_client_admin: true,
      assembly_crew_id: null,
      client_confirmed: MOMENT,
      last_unit_id: null,
      ...user,
      token: 'token',
      client,
      units: [...units],
    },
    false,
  );
}

type Reply = () => Response;
type Body = Readonly<Record<string, unknown>>;

function reply(status: number, content: unknown): Reply {
  return () => new Response(JSON.stringify(content), { status });
}

/** In place of the server: answers endpoints as told and remembers what they were sent. */
export function stubApi() {
  const told: { endpoint: Endpoint; reply: Reply }[] = [];
  const calls: { endpoint: Endpoint; body: Body }[] = [];
  const held = new Map<Endpoint, Promise<void>>();
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    const path = new URL(url).pathname;
    const found = told.findLast(
      ({ endpoint }) => endpoint.method === method && isPathOf(endpoint, path),
    );
    if (found === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    calls.push({ endpoint: found.endpoint, body: JSON.parse(body ?? '{}') as Body });
    return (held.get(found.endpoint) ?? Promise.resolve()).then(() => found.reply());
  });
  return {
    answers: <E extends Endpoint>(endpoint: E, result: ResultOf<E>) =>
      void told.push({ endpoint, reply: reply(200, { result }) }),
    /** Answers with whatever, right or wrong. */
    says: (endpoint: Endpoint, status: number, content: unknown) =>
      void told.push({ endpoint, reply: reply(status, content) }),
    refuses: (endpoint: Endpoint, code: ErrorCode, more: object = {}) => {
      const { status, ...error } = errors[code];
      told.push({ endpoint, reply: reply(status, { error: { ...error, ...more } }) });
    },
    /** Keeps back the answers to calls of the endpoint from now on, until the function given is called. */
    holds: (endpoint: Endpoint): (() => void) => {
      let release: () => void = () => undefined;
      const promise = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(endpoint, promise);
      return () => {
        if (held.get(endpoint) === promise) held.delete(endpoint);
        release();
      };
    },
    /** Bodies the endpoint was sent, in their order. */
    sentTo: (endpoint: Endpoint): readonly Body[] =>
      calls.filter((call) => call.endpoint === endpoint).map(({ body }) => body),
  };
}

export type StubApi = ReturnType<typeof stubApi>;

function isPathOf({ path }: Endpoint, called: string): boolean {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'PLACE'] as const);
  const pattern = fillPath(path, Object.fromEntries(names)).replaceAll('PLACE', '[^/]+');
  return new RegExp(`^${pattern}$`).test(called);
}

/** Draws a screen with the query cache, questions and flash messages around it. */
export function drawn(screen: ReactNode) {
  const around = (content: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      {content}
      <FlashHost onTakeBack={() => undefined} />
      <ConfirmHost />
    </QueryClientProvider>
  );
  const { host, again, leave } = rendered(around(screen));
  return {
    host,
    again: (next: ReactNode) => again(around(next)),
    leave: () => {
      leave();
      asked.get()?.answer(false);
      flashes.set({ flashMessage: '', flashError: '' });
      sessionStorage.clear();
    },
  };
}

const PATIENCE_MS = 5000;

/** Waits for what the screen comes to in the end; all its changes happen inside React's act. */
export async function eventually(check: () => void): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    await settled();
    try {
      check();
      return;
    } catch (error) {
      // Not yet; the last word is the check's own.
      if (Date.now() > end) throw error;
    }
  }
}
