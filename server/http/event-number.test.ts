import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { eventNumbers, newEventNumber } from './event-number.ts';

const told = (number: string | undefined, remoteAddress: string) =>
  ({
    headers: { 'x-request-id': number },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('the number of an event', () => {
  test('can be read into a telephone and does not repeat', () => {
    const numbers = Array.from({ length: 5000 }, newEventNumber);
    expect(
      numbers.every((one) => /^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/.test(one)),
    ).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('is not taken from the caller', () => {
    expect(eventNumbers(undefined)(told('cizi-cislo-1', '127.0.0.1'))).not.toBe('cizi-cislo-1');
  });

  test.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['10.0.0.0/8, 192.0.2.7', '10.20.30.40', true],
    ['10.0.0.0/8, 192.0.2.7', '192.0.2.7', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['2001:db8::/32', '2001:db8:1::9', true],
    ['10.0.0.0/8', '192.0.2.7', false],
    ['2001:db8::/32', '192.0.2.7', false],
  ])('with proxies %s is taken from %s: %s', (proxies, address, isTaken) => {
    const number = eventNumbers(proxies)(told('cislo-proxy-7', address));
    expect(number === 'cislo-proxy-7').toBe(isTaken);
  });

  test.each([undefined, '', 'krátké', 'a'.repeat(200), 'dva radky\nlevel=error'])(
    'told as %j even by a proxy is replaced by an own one',
    (number) => {
      expect(eventNumbers('127.0.0.1')(told(number, '127.0.0.1'))).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    },
  );
});
