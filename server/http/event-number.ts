import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Letters that nobody mistakes for others when he reads them into a telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** What a proxy in front of us may call an event. */
const FOREIGN = /^[\w.:-]{8,100}$/;

/** A number of an event: sixty random bits, unlike in any other process or after any restart. */
export function newEventNumber(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)]
    .map((byte) => LETTERS[byte & 31])
    .join('');
  return [0, 1, 2].map((at) => letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH)).join('-');
}

function networksOf(trustProxy: string): BlockList {
  const list = new BlockList();
  for (const entry of trustProxy.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Makes the giver of event numbers. The number in `x-request-id` is taken from the trusted proxies
 * alone: anybody else could make his calls look like those of others.
 */
export function eventNumbers(trustProxy: string | undefined): (request: IncomingMessage) => string {
  if (trustProxy === undefined) return newEventNumber;
  const trusted = networksOf(trustProxy);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const told = headers['x-request-id'];
    if (typeof told !== 'string' || !FOREIGN.test(told)) return newEventNumber();
    return trusted.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
      ? told
      : newEventNumber();
  };
}
