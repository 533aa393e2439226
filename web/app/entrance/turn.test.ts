import { afterEach, describe, expect, test } from 'vitest';
import { needsSignIn, turnToSignIn } from './turn.ts';

const at = (address: string) => history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  at('/');
});

describe('a page opened by nobody signed in', () => {
  test.each(['/', '/pasports?a=1', '/admin/errors', '/client/user/login'])(
    '%s shows the sign-in form',
    (address) => {
      at(address);
      expect(needsSignIn()).toBe(true);
    },
  );

  test.each(['/blog', '/client/user/register', '/client/user/reset/abc', '/nowhere'])(
    '%s shows itself',
    (address) => {
      at(address);
      expect(needsSignIn()).toBe(false);
    },
  );

  test('remembers where the person wanted to be', () => {
    at('/pasports?a=1#x');
    turnToSignIn();
    expect(location.pathname + location.search).toBe(
      '/client/user/login?redirect=%2Fpasports%3Fa%3D1%23x',
    );
    turnToSignIn();
    expect(location.search).toBe('?redirect=%2Fpasports%3Fa%3D1%23x');
  });
});

test.each([sessionStorage, localStorage])('a kept session goes to the portal', (storage) => {
  storage.setItem('kastelan.session', '{}');
  expect(needsSignIn()).toBe(false);
});
