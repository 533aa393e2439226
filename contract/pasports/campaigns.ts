import { z } from 'zod';
import { day, moment } from '#contract/fields.ts';
import { declarationStandings } from '#contract/rules/declaration-standing.ts';
import { asked } from './asked.ts';
import { heldValue } from './house-values.ts';

// Records of the yearly declaration of persons.

/** A campaign takes answers, is closed, or was cancelled: nothing of a cancelled one counts. */
export const campaignState = z.enum(['running', 'closed', 'cancelled']);
export type CampaignState = z.infer<typeof campaignState>;

/** How an answer came: on the page by a link or a code, else written in by the manager. */
export const declarationWay = z.enum(['link', 'code', 'paper', 'email', 'person']);
export type DeclarationWay = z.infer<typeof declarationWay>;
/** Of these what the manager writes in. */
export const writtenWay = declarationWay.extract(['paper', 'email', 'person']);

/** How somebody was asked: by the first mail, by a reminder, or by a printed sheet. */
export const askingKind = z.enum(['invitation', 'reminder', 'sheet']);
export type AskingKind = z.infer<typeof askingKind>;

/** A campaign, with how far it has got. */
export const campaign = z
  .object({
    person_campaign_id: z.int(),
    unit_id: z.int(),
    /** pasport_id of its house; null of the whole unit. */
    pasport_id: z.int().nullable(),
    /** Empty of the whole unit. */
    building_name: z.string(),
    name: z.string(),
    valid_from: day,
    closes: day,
    remind_days: z.int().nullable(),
    state: campaignState,
    /** When it was closed or cancelled. */
    ended: moment.nullable(),
    /** Who started it. */
    user_name: z.string(),
    created: moment,
    version: z.int(),
    spaces_count: z.int(),
    answered_count: z.int(),
  })
  .meta({ id: 'PersonCampaign' });
export type Campaign = z.infer<typeof campaign>;

/** An answer as it was given; never changed, a later one stands beside it. */
export const declaration = z
  .object({
    person_declaration_id: z.int(),
    pasport_id: z.int(),
    persons_count: z.int(),
    valid_from: day,
    /** Who says so, as he wrote himself. */
    declared_by: z.string(),
    note: z.string(),
    way: declarationWay,
    /** When it came: of one written in, the day on the manager's word. */
    delivered: day,
    /** When it was written. */
    created: moment,
    /** Who of the manager's wrote it in; empty of one that came by itself. */
    user_name: z.string(),
    /** The sentence that was declared. */
    shown: z.string(),
  })
  .meta({ id: 'PersonDeclaration' });
export type Declaration = z.infer<typeof declaration>;

/** That a declared number was taken over to the records. */
export const acceptance = z.object({
  accepted: moment,
  user_name: z.string(),
  /** The change that can be taken back; gone in ninety days. */
  house_change_id: z.int(),
});

/** How what was declared for a space stands against the records. */
export const standing = z.enum(declarationStandings);

/** A space of a campaign: who was asked, what is recorded, what was declared last. */
export const campaignSpace = z
  .object({
    pasport_id: z.int(),
    pasport_space_id: z.int(),
    building_id: z.int().nullable(),
    building_name: z.string(),
    space_number: z.string(),
    /** All who bear its costs on the day of the campaign; empty where nobody does any more. */
    payer_names: z.string(),
    /** Whether whoever represents them can be asked by mail. */
    has_email: z.boolean(),
    /** The recorded number on the declared day, else on that of the campaign. */
    held: heldValue.pick({ amount: true, record_id: true, version: true }).nullable(),
    declaration: declaration.nullable(),
    /** How it stands against what is recorded: who has not answered is missing, whatever is recorded. */
    standing,
    answers_count: z.int(),
    acceptance: acceptance.nullable(),
    /** When somebody was last asked, and how; null while nobody was. */
    asked: z.object({ kind: askingKind, created: moment }).nullable(),
  })
  .meta({ id: 'PersonCampaignSpace' });
export type CampaignSpace = z.infer<typeof campaignSpace>;

/** That somebody was asked. */
export const asking = z
  .object({
    pasport_id: z.int(),
    kind: askingKind,
    /** The mail address; empty of a sheet. */
    recipient: z.string(),
    created: moment,
    /** Who asked; empty where the portal did by itself. */
    user_name: z.string(),
  })
  .meta({ id: 'PersonAsking' });
export type Asking = z.infer<typeof asking>;

/** Whom to print sheets for. */
export const sheetsFor = z.enum(['all', 'without-email', 'unanswered']);

/** The address on which people declare; a code or the secret of a link may follow it. */
export const DECLARE_PATH = '/osoby';

/** A sheet to be printed: what it asks for, and the code by which it is answered. */
export const sheet = asked.omit({ declared: true }).extend({
  pasport_id: z.int(),
  payer_names: z.string(),
  code: z.string(),
  /** Address where the answer is taken, with the code in it. */
  url: z.string(),
});
export type Sheet = z.infer<typeof sheet>;
