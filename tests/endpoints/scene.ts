import { randomBytes } from 'node:crypto';
import { hashPassword } from '#server/access/password.ts';
import type { Access } from '#contract/endpoint.ts';
import { insertRow } from '../builders.ts';
import { lookOf } from '../views.ts';
import type { World } from '../world.ts';
import { makeChanges } from './history.ts';
import { makeImports, type UnitImports } from './imports.ts';
import { makeRecords, type UnitRecords } from './records.ts';
import { makeTodos } from './todos.ts';
import { makeSipo, type UnitSipo } from './sipo.ts';

export const PASSWORD = 'Kočka leze dírou 7';
let hash: Promise<string> | undefined;

type User = Awaited<ReturnType<World['makeUser']>>;

/** One client with everything that an endpoint can name. */
export interface Scene {
  readonly client_id: number;
  readonly user: User;
  readonly admin: User;
  readonly system: User;
  /** Who was invited and has not answered yet. */
  readonly invited: User;
  readonly unit_id: number;
  /** A message of each who may ask. */
  readonly messages: ReadonlyMap<User, number>;
  /** Records of the unit. */
  readonly records: UnitRecords;
  readonly imports: UnitImports;
  /** A message of the portal, which is of no client. */
  readonly system_message_id: number;
  readonly sipo: UnitSipo;
  readonly todos: Awaited<ReturnType<typeof makeTodos>>;
  /** A view of a list that the user keeps. */
  readonly saved_view_id: number;
  /** An address of the user's by which another program reads the calendar of all crews. */
  readonly calendar_feed_id: number;
  /** Rows of history that the user has just made. */
  readonly changes: Awaited<ReturnType<typeof makeChanges>>;
  /** A fresh session of whoever has just the access that is asked for. */
  token(access: Access): Promise<string>;
  /** Whoever has just the access that is asked for. */
  actor(access: Access): User;
}

let counter = 0;

/** A view of a list that the user keeps. */
async function makeView({ db }: World, { client_id, client_user_id }: User, mark: string) {
  const { saved_view_id } = await insertRow(db, 'saved_views', {
    client_id,
    client_user_id,
    list: 'spaces',
    name: `Pohled ${mark}`,
    look: JSON.stringify(lookOf(mark)),
  });
  return Number(saved_view_id);
}

/** An address by which another program of the user reads the calendar of all crews. */
async function makeFeed({ db }: World, { client_id, client_user_id }: User) {
  const row = { client_id, client_user_id, secret_hash: randomBytes(32) };
  return Number((await insertRow(db, 'calendar_feeds', row))['calendar_feed_id']);
}

/** Makes a client whose every text carries the word. */
export async function makeScene(world: World, word: string): Promise<Scene> {
  counter += 1;
  const mark = `${word}${counter}`;
  const password_hash = await (hash ??= hashPassword(PASSWORD));
  const { client_id } = await world.makeClient({
    name: `Klient ${mark}`,
    full_name: `Klient ${mark} s.r.o.`,
    city: mark,
    external_token: `token-${mark}`,
  });
  const person = (name: string, rights: object = {}) =>
    world.makeUser({
      client_id,
      user_identity: `${name}.${mark}@example.cz`.toLowerCase(),
      first_name: mark,
      last_name: mark,
      password_hash,
      ...rights,
    });
  const user = await person('user');
  const admin = await person('admin', { is_client_admin: true });
  const system = await person('system', { is_sys_admin: true, is_client_admin: true });
  const invited = await person('invited', { confirmed: false });
  const { unit_id } = await world.makeUnit(client_id, { name: `Jednotka ${mark}`, comment: mark });
  const messages = new Map<User, number>();
  for (const owner of [user, admin, system]) {
    const { client_user_id } = owner;
    const row = { client_id, client_user_id, message: `Zpráva ${mark}` };
    const { client_user_message_id } = await insertRow(world.db, 'client_user_messages', row);
    messages.set(owner, Number(client_user_message_id));
  }
  const records = await makeRecords(world, { client_id, unit_id }, mark);
  const ofUser = user.client_user_id;
  const imports = await makeImports(world, { client_id, unit_id }, ofUser, mark);
  const hail = { message: 'Hlášení všem', remember_user: true };
  const { system_message_id } = await insertRow(world.db, 'system_messages', hail);
  const sipo = await makeSipo(world, { client_id, unit_id }, mark);
  const changes = await makeChanges(world, user, records.address_id, mark);
  const actor = (access: Access) =>
    ({ public: user, user, import: user, 'client-admin': admin, 'system-admin': system })[access];
  return {
    client_id,
    user,
    admin,
    system,
    invited,
    unit_id,
    messages,
    records,
    imports,
    system_message_id: Number(system_message_id),
    sipo,
    todos: await makeTodos(world, { client_id, unit_id }, records, ofUser, mark),
    saved_view_id: await makeView(world, user, mark),
    calendar_feed_id: await makeFeed(world, user),
    changes,
    actor,
    token: (access) => world.makeSession(actor(access)),
  };
}
