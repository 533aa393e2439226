import { describe, expect, test } from 'vitest';
import { authenticator } from '#tests/authenticator.ts';
import {
  ALGORITHMS,
  challengeOf,
  isSignedBy,
  partyOf,
  readAuthenticatorData,
  readPublicKey,
} from './webauthn.ts';

const party = partyOf('https://portal.example.cz');
const bytes = (text: string) => Buffer.from(text, 'base64url');
const says = { challenge: 'vyzva' };

describe('what an authenticator answers', () => {
  test('is read for the portal’s own address', () => {
    expect(partyOf('https://portal.example.cz:8443/')).toEqual({
      id: 'portal.example.cz',
      origin: 'https://portal.example.cz:8443',
    });
    const device = authenticator();
    const made = device.create(says);
    expect(challengeOf(made.client_data, 'webauthn.create', party)).toBe('vyzva');
    const read = readAuthenticatorData(made.authenticator_data, party);
    expect(read?.credentialId?.toString('base64url')).toBe(device.credential_id);
    expect(read?.signCount).toBe(1);
    expect(readAuthenticatorData(device.get(says).authenticator_data, party)).toEqual({
      signCount: 2,
      credentialId: undefined,
    });
  });

  test.each([
    ['another page', { origin: 'https://portal.example.cz.utok.cz' }],
    ['another scheme', { origin: 'http://portal.example.cz' }],
    ['another operation', { type: 'webauthn.create' }],
    ['a frame in another page', { crossOrigin: true }],
  ])('is not taken from %s', (_what, forged) => {
    const told = authenticator().get({ ...says, ...forged });
    expect(challengeOf(told.client_data, 'webauthn.get', party)).toBeUndefined();
  });

  test.each([
    ['another party', { rpId: 'utok.cz' }],
    ['nobody having touched it', { flags: 0x04 }],
  ])('is not taken of %s', (_what, forged) => {
    const told = authenticator().get({ ...says, ...forged });
    expect(readAuthenticatorData(told.authenticator_data, party)).toBeUndefined();
  });

  test.each(['', 'AAAA', '!!!', Buffer.from('[]').toString('base64url')])(
    'is nothing when it is %j',
    (told) => {
      expect(challengeOf(told, 'webauthn.get', party)).toBeUndefined();
      expect(readAuthenticatorData(told, party)).toBeUndefined();
    },
  );

  test('has no credential where its length runs over the end', () => {
    const { authenticator_data } = authenticator().create(says);
    const cut = bytes(authenticator_data).subarray(0, 60).toString('base64url');
    expect(readAuthenticatorData(cut, party)?.credentialId).toBeUndefined();
  });
});

describe.each(['ES256', 'EdDSA', 'RS256'] as const)('a signature by %s', (kind) => {
  const device = authenticator(kind);
  const { public_key, algorithm } = device.create(says);
  const spki = bytes(public_key);

  test('is of its key and of what was signed', () => {
    const told = device.get(says);
    expect(isSignedBy(spki, algorithm, told)).toBe(true);
    const other = device.get({ challenge: 'jina' });
    expect(isSignedBy(spki, algorithm, { ...told, client_data: other.client_data })).toBe(false);
    const later = { ...told, authenticator_data: other.authenticator_data };
    expect(isSignedBy(spki, algorithm, later)).toBe(false);
    const stranger = bytes(authenticator(kind).create(says).public_key);
    expect(isSignedBy(stranger, algorithm, told)).toBe(false);
    for (const signature of ['', 'AAAA']) {
      expect(isSignedBy(spki, algorithm, { ...told, signature })).toBe(false);
    }
  });

  test('needs a key of the algorithm that was told', () => {
    expect(readPublicKey(spki, algorithm)).toBeDefined();
    const others = Object.values(ALGORITHMS).filter((one) => one !== algorithm);
    for (const other of [...others, 0]) expect(readPublicKey(spki, other)).toBeUndefined();
    expect(readPublicKey(Buffer.from('nic'), algorithm)).toBeUndefined();
  });
});
