import { describe, expect, test } from 'vitest';
import { MOST_READS } from '#contract/reads.ts';
import { routeTable } from '#web/lib/paths.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { frameReads, routePlans } from './first-reads.ts';

describe('the plan of first views', () => {
  test('knows every route by the addresses that the browser knows it by', () => {
    expect(routePlans.map(({ name }) => name)).toEqual(Object.keys(routeTable));
    for (const address of ['/', '/pasports', '/client/user/login', '/addresses']) {
      const plan = routePlans.find(({ pattern }) => new RegExp(pattern).test(address));
      expect(plan?.name).toBe(routeOf(address));
    }
  });

  test('has the entrance read nothing, and sends no more at once than the server takes', () => {
    for (const { isFramed, reads, name } of routePlans) {
      expect([name, isFramed || reads.length === 0]).toEqual([name, true]);
      expect(reads.length).toBeLessThanOrEqual(MOST_READS);
    }
    expect(frameReads.length).toBeLessThanOrEqual(MOST_READS);
    expect(routePlans.find(({ name }) => name === 'Login')?.isFramed).toBe(false);
  });

  test('names the unit as a number and leaves nothing else open', () => {
    const all = [...frameReads, ...routePlans.flatMap(({ reads }) => reads)];
    for (const { path, body } of all) {
      const filled = (path + body).replaceAll(/\{(unit_id|client_id)\}/g, '7');
      expect(filled).not.toMatch(/undefined|%7B|\{\w+\}/);
      const sent: unknown = JSON.parse(body.replaceAll('{unit_id}', '7') || '{"unit_id":7}');
      expect(sent).toMatchObject({ unit_id: 7 });
    }
  });
});
