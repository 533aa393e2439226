import { describe, expect, test } from 'vitest';
import { accessOf, routeOf, safeReturn, signInAddress } from './route-match.ts';

describe('an address', () => {
  test.each([
    ['/', 'Home'],
    ['/pasports', 'pasports'],
    ['/pasports/', 'pasports'],
    ['/address/7', 'Address'],
    ['/auxiliaries/heatings', 'AuxiliariesHeatings'],
    ['/auxiliaries/heatings/types/3', 'AuxiliariesHeatings'],
    ['/client/user/reset', 'Reset'],
    ['/client/user/reset/abc', 'Reset'],
  ])('%s belongs to its route', (pathname, name) => {
    expect(routeOf(pathname)).toBe(name);
  });

  test.each(['/address', '/address/7/8', '/nowhere', '/client/user/resend'])(
    '%s belongs to no route',
    (pathname) => {
      expect(routeOf(pathname)).toBeUndefined();
    },
  );

  test('has the access of its route, and an unknown one is for all', () => {
    expect(accessOf('/admin/errors')).toBe('system-admin');
    expect(accessOf('/messages')).toBe('user');
    expect(accessOf('/blog')).toBe('public');
    expect(accessOf('/nowhere')).toBe('public');
  });
});

describe('the return after the sign-in', () => {
  test('keeps the address with its search', () => {
    expect(safeReturn('/pasports?search=a%20b#x')).toBe('/pasports?search=a%20b#x');
  });

  test.each([
    '//evil.cz/a',
    '/\\evil.cz',
    '/\t/evil.cz',
    'https://evil.cz',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    '/client/user/login?redirect=%2F',
  ])('never leaves the portal nor comes back to the sign-in: %s', (address) => {
    expect(safeReturn(address)).toBe('/');
  });

  test('stands in the address of the sign-in page', () => {
    expect(signInAddress('/pasports?a=1')).toBe('/client/user/login?redirect=%2Fpasports%3Fa%3D1');
    expect(signInAddress('/')).toBe('/client/user/login');
  });
});
