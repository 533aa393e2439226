import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { longText, momentOrEmpty, wholeNumber } from './fields.ts';

const count = z.int().min(0);
const wanted = wholeNumber(0, 10_000_000);

/** A module of the portal, whether the client's schema gives it, and whether it is built. */
export const licenceModule = z
  .object({
    module_id: z.int(),
    parent_module_id: z.int().nullable(),
    title: z.string(),
    description: z.string(),
    is_given: z.boolean(),
    /** Whether its screens stand; one that is being built holds nothing yet. */
    is_built: z.boolean(),
  })
  .meta({ id: 'LicenceModule' });
export type LicenceModule = z.infer<typeof licenceModule>;

/** The licence of a client: its extent, what of it is used, and what was agreed. */
export const licence = z
  .object({
    module_schema_name: z.string(),
    price_type: z.string(),
    /** Last day; empty for a licence without an end. */
    licence_valid_to: z.union([z.iso.date(), z.literal('')]),
    max_units: count,
    max_pasports: count,
    max_items: count,
    units_count: count,
    /** Spaces of all units. */
    pasports_count: count,
    /** Records of the address book of all units. */
    items_count: count,
    required_units: count,
    required_subjects: count,
    licence_request: z.string(),
    /** When another licence was asked for, until the operator settles it. */
    licence_requested: momentOrEmpty,
    term_and_conditions_version: z.string(),
    term_and_conditions_agreement_date: momentOrEmpty,
    gdpr_version: z.string(),
    gdpr_agreement_date: momentOrEmpty,
    /** All modules but those of system admins, in their order. */
    modules: z.array(licenceModule),
  })
  .meta({ id: 'Licence' });
export type Licence = z.infer<typeof licence>;

/** What a client asks for. */
export const licenceRequestFields = {
  required_units: wanted,
  required_subjects: wanted,
  licence_request: longText(1000),
};

const path = '/v1/user/client/licence';

export const getLicence = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['licence'],
  summary: 'Licence klienta: rozsah, čerpání, platnost, moduly a souhlasy',
  result: licence,
});

export const requestLicence = endpoint({
  method: 'POST',
  path: `${path}/request`,
  access: 'client-admin',
  modules: ['licence'],
  summary: 'Žádost o jiný rozsah licence; nahradí předchozí nevyřízenou',
  perMinute: 10,
  body: z.object(licenceRequestFields),
  result: licence,
});
