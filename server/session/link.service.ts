import type { BodyOf, ResultOf } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/envelope.ts';
import { required } from '#contract/rules/required.ts';
import { ownPasswordFault } from '#server/access/passwords/own-password.ts';
import { linkKind, type exchangeLink, type LinkKind, type setPassword } from '#contract/session.ts';
import { setAuditUser } from '#server/access/access.sql.ts';
import { deleteLinks } from '#server/access/links.sql.ts';
import { closeLink, createLink, openLink, type OpenedLink } from '#server/core/clients/links.ts';
import { hashPassword } from '#server/access/password.ts';
import { deleteSessions } from '#server/access/sessions.sql.ts';
import { selectClientName } from '#server/core/clients/clients.sql.ts';
import { updateClientConfirmed } from '#server/core/clients/registration.sql.ts';
import { updateAccountChosen } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { OutsideCall, PublicCall } from '#server/http/route.ts';
import {
  selectAccount,
  selectAccountByIdentity,
  type AccountRow,
} from '#server/core/clients/accounts.sql.ts';
import { endSecondStep } from '#server/core/clients/second-step.ts';
import { deedOf } from '#server/outside/deed.ts';
import { passwordChangedLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { rememberDevice } from './devices.ts';
import { OF_OPERATOR } from './first-admin.service.ts';
import { rememberAddress } from './guard.ts';

type Body = BodyOf<typeof setPassword>;

async function accountOf(db: Db, { user }: OpenedLink): Promise<AccountRow> {
  const account = await selectAccount(db, user);
  ensure(account !== undefined && !account.blocked, 'link-invalid');
  return account;
}

/** Errors: `address-has-account`, which its owner alone can come to see. */
async function ensureFree(db: Db, { user_identity, client_user_id }: AccountRow): Promise<void> {
  const holder = await selectAccountByIdentity(db, user_identity);
  const isOwn = holder?.client_user_id === client_user_id;
  ensure(isOwn || holder?.confirmed !== true, 'address-has-account');
}

/**
 * Takes the secret of a mailed link for a short one, so that what stood in an address is worthless
 * at once. Errors: `link-invalid`, `link-expired`, `address-has-account`.
 */
export async function exchange({
  db,
  body,
}: PublicCall<typeof exchangeLink>): Promise<ResultOf<typeof exchangeLink>> {
  const opened = await openLink(db, body.token, linkKind.options);
  const account = await accountOf(db, opened);
  const kind = linkKind.parse(opened.link.kind);
  if (kind === 'confirm' || kind === 'invite') await ensureFree(db, account);
  await closeLink(db, opened);
  const purpose = opened.link.purpose === OF_OPERATOR ? `${kind} ${OF_OPERATOR}` : kind;
  const { token } = await createLink(db, opened.user, 'exchanged', purpose);
  const { first_name, last_name } = account;
  // The first system admin has yet to choose his name.
  const user_identity = kind === 'first-admin' ? '' : account.user_identity;
  const tells = kind === 'confirm' || kind === 'invite';
  const client_name = tells ? await selectClientName(db, opened.user.client_id) : '';
  return { kind, token, user_identity, first_name, last_name, client_name };
}

function faultsOf(body: Body, kind: LinkKind, account: AccountRow): FieldError[] {
  const names = kind === 'reset' ? [] : (['first_name', 'last_name'] as const);
  const identity = kind === 'first-admin' ? (['user_identity'] as const) : [];
  const missing = [...identity, ...names].map((field) => [field, required(body[field])] as const);
  const whose = {
    user_identity: kind === 'first-admin' ? (body.user_identity ?? '') : account.user_identity,
    names: [body.first_name ?? account.first_name, body.last_name ?? account.last_name],
  };
  const password = ['new_password', ownPasswordFault(body.new_password, whose)] as const;
  return [...missing, password].flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
}

async function openExchanged(db: Db, body: Body) {
  const opened = await openLink(db, body.token, ['exchanged']);
  const account = await accountOf(db, opened);
  const [named, of] = opened.link.purpose.split(' ');
  const kind = linkKind.parse(named);
  const fields = faultsOf(body, kind, account);
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
  return { opened, account, kind, isOfOperator: of === OF_OPERATOR };
}

/** What the kind of the link lets its holder choose. */
function chosenBy(body: Body, kind: LinkKind) {
  const { user_identity, first_name, last_name } = body;
  if (kind === 'reset') return { confirms: false };
  const names = {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
  const identity = kind === 'first-admin' && user_identity !== undefined ? { user_identity } : {};
  return { confirms: true, ...names, ...identity };
}

/**
 * Sets the password by an exchanged link and ends all sessions of the user. Who registered, was
 * invited or is the first system admin also gives his names and is confirmed by it: of a registration
 * the password counts that the holder of its mail chooses, whoever has sent it. Errors:
 * `link-invalid`, `link-expired`, `invalid-input`, `identity-taken`, `overloaded`.
 */
export async function choosePassword({
  body,
  caller,
  portal,
}: OutsideCall<typeof setPassword>): Promise<{ user_identity: string }> {
  await portal.database.transaction((db) => openExchanged(db, body));
  const password_hash = await hashPassword(body.new_password);
  return portal.database.transaction(async (db) => {
    const { opened, account, kind, isOfOperator } = await openExchanged(db, body);
    const { user } = opened;
    const { first_name, last_name } = { ...account, ...chosenBy(body, kind) };
    await setAuditUser(db, { ...account, name: `${first_name} ${last_name}`.trim() });
    const chosen = { password_hash, ...chosenBy(body, kind) };
    const user_identity = await updateAccountChosen(db, user, chosen);
    if (kind === 'confirm') await updateClientConfirmed(db, user.client_id);
    await deleteSessions(db, user);
    if (isOfOperator) await endSecondStep(db, user);
    await deleteLinks(db, user);
    // Whoever reads the user's mail may sign in from here also while others guess his password.
    await rememberAddress(db, user, caller.address);
    await rememberDevice(db, user, { caller, mark: undefined });
    if (kind === 'reset') {
      const letter = passwordChangedLetter(deedOf(portal, caller));
      await enqueueMail(db, { recipient: user_identity, ...letter });
    }
    return { user_identity };
  });
}
