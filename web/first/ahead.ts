// Stands in the head of the page, before the portal: it has the browser fetch the files of the address's
// screen and sends its first reads, so that neither waits for the script that would ask for them. It is
// built alone, with `fill.ts` put before it; the build writes before it under which keys the browser keeps the
// session and where reads are sent, the server writes into the page what belongs to its address. Whatever goes wrong here, the
// portal asks by itself, as if nothing had been sent.

import { filledReads } from './fill.ts';
import type { FirstRead } from './read.ts';

/** Under what the session, the chosen unit and the look of this device are kept. */
declare const SESSION: string;
declare const UNIT: string;
declare const LOOK: string;
/** The address of many reads. */
declare const READS: string;

/** What the page says of its address. */
interface First {
  readonly files: readonly string[];
  readonly isOpen: boolean;
  /** Reads of one call each: those of the frame, those of the screen. */
  readonly calls: readonly (readonly FirstRead[])[];
}
// Exported so that it is a module of its own here; the page is given a plain script.
export interface Kept {
  readonly token: string;
  readonly client: { readonly client_id: number };
  readonly first_unit_id?: number;
  readonly user: {
    readonly user_identity: string;
    readonly is_sys_admin: boolean;
    readonly second_step_missing?: boolean;
    readonly last_unit_id: number | null;
  };
}

function told(name: string): Record<string, unknown> {
  const { content = '' } = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? {};
  return content.startsWith('{') ? (JSON.parse(content) as Record<string, unknown>) : {};
}

/** The session of this tab, or the remembered one. */
function kept(): Kept | null {
  const session = JSON.parse(
    sessionStorage.getItem(SESSION) ?? localStorage.getItem(SESSION) ?? 'null',
  ) as Kept | null;
  return typeof session?.token === 'string' && session.client.client_id > 0 ? session : null;
}

// As the portal itself asks for them, or the browser would fetch them twice.
function prepare(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

// As the portal finds the active unit; one that is his no more is answered as a missing one.
function unitOf({ user, first_unit_id }: Kept): number | undefined {
  const chosen = Number(sessionStorage.getItem(UNIT));
  return chosen > 0 ? chosen : (user.last_unit_id ?? first_unit_id);
}

async function answersOf(reads: readonly object[], session: Kept): Promise<unknown> {
  const { apiBase = '', applicationAuth = '' } = told('kastelan');
  const answer = await fetch(String(apiBase) + READS, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Application-Auth': String(applicationAuth),
      Authorization: `Bearer ${session.token}`,
    },
    body: JSON.stringify({
      user_identity: session.user.user_identity,
      client_id: session.client.client_id,
      reads,
    }),
    cache: 'no-store',
    credentials: 'omit',
  });
  return answer.status === 200 ? answer.json() : undefined;
}

function begin(): void {
  const { files = [], isOpen = false, calls = [] } = told('kastelan-first') as Partial<First>;
  const session = kept();
  if (session === null && !isOpen) return;
  for (const file of files) prepare(file);
  if (session === null) return;
  // An address that says more than the screen may have it read something else.
  const wanted = location.search === '' ? calls : calls.slice(0, 1);
  const { is_sys_admin, second_step_missing } = session.user;
  const reader = {
    isAdmin: is_sys_admin && second_step_missing !== true,
    unit_id: unitOf(session),
    client_id: session.client.client_id,
  };
  const sent = wanted
    .map((reads) => filledReads(reads, reader))
    .filter((reads) => reads.length > 0)
    .map((reads) => ({
      token: session.token,
      reads,
      answers: answersOf(reads, session).catch(() => undefined),
    }));
  Object.assign(globalThis, { kastelanAhead: sent });
}

// Before anything is painted; the portal keeps it (`web/ui/appearance.ts`).
function dress(): void {
  const look = JSON.parse(localStorage.getItem(LOOK) ?? '{}') as Record<string, unknown> | null;
  const scheme = look?.['color_scheme'];
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  page.toggleAttribute('data-large-print', look?.['large_print'] === true);
  page.toggleAttribute('data-dense', look?.['density'] === 'dense');
}

try {
  dress();
  begin();
} catch {
  // What somebody else wrote into the storage is no session.
}
