import { identity } from './identity.ts';

/** A storage key of the signed-in user; the next person at the device cannot read from it who that was. */
export function ownKey(prefix: string, name = ''): string {
  return `${prefix}${mark(identity.get()?.user_identity ?? '')}.${name}`;
}

// FNV-1a: all it has to do is to tell a few people at one device apart.
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
