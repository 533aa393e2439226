import { afterEach, expect, test } from 'vitest';
import { sampleSignIn, sampleUser } from '#tests/web/sample-session.ts';
import { identity } from '#web/lib/identity.ts';
import { currentSession, isPortalAdmin, signIn, updateSession } from './session.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('an admin whose administration waits for a second step sees the portal as other users do', () => {
  const admin = sampleUser({ is_sys_admin: true });
  signIn({ ...sampleSignIn(), ...admin, second_step_missing: true }, false);
  const seen = currentSession()?.user;
  expect(seen).toMatchObject({ is_sys_admin: false, second_step_missing: true });
  // Maintenance does not put him out, and faults are told to him in full.
  expect(seen !== undefined && isPortalAdmin(seen)).toBe(true);
  expect(identity.get()?.is_sys_admin).toBe(true);
  updateSession({ user: admin });
  expect(currentSession()?.user.is_sys_admin).toBe(true);
});
