import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { ALGORITHMS } from '#server/access/webauthn.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

type Kind = keyof typeof ALGORITHMS;

function pairOf(kind: Kind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === 'EdDSA') return generateKeyPairSync('ed25519');
  if (kind === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

interface Says {
  readonly challenge: string;
  readonly type?: string;
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  readonly flags?: number;
  readonly count?: number;
}

/** An authenticator with one credential, as a browser tells of it; what it says may be forged. */
export function authenticator(kind: Kind = 'ES256') {
  const { publicKey, privateKey } = pairOf(kind);
  const credentialId = randomBytes(16);
  let uses = 0;
  const clientData = (says: Says, type: string) =>
    Buffer.from(
      JSON.stringify({
        type: says.type ?? type,
        challenge: says.challenge,
        origin: says.origin ?? 'https://portal.example.cz',
        crossOrigin: says.crossOrigin ?? false,
      }),
    );
  const data = (says: Says, flags: number, more = Buffer.alloc(0)) => {
    uses += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(says.count ?? uses);
    const rpHash = createHash('sha256')
      .update(says.rpId ?? 'portal.example.cz')
      .digest();
    return Buffer.concat([rpHash, Buffer.from([says.flags ?? flags]), count, more]);
  };
  return {
    credential_id: text(credentialId),
    /** Answers to the making of a credential. */
    create: (says: Says) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, randomBytes(77)]);
      return {
        client_data: text(clientData(says, 'webauthn.create')),
        authenticator_data: text(data(says, 0x45, attested)),
        public_key: text(publicKey.export({ format: 'der', type: 'spki' })),
        algorithm: ALGORITHMS[kind],
      };
    },
    /** Answers to a sign-in. */
    get: (says: Says) => {
      const client = clientData(says, 'webauthn.get');
      const authenticatorData = data(says, 0x05);
      const hash = createHash('sha256').update(client).digest();
      const signed = Buffer.concat([authenticatorData, hash]);
      const digest = kind === 'EdDSA' ? null : 'sha256';
      return {
        credential_id: text(credentialId),
        client_data: text(client),
        authenticator_data: text(authenticatorData),
        signature: text(sign(digest, signed, privateKey)),
      };
    },
  };
}
