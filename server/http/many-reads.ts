import { readMany } from '#contract/reads.ts';
import { AppError } from '#server/errors.ts';
import { addressPattern, isPlainAddress } from './address-pattern.ts';
import { outsideRoute, type Route } from './route.ts';

/**
 * What may be read together with others: it answers at once, with records, and changes nothing. A report says
 * by its header how old it is, for which an answer among others has no place.
 */
function mayJoin({ kind, endpoint }: Route): boolean {
  const isAtOnce = kind !== 'stream' && kind !== 'outside' && kind !== 'file';
  return endpoint.reads && !endpoint.report && isAtOnce;
}

/**
 * Reads of the rooms by one call, which asks this very server for each of them in the name of the caller:
 * whoever may not read something alone may not read it so, and the log knows each. Nothing is held of
 * the database meanwhile. Errors: `invalid-input` for what is no read of a room.
 */
export function manyReadsRoute(rooms: readonly Route[]): Route {
  const known = rooms.filter(mayJoin).map(({ endpoint }) => ({
    method: endpoint.method,
    path: addressPattern(endpoint.path),
  }));
  const isRead = (method: string, address: string) =>
    isPlainAddress(address) &&
    known.some((one) => one.method === method && one.path.test(address.split('?', 1)[0] ?? ''));
  return outsideRoute(readMany, async ({ body: { reads }, ask }) => {
    const asked = reads.map(({ path, body }) => ({
      method: body === '' ? ('GET' as const) : ('POST' as const),
      path,
      body,
    }));
    const fields = asked.flatMap(({ method, path }, at) =>
      isRead(method, path)
        ? []
        : [{ field: `reads.${at}.path`, message: 'Na této adrese se nic nečte' }],
    );
    if (fields.length > 0) throw new AppError('invalid-input', { fields });
    return { answers: await Promise.all(asked.map(ask)) };
  });
}
