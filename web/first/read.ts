import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';

/** A read that is sent before the portal is there; `{unit_id}` and `{client_id}` are filled in by the browser. */
export interface FirstRead {
  readonly path: string;
  /** JSON of a read by POST; empty of one by GET. */
  readonly body: string;
  /** For administrators of the portal alone, or for everybody else. */
  readonly only?: 'admins' | 'others';
}

/** Filled in by the browser: the active unit, as a number. */
export const UNIT = '{unit_id}';
const CLIENT = '{client_id}';

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A read of the endpoint with what its query in the browser gives it. */
export function read({ path }: Endpoint, { params = {}, query = {}, body }: Given = {}): FirstRead {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const search = asked.length === 0 ? '' : `?${asked.join('&')}`;
  const given = { unit_id: UNIT, client_id: CLIENT, ...params };
  // A number of the browser's stands there without quotes.
  const text = body === undefined ? '' : JSON.stringify(body).replaceAll(`"${UNIT}"`, UNIT);
  return { path: decodeURI(fillPath(path, given)) + search, body: text };
}
