import type { ConsentKind } from '#contract/consents.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/envelope.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';
import { ensureOperatorNamed } from '#server/access/operator-named.ts';
import { ownPasswordFault } from '#server/access/passwords/own-password.ts';
import type { register } from '#contract/session.ts';
import { setAuditUser, setTenant } from '#server/access/access.sql.ts';
import { mayMail } from '#server/access/attempts.ts';
import { insertConsents, selectCurrentVersions } from '#server/access/consents.sql.ts';
import { deleteLinks } from '#server/access/links.sql.ts';
import { clientOfProof, type UserKey } from '#server/access/owned.ts';
import { hashPassword } from '#server/access/password.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { Caller, OutsideCall } from '#server/http/route.ts';
import { accountExistsLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { inEvenTime } from './even-time.ts';
import {
  insertRegisteredClient,
  insertRegisteredUser,
  selectNewIds,
  updateRegisteredClient,
  updateRegisteredUser,
  type RegisteredClient,
  type RegisteredUser,
} from '#server/core/clients/registration.sql.ts';
import { sendLink } from './requested-mail.service.ts';
import { openByIdentity, type OpenAccount } from './standing.ts';

type Body = BodyOf<typeof register>;

interface Registration {
  readonly client: RegisteredClient;
  readonly user: RegisteredUser;
}

const CHANGED_TERMS = 'Podmínky se mezitím změnily, načtěte stránku znovu';

function faultsOf(body: Body, current: ReadonlyMap<ConsentKind, string>): FieldError[] {
  const isCompany = body.client_type === 'bussines';
  const faults: readonly (readonly [string, string | null])[] = [
    [
      'password',
      ownPasswordFault(body.password, {
        user_identity: body.user_identity,
        names: [body.first_name, body.last_name, body.client_name],
      }),
    ],
    ['business_id', isCompany ? businessIdRule(body.business_id) : null],
    [
      'term_and_conditions_version',
      body.term_and_conditions_version === current.get('terms') ? null : CHANGED_TERMS,
    ],
    ['gdpr_version', body.gdpr_version === current.get('privacy') ? null : CHANGED_TERMS],
  ];
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function registrationOf(body: Body, caller: Caller, password_hash: string): Registration {
  const { user_identity, first_name, last_name, client_type, client_name } = body;
  const register_as_company = client_type === 'bussines';
  return {
    user: { user_identity, first_name, last_name, password_hash },
    client: {
      client_type,
      name: client_name,
      business_id: register_as_company ? body.business_id : '',
      register_as_company,
      register_as_facility_manager: body.register_as_facility_manager,
      terms_version: body.term_and_conditions_version,
      privacy_version: body.gdpr_version,
      hostname: caller.host.replace(/:\d+$/, ''),
    },
  };
}

async function admitNew(db: Db, { client, user }: Registration): Promise<UserKey> {
  const ids = await selectNewIds(db);
  const key = { client_id: clientOfProof(ids.client_id), client_user_id: ids.client_user_id };
  await setTenant(db, key.client_id);
  const name = `${user.first_name} ${user.last_name}`;
  await setAuditUser(db, { ...key, user_identity: user.user_identity, name });
  await insertRegisteredClient(db, key, client);
  await insertRegisteredUser(db, key, user);
  await agree(db, key, client);
  return key;
}

async function agree(db: Db, user: UserKey, client: RegisteredClient): Promise<void> {
  const given = { hostname: client.hostname, source: 'registration' } as const;
  await insertConsents(db, user, [
    { ...given, kind: 'terms', document_version: client.terms_version },
    { ...given, kind: 'privacy', document_version: client.privacy_version },
  ]);
}

/**
 * The newest unconfirmed registration counts, and its link alone: also a page that has exchanged an
 * older one is dead, because what it shows is not what would be confirmed.
 */
async function admitAgain(db: Db, user: UserKey, registration: Registration): Promise<void> {
  await deleteLinks(db, user);
  await updateRegisteredClient(db, user, registration.client);
  await updateRegisteredUser(db, user, registration.user);
  await agree(db, user, registration.client);
}

async function answerKnown(
  db: Db,
  portal: Portal,
  { user, standing }: OpenAccount,
  registration: Registration,
): Promise<void> {
  const recipient = registration.user.user_identity;
  if (standing === 'registered') {
    await admitAgain(db, user, registration);
    await sendLink(db, portal, 'confirm', { user, recipient });
  } else if (standing === 'confirmed') {
    await enqueueMail(db, { recipient, ...accountExistsLetter(portal.publicUrl()) });
  }
}

async function admit(db: Db, portal: Portal, registration: Registration): Promise<void> {
  const recipient = registration.user.user_identity;
  const known = await openByIdentity(db, recipient);
  const allowed = await mayMail(db, 'register', recipient);
  // A registration of one's own wins over an invitation that was not accepted.
  if (known === undefined || known.standing === 'invited') {
    const user = await admitNew(db, registration);
    await sendLink(db, portal, 'confirm', { user, recipient });
  } else if (allowed) {
    await answerKnown(db, portal, known, registration);
  }
}

/**
 * Registers a client and its first admin; the mail tells the rest. Whether the identity exists
 * shows neither in the answer nor in its time. Errors: `invalid-input`, `operator-unnamed`, `overloaded`.
 */
export async function registerClient({ body, caller, portal }: OutsideCall<typeof register>) {
  const day = pragueDay(portal.now());
  const current = await portal.database.reading(async (db) => {
    await ensureOperatorNamed(db);
    return selectCurrentVersions(db, day);
  });
  const fields = faultsOf(body, current);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
  await inEvenTime(async () => {
    const registration = registrationOf(body, caller, await hashPassword(body.password));
    await portal.database.transaction((db) => admit(db, portal, registration));
  });
  return { accepted: true } as const;
}
