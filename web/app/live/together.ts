import { readMany } from '#contract/reads.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { dropAhead, keepAhead } from '#web/lib/ahead.ts';
import { call } from '#web/lib/call.ts';
import { identity } from '#web/lib/identity.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';

/** Those of the endpoints that somebody looks at now, without input. */
function lookedAt(endpoints: readonly Endpoint[]): Endpoint[] {
  const cache = queryClient.getQueryCache();
  return endpoints.filter(
    (endpoint) =>
      cache.find({ queryKey: keyOf(endpoint), exact: true, type: 'active' }) !== undefined,
  );
}

/** Has the reads that somebody looks at made anew, by one call. */
export function refreshTogether(endpoints: readonly Endpoint[]): void {
  dropAhead();
  const token = identity.get()?.token;
  const reads = lookedAt(endpoints).map(({ path }) => ({ path, body: '' }));
  if (token !== undefined && reads.length > 1) {
    const answers = call(readMany, { body: { reads } }).then(
      (result) => ({ result }),
      // Each is then asked for alone, and tells by itself what is wrong.
      () => undefined,
    );
    // Asked for below, or not at all: what is on its way by itself takes nothing.
    keepAhead({ token, reads, answers }, 0);
  }
  for (const stale of endpoints) void queryClient.invalidateQueries({ queryKey: keyOf(stale) });
}
