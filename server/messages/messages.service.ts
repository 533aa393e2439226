import type {
  confirmAllUserMessages,
  confirmUserMessage,
  listStoredMessages,
  listUserMessages,
  turnUserMessage,
  UserMessage,
} from '#contract/messages.ts';
import {
  selectStoredMessages,
  selectWaitingMessages,
  updateAllConfirmed,
  updateMessageConfirmed,
  updateMessageWaiting,
} from '#server/core/clients/messages.sql.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

interface Messages {
  values: UserMessage[];
}

/** The user's messages that wait for confirmation, newest first. */
export async function waitingMessages({
  db,
  actor,
}: Pick<ActorCall<typeof listUserMessages>, 'db' | 'actor'>): Promise<Messages> {
  return { values: await selectWaitingMessages(db, actor) };
}

/** All the user's messages, those he has confirmed too, newest first. */
export async function storedMessages({ db, actor }: ActorCall<typeof listStoredMessages>) {
  return { values: await selectStoredMessages(db, actor) };
}

/**
 * Confirms one message, repeatedly without harm; returns those that still wait. Errors:
 * `not-found`, `identity-mismatch`.
 */
export async function confirmMessage({
  db,
  actor,
  params,
  body,
  portal,
}: ActorCall<typeof confirmUserMessage>): Promise<Messages> {
  const messageId = params.client_user_message_id;
  ensure((body.client_user_message_id ?? messageId) === messageId, 'identity-mismatch');
  ensure(await updateMessageConfirmed(db, actor, messageId, portal.now()), 'not-found');
  return waitingMessages({ db, actor });
}

/** Confirms a message, or lets it wait again; returns those that wait then. Errors: `not-found`. */
export async function turnMessage({
  db,
  actor,
  params,
  body,
  portal,
}: ActorCall<typeof turnUserMessage>): Promise<Messages> {
  const { client_user_message_id: messageId } = params;
  const isTurned = body.confirmed
    ? await updateMessageConfirmed(db, actor, messageId, portal.now())
    : await updateMessageWaiting(db, actor, messageId);
  ensure(isTurned, 'not-found');
  return waitingMessages({ db, actor });
}

/** Confirms everything that waits; returns what is left, which is nothing. */
export async function confirmAllMessages({
  db,
  actor,
  portal,
}: ActorCall<typeof confirmAllUserMessages>): Promise<Messages> {
  await updateAllConfirmed(db, actor, portal.now());
  return waitingMessages({ db, actor });
}
