import { z } from 'zod';
import { client } from './clients.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, longText, momentOrEmpty, requiredText, version } from './fields.ts';
import { firstQuery, wholeCount } from './first-rows.ts';
import { historyEntry } from './history.ts';
import { licenceFields } from './licence-record.ts';
import { readOf, writeOf } from './record.ts';
import { clientUser } from './users.ts';

const count = z.int().min(0);

/**
 * A client as the operator of the portal sees it: the row of the client list (specification, section
 * 3) with what of the licence is used. The import token itself is nobody's but the client's.
 */
export const adminClient = client
  .omit({ external_token: true })
  .extend({
    /** Of the client's first admin; empty when it has no user. */
    user_identity: z.string(),
    ...readOf(licenceFields),
    module_schema_name: z.string(),
    /** When the client asked for another licence, until somebody settles it. */
    licence_requested: momentOrEmpty,
    licence_request: z.string(),
    users_count: count,
    units_count: count,
    /** Records of the address book in all units. */
    items_count: count,
    /** The latest of all its users. */
    last_sign_in: momentOrEmpty,
    /** Since when its users cannot sign in. */
    blocked: momentOrEmpty,
    blocked_reason: z.string(),
  })
  .meta({ id: 'AdminClient' });
export type AdminClient = z.infer<typeof adminClient>;

/** A licence as a system admin saves it. */
export const licenceInput = z.object(writeOf(licenceFields));

/** A user of any client, with what his signing in suffers from. */
export const adminUser = clientUser
  .extend({
    /** Open sessions, without those in which a system admin looks. */
    sessions_count: count,
    /** Wrong passwords within the last hour. */
    failed_attempts: count,
    /** The sign-in has a second step. */
    has_second_step: z.boolean(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

/** A unit of any client, by its counts only. */
export const adminUnit = z
  .object({
    unit_id: z.int(),
    name: z.string(),
    full_name: z.string(),
    active: z.boolean(),
    city: z.string(),
    has_external_token: z.boolean(),
    buildings_count: count,
    spaces_count: count,
    addresses_count: count,
  })
  .meta({ id: 'AdminUnit' });
export type AdminUnit = z.infer<typeof adminUnit>;

/** A link to be handed over by whoever asked for it, where the portal sends no mail; otherwise empty. */
const handedLink = z.string();

const path = '/v1/admin/clients';
const common = {
  access: 'system-admin',
  modules: ['customers', 'clients'],
  acrossClients: true,
} as const;
const ofClient = z.object({ client_id: id });
const ofUser = z.object({ client_id: id, client_user_id: id });
const userPath = `${path}/{client_id}/users/{client_user_id}`;

export const listClients = endpoint({
  method: 'GET',
  path,
  ...common,
  summary: 'Všichni klienti s čerpáním licence, podle názvu',
  // Thousands of clients are counted one after the other.
  timeoutMs: 15_000,
  query: z.object(firstQuery),
  result: listOf(adminClient).extend(wholeCount),
});

export const readAdminClient = endpoint({
  method: 'GET',
  path: `${path}/{client_id}`,
  ...common,
  summary: 'Jeden klient s čerpáním licence',
  params: ofClient,
  result: adminClient,
});

export const listUsersOfClient = endpoint({
  method: 'GET',
  path: `${path}/{client_id}/users`,
  ...common,
  summary: 'Uživatelé klienta, jejich přihlášení a neúspěšné pokusy',
  params: ofClient,
  result: listOf(adminUser),
});

export const listUnitsOfClient = endpoint({
  method: 'GET',
  path: `${path}/{client_id}/units`,
  ...common,
  summary: 'Jednotky klienta s počty domů, prostorů a adres',
  params: ofClient,
  result: listOf(adminUnit),
});

export const listHistoryOfClient = endpoint({
  method: 'GET',
  path: `${path}/{client_id}/history`,
  ...common,
  summary: 'Historie změn klienta, nejnovější první',
  params: ofClient,
  result: listOf(historyEntry),
});

export const saveLicence = endpoint({
  method: 'PUT',
  path: `${path}/{client_id}/licence`,
  ...common,
  summary: 'Změna licence, schématu modulů a poznámky; posílají se jen změněná pole',
  params: ofClient,
  body: z.object({
    version,
    /** The client's request is settled by this. */
    settles_request: z.boolean().optional(),
    ...licenceInput.partial().shape,
  }),
  result: adminClient,
});

export const confirmClient = endpoint({
  method: 'POST',
  path: `${path}/{client_id}/confirm`,
  ...common,
  summary:
    'Ruční potvrzení registrace; kdo se registroval, zvolí si heslo na odkazu z e-mailu, a bez pošty na odkazu z odpovědi',
  params: ofClient,
  result: adminClient.extend({ link: handedLink }),
});

export const blockClient = endpoint({
  method: 'PUT',
  path: `${path}/{client_id}/blocked`,
  ...common,
  summary: 'Zablokování klienta i s ukončením přihlášení jeho uživatelů, a odblokování',
  params: ofClient,
  body: z.object({ blocked: z.boolean(), blocked_reason: longText(200).optional() }),
  result: adminClient,
  refuses: ['client-of-admins'],
});

export const blockUserOfClient = endpoint({
  method: 'PUT',
  path: userPath,
  ...common,
  summary: 'Zablokování uživatele klienta i s ukončením jeho přihlášení, a odblokování',
  params: ofUser,
  body: z.object({ blocked: z.boolean(), version }),
  result: adminUser,
});

export const unlockUserOfClient = endpoint({
  method: 'POST',
  path: `${userPath}/unlock`,
  ...common,
  summary: 'Zapomenutí neúspěšných pokusů, po kterých se uživatel nemůže přihlásit',
  params: ofUser,
  result: adminUser,
});

export const endSecondStepOfUser = endpoint({
  method: 'POST',
  path: `${userPath}/secondstep/end`,
  ...common,
  summary: 'Vypnutí druhého kroku přihlášení tomu, kdo o něj přišel; přijde mu o tom e-mail',
  params: ofUser,
  result: adminUser,
  refuses: ['own-account', 'second-step-off'],
});

export const mailUserOfClient = endpoint({
  method: 'POST',
  path: `${userPath}/reset`,
  ...common,
  summary: 'E-mail s odkazem k novému heslu; pozvanému znovu pozvánka',
  perMinute: 20,
  params: ofUser,
  /** The link is of a registration alone. */
  result: z.object({ mailed: z.enum(['reset', 'invite', 'confirm']), link: handedLink }),
  refuses: ['user-blocked'],
});

export const viewAsUser = endpoint({
  method: 'POST',
  path: `${userPath}/view`,
  ...common,
  summary: 'Zobrazit jako uživatel klienta: přihlášení jen pro čtení na 30 minut',
  perMinute: 30,
  params: ofUser,
  result: z.object({ token: z.string(), expires: z.iso.datetime() }),
  refuses: ['view-refused'],
});

export const endView = endpoint({
  method: 'POST',
  path: '/v1/admin/view/end',
  ...common,
  // What has begun can be ended whatever the modules are.
  modules: [],
  summary: 'Konec prohlížení jako jiný uživatel; vlastním tokenem správce',
  inMaintenance: true,
  body: z.object({ token: requiredText(100) }),
  result: z.object({ ended: z.literal(true) }),
  refuses: ['not-found'],
});
