import { linkKind } from './news-link.ts';
import { textOf } from './rule.ts';

// A page would be opened by it: any other scheme (javascript:, data:, file:) may do harm.
const scheme = /^[a-z][a-z\d+.-]*:/i;
const port = /^[^\s/:.]+(?:\.[^\s/:.]+)+:\d+(?:\/|$)/;
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:\/\S*)?$/u;

/** A web address may stay empty; with a scheme it has to be that of the web. */
export function webAddressRule(value: unknown): string | null {
  const address = textOf(value).trim();
  if (!scheme.test(address) || port.test(address)) return null;
  return linkKind(address) === 'outer' ? null : 'Zadejte webovou adresu, například www.example.cz';
}

/** Told of a text that does not read as a web address; it may stay. */
export function webAddressDoubt(value: unknown): string | null {
  const address = textOf(value).trim();
  return address === '' || host.test(address.replace(/^https?:\/\//i, ''))
    ? null
    : 'Nevypadá jako webová adresa, například www.example.cz';
}
