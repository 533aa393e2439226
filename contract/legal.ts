import { z } from 'zod';
import { dataBox, phone } from '#contract/values/contact.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import {
  day,
  longText,
  momentOrEmpty,
  optionalEmail,
  requiredLongText,
  requiredText,
  ruled,
  text,
  version,
  spaceless,
} from './fields.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';

/** Terms, protection of personal data, about the application, introduction of the portal. */
export const legalKind = z.enum(['terms', 'privacy', 'about', 'vuehome']);
export type LegalKind = z.infer<typeof legalKind>;

/** 'current' is in force, 'future' will be from its day, 'former' was. */
const legalState = z.enum(['current', 'future', 'former']);
export type LegalState = z.infer<typeof legalState>;

/** A published version of a text, without the text. */
export const legalVersion = z
  .object({
    legal_document_id: z.int(),
    kind: legalKind,
    document_version: z.string(),
    title: z.string(),
    /** What is new against the version before. */
    summary: z.string(),
    valid_from: z.string(),
    state: legalState,
  })
  .meta({ id: 'LegalVersion' });
export type LegalVersion = z.infer<typeof legalVersion>;

/** A published text; its operator is named. */
export const legalDocument = legalVersion.extend({ content: z.string() });
export type LegalDocument = z.infer<typeof legalDocument>;

/** A version that is being written; placeholders of the operator stand as they are. */
export const legalDraft = z
  .object({
    kind: legalKind,
    document_version: z.string(),
    title: z.string(),
    summary: z.string(),
    content: z.string(),
    version: z.int(),
    updated: z.string(),
  })
  .meta({ id: 'LegalDraft' });
export type LegalDraft = z.infer<typeof legalDraft>;

/** Who runs the installation; texts name him. */
export const operator = z
  .object({
    operator_name: z.string(),
    operator_business_id: z.string(),
    operator_address: z.string(),
    operator_email: z.string(),
    operator_phone: z.string(),
    operator_data_box: z.string(),
    version: z.int(),
    updated: z.string(),
  })
  .meta({ id: 'Operator' });
export type Operator = z.infer<typeof operator>;

const path = '/v1/legal';
const adminPath = '/v1/admin/legal';
const ofKind = z.object({ kind: legalKind });

export const listCurrentTexts = endpoint({
  method: 'GET',
  path: `${path}/current`,
  access: 'public',
  summary: 'Platné verze textů portálu',
  inMaintenance: true,
  result: listOf(legalVersion),
});

export const readLegalDocument = endpoint({
  method: 'GET',
  path: `${path}/document/{kind}`,
  access: 'public',
  summary: 'Text portálu a seznam jeho verzí; bez verze platné znění',
  inMaintenance: true,
  params: ofKind,
  query: z.object({ document_version: text(20).optional() }),
  result: z.object({ document: legalDocument, versions: z.array(legalVersion) }),
});

export const readLegalDraft = endpoint({
  method: 'GET',
  path: `${adminPath}/{kind}/draft`,
  access: 'system-admin',
  summary: 'Rozepsaná verze textu, nebo nic',
  params: ofKind,
  result: z.object({ draft: legalDraft.nullable() }),
});

export const saveLegalDraft = endpoint({
  method: 'PUT',
  path: `${adminPath}/{kind}/draft`,
  access: 'system-admin',
  summary: 'Uložení rozepsané verze; bez ní vznikne z platného znění',
  params: ofKind,
  body: z.object({
    document_version: ruled(requiredText(20), (value) =>
      /^[\w.-]+$/.test(String(value))
        ? null
        : 'Použijte písmena bez diakritiky, číslice, tečku a pomlčku',
    ).optional(),
    title: requiredText(200).optional(),
    summary: longText(2000).optional(),
    content: requiredLongText(100_000, 50).optional(),
    version,
  }),
  result: legalDraft,
});

export const deleteLegalDraft = endpoint({
  method: 'DELETE',
  path: `${adminPath}/{kind}/draft`,
  access: 'system-admin',
  summary: 'Zahození rozepsané verze',
  params: ofKind,
  result: z.object({ deleted: z.literal(true) }),
});

export const publishLegalDraft = endpoint({
  method: 'POST',
  path: `${adminPath}/{kind}/publish`,
  access: 'system-admin',
  summary: 'Zveřejnění rozepsané verze s datem účinnosti; zveřejněná se už nemění',
  params: ofKind,
  body: z.object({ valid_from: day, version }),
  result: legalVersion,
});

export const readOperator = endpoint({
  method: 'GET',
  path: `${path}/operator`,
  access: 'public',
  summary: 'Provozovatel portálu',
  inMaintenance: true,
  result: operator,
});

export const updateOperator = endpoint({
  method: 'PUT',
  path: `${adminPath}/operator`,
  access: 'system-admin',
  summary: 'Změna údajů provozovatele',
  body: z.object({
    operator_name: text(250).optional(),
    operator_business_id: ruled(spaceless(8), (value) =>
      value === '' ? null : businessIdRule(value),
    ).optional(),
    operator_address: text(300).optional(),
    operator_email: optionalEmail(200).optional(),
    operator_phone: phone(50).write.optional(),
    operator_data_box: dataBox().write.optional(),
    version,
  }),
  result: operator,
});

/** A service that the portal stands on: how it is, and since when that is known. */
export const serviceState = z
  .object({
    service: z.enum(['database', 'mail', 'cnb', 'ares']),
    state: z.enum(['ok', 'trouble', 'unknown']),
    /** When it last did its work; empty when it has not yet. */
    last_success: momentOrEmpty,
  })
  .meta({ id: 'ServiceState' });
export type ServiceState = z.infer<typeof serviceState>;

export const listServiceStates = endpoint({
  method: 'GET',
  path: '/v1/app/services',
  access: 'public',
  summary: 'Stav služeb, na kterých portál stojí',
  perMinute: 60,
  inMaintenance: true,
  result: listOf(serviceState),
});
