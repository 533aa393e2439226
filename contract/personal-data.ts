import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id, momentOrEmpty, requiredLongText, requiredText, version } from './fields.ts';
import { mentionPlace } from './mention-place.ts';

/** Kinds of records that tell of a person. */
export const personalPart = z.enum([
  'addresses',
  'address_contacts',
  'address_places',
  'pasport_tenants',
  'pasport_ownerships',
  'pasport_roommates',
  'pasport_users',
  'pasport_tenant_costs',
  'person_declarations',
  'person_askings',
  'monthly_info_choices',
  'monthly_infos',
  'ledger_account_people',
  'ledger_claims',
  'ledger_parts',
  'refund_items',
  'ledger_payers',
  'account_links',
  'confirmation_links',
  'debt_confirmations',
  'reminders',
  'prescription_mails',
  'settlement_statements',
  'settlement_objections',
  'settlement_links',
  'instalment_agreements',
  'account_rates',
  'address_orders',
  'unit_contracts',
  'billing_places',
  'revisions',
  'revision_reports',
  'visit_notices',
  'todos',
  'todo_comments',
  'sipo_lines',
  'import_rows',
  'client_user_messages',
  'audit_log',
  'anonymisations',
]);
export type PersonalPart = z.infer<typeof personalPart>;

/** By what a person is found in a text. */
const mentionedBy = z.enum([
  'last_name',
  'email',
  'phone',
  'birth_date',
  'birth_number',
  'business_id',
  'vat',
  'data_box',
  'sipo',
]);
export type MentionedBy = z.infer<typeof mentionedBy>;

/** So many mentions are told at most. */
export const MOST_MENTIONS = 200;

/** A free text in which something of a person stands and which an anonymisation leaves as it is. */
export const mention = z
  .object({
    record_type: mentionPlace,
    /** Id of the record, or its number among others where it has no id. */
    record_id: z.int(),
    /** The record that it belongs to: the device of a report, the house of a heating body, the address of an order, the import of a row. */
    parent_id: z.int().nullable(),
    /** The field of the text. */
    field: z.string(),
    /** How the record is called; empty where it has no name. */
    name: z.string(),
    space_number: z.string(),
    building_name: z.string(),
    space_id: z.int().nullable(),
    building_id: z.int().nullable(),
    by: z.array(mentionedBy),
    /** The text around what was found. */
    excerpt: z.string(),
  })
  .meta({ id: 'Mention' });
export type Mention = z.infer<typeof mention>;

const counted = z.array(z.object({ part: personalPart, count: z.int() }));

/** What the client's data hold of a person, and what an anonymisation would do with it. */
export const personalOverview = z
  .object({
    address_id: z.int(),
    full_name: z.string(),
    version: z.int(),
    /** Under this name the person's records stay. */
    substitute: z.string(),
    /** Records in which values are replaced or covered. */
    replaced: counted,
    /** Records that stay, tied to the substitute: by which law, and until when it keeps the newest of them. */
    kept: z.array(
      z.object({
        part: personalPart,
        count: z.int(),
        law: z.string(),
        until: z.iso.date().nullable(),
      }),
    ),
    /** Relations that are not over yet; while there is one, nothing is anonymised. */
    obstacles: z.array(z.string()),
    /** Records of the same name, and of no other birth, in other units of the client: each is erased by itself. */
    elsewhere: z.array(
      z.object({
        unit_id: z.int(),
        unit_name: z.string(),
        address_id: z.int(),
        full_name: z.string(),
      }),
    ),
    /**
     * Free texts of the unit in which his family name as it is kept, or what tells him apart, stands; the anonymisation
     * leaves them. The answer to an anonymisation tells those that it has left. Not all: other forms of the name and
     * attached files are not searched.
     */
    mentions: z.array(mention).max(MOST_MENTIONS),
    /** How many there are, told or not. */
    mentions_total: z.int(),
    /** How many the anonymisation has left; null before one, and where it was not counted. */
    mentions_left: z.int().nullable(),
    /** When it was done; empty when it was not. */
    anonymised: momentOrEmpty,
    anonymised_by: z.string(),
  })
  .meta({ id: 'PersonalOverview' });
export type PersonalOverview = z.infer<typeof personalOverview>;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Everything that the client's data hold of a person, part by part. */
export const personalExport = z
  .object({
    made: z.string(),
    full_name: z.string(),
    parts: z.array(z.object({ part: personalPart, rows: z.array(z.record(z.string(), cell)) })),
  })
  .meta({ id: 'PersonalExport' });
export type PersonalExport = z.infer<typeof personalExport>;

const path = '/v1/personal-data/{unit_id}/{address_id}';
const ofPerson = z.object({ unit_id: id, address_id: id });

export const readPersonalOverview = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Co je o osobě vedeno a co by udělala anonymizace',
  params: ofPerson,
  result: personalOverview,
});

export const exportPersonalData = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access: 'user',
  summary: 'Výpis všeho, co data klienta o osobě obsahují',
  params: ofPerson,
  result: personalExport,
});

export const anonymisePerson = endpoint({
  method: 'POST',
  path: `${path}/anonymise`,
  access: 'client-admin',
  summary: 'Nevratná anonymizace osoby bez trvajících vztahů',
  creates: true,
  params: ofPerson,
  body: z.object({
    /** The name of the person, typed by whoever confirms. */
    confirmation: requiredText(250),
    requested_on: day,
    reason: requiredLongText(500, 3),
    version,
  }),
  result: personalOverview,
  refuses: ['person-anonymised', 'person-related'],
});

/** Everything that the portal holds of the account of a user himself. */
export const accountExport = z
  .object({
    made: z.string(),
    account: z.object({
      user_identity: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      is_client_admin: z.boolean(),
      client_name: z.string(),
      client_confirmed: momentOrEmpty,
      last_sign_in: momentOrEmpty,
      created: z.string(),
    }),
    sessions: z.array(
      z.object({ user_agent: z.string(), created: z.string(), last_used: z.string() }),
    ),
    consents: z.array(
      z.object({
        kind: z.string(),
        version: z.string(),
        agreed: z.string(),
        hostname: z.string(),
        source: z.string(),
      }),
    ),
    messages: z.array(z.object({ message: z.string(), created: z.string() })),
    /** Changes that the user has made, the newest first. */
    changes: z.array(
      z.object({
        at: z.string(),
        action: z.string(),
        record_type: z.string(),
        record_id: z.int(),
      }),
    ),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/v1/user/account/export',
  access: 'user',
  forCrews: true,
  summary: 'Výpis údajů vlastního účtu',
  result: accountExport,
});
