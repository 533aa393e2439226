import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Letters that nobody mistakes for others when he reads them into a telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** What a proxy in front of us may call an event. */
const FOREIGN = /^[\w.:-]{8,100}$/;

/** Random bytes are asked of the system for so many numbers at once. */
const AT_ONCE = 256;
const random = Buffer.alloc(AT_ONCE * GROUPS * GROUP_LENGTH);
let taken = random.length;

/** The next random byte; each is taken once. */
function randomByte(): number {
  if (taken === random.length) {
    randomFillSync(random);
    taken = 0;
  }
  taken += 1;
  return random[taken - 1] ?? 0;
}

/** A number of an event: sixty random bits, unlike in any other process or after any restart. */
export function newEventNumber(): string {
  let number = '';
  for (let at = 0; at < GROUPS * GROUP_LENGTH; at += 1) {
    if (at > 0 && at % GROUP_LENGTH === 0) number += '-';
    number += LETTERS.charAt(randomByte() & 31);
  }
  return number;
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
