import { createHash } from 'node:crypto';
import type { addPasskey, beginPasskey, removePasskey, SecondStep } from '#contract/second-step.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ALGORITHMS, challengeOf, partyOf } from '#server/access/webauthn.ts';
import { closeLink, createLink, openLink } from '#server/core/clients/links.ts';
import { selectCredentialIds } from '#server/core/clients/passkeys.sql.ts';
import { keepPasskey } from '#server/core/clients/passkeys.ts';
import { endPasskey } from '#server/core/clients/second-step.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import { afterPassword, begun, told } from './second-step.service.ts';

const REFUSED = { invalid: 'passkey-refused', expired: 'passkey-refused' } as const;

// An authenticator keeps it beside the passkey; it need not say whose it is.
const handleOf = (client_user_id: number) =>
  createHash('sha256').update(`passkey:${client_user_id}`).digest('base64url');

/** A challenge for a new passkey. Errors: `password-wrong`, `sign-in-locked`. */
export async function beginKey(call: OutsideCall<typeof beginPasskey>) {
  return afterPassword(call, async (db, actor) => {
    const { token: challenge } = await createLink(db, actor, 'passkey');
    return {
      challenge,
      rp_id: partyOf(call.portal.publicUrl()).id,
      user_handle: handleOf(actor.client_user_id),
      algorithms: Object.values(ALGORITHMS),
      credential_ids: await selectCredentialIds(db, actor),
    };
  });
}

/** Adds a passkey by the answer to its challenge, which serves once. Errors: `passkey-refused`. */
export async function addKey({ db, actor, body, caller, portal }: ActorCall<typeof addPasskey>) {
  const party = partyOf(portal.publicUrl());
  const challenge = challengeOf(body.client_data, 'webauthn.create', party);
  ensure(challenge !== undefined, 'passkey-refused');
  const opened = await openLink(db, challenge, ['passkey'], REFUSED);
  // A challenge of somebody else has opened his tenant.
  ensure(opened.user.client_user_id === actor.client_user_id, 'passkey-refused');
  await asActor(db, actor);
  await closeLink(db, opened);
  await keepPasskey(db, actor, body, party);
  return begun(db, actor, { caller, portal }, 'passkey');
}

/** Takes a passkey away. Errors: `password-wrong`, `sign-in-locked`, `not-found`. */
export async function removeKey(call: OutsideCall<typeof removePasskey>): Promise<SecondStep> {
  return afterPassword(call, async (db, actor) => {
    ensure(await endPasskey(db, actor, call.params.passkey_id), 'not-found');
    return told(db, actor, call);
  });
}
