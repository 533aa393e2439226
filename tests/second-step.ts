import { beginAuthenticator, proveAuthenticator } from '#contract/second-step.ts';
import { codeOf, stepOf } from '#server/access/totp.ts';
import { PASSWORD } from './people.ts';
import type { World } from './world.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of a secret as an authenticator reads it. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator with the secret shows at the moment. */
export function shownCode(secret: string, at: Date): string {
  return codeOf(fromBase32(secret), stepOf(at));
}

/** Gives the person an authenticator, as his profile does; the world's clock stands half a minute later. */
export async function withAuthenticator(world: World, { token }: { token: string }) {
  const began = await world.call(beginAuthenticator, { body: { password: PASSWORD }, token });
  const { secret } = began.result;
  const code = shownCode(secret, world.portal.now());
  const proven = await world.call(proveAuthenticator, { body: { code }, token });
  const passed = 30_000;
  world.setNow(new Date(world.portal.now().getTime() + passed).toISOString());
  return { secret, codes: proven.result.recovery_codes };
}
