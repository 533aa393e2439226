import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment } from './fields.ts';

/** A device on which the user is signed in: one session. */
export const device = z
  .object({
    session_id: z.int(),
    /** What the browser says of itself; nobody verifies it. */
    user_agent: z.string(),
    /** It stays signed in for 30 days without use, otherwise for 12 hours. */
    remember_me: z.boolean(),
    created: moment,
    /** Right to some five minutes. */
    last_used: moment,
    /** It ends then, however much it is used. */
    ends: moment,
    /** The call itself comes from it. */
    is_current: z.boolean(),
    /** A system admin looks as the user in it, and only reads. */
    is_viewing: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

const devices = listOf(device);
const path = '/v1/user/sessions';

export const listDevices = endpoint({
  method: 'GET',
  path,
  access: 'user',
  forCrews: true,
  summary: 'Zařízení, na kterých je uživatel přihlášen; toto první, pak naposledy použitá',
  result: devices,
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: `${path}/{session_id}`,
  access: 'user',
  forCrews: true,
  summary: 'Odhlášení jednoho zařízení; jeho token od té chvíle neplatí',
  params: z.object({ session_id: id }),
  result: devices,
});

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  forCrews: true,
  summary: 'Odhlášení všech zařízení kromě toho, ze kterého volání přišlo',
  result: devices,
});
