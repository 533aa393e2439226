import { z } from 'zod';
import { MOST_ATTACHED_BODY_BYTES, savedFile, sentFile } from '#contract/attached-files.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, moment } from '#contract/fields.ts';
import { deleted, recordId, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { paperFileType } from '#contract/rules/attached-file.ts';
import { suppliedUnit } from './document-lines.ts';
import { billingDocumentFields, billingDocumentTold } from './document-record.ts';

/** A file of a document; its size in bytes. */
export const billingDocumentFile = z
  .object({
    billing_file_id: z.int(),
    billing_document_id: z.int(),
    file_name: z.string(),
    content_type: paperFileType,
    size_bytes: z.int(),
    created: moment,
  })
  .meta({ id: 'BillingDocumentFile' });
export type BillingDocumentFile = z.infer<typeof billingDocumentFile>;

/** What a supplier has charged at a billing place for a period; amounts in hellers. */
export const billingDocument = z
  .object({
    billing_document_id: z.int(),
    billing_place_id: z.int(),
    unit_id: z.int(),
    ...readOf(billingDocumentFields),
    ...readOf(billingDocumentTold),
    /** Numbers of other costs of the place whose periods go over this one. */
    overlaps: z.array(z.string()),
    files: z.array(billingDocumentFile),
    ...stamps,
  })
  .meta({ id: 'BillingDocument' });
export type BillingDocument = z.infer<typeof billingDocument>;

/** A document as its form saves it. */
export const billingDocumentInput = z.object(writeOf(billingDocumentFields));

const modules = ['billing-places'] as const;
const ofPlace = { unit_id: id, billing_place_id: id };

export const listBillingDocuments = endpoint({
  method: 'GET',
  path: '/v1/billing/documents/{unit_id}/{billing_place_id}',
  access: 'user',
  modules,
  summary:
    'Doklady dodavatele k odběrnému místu se soubory, nejnovější období první; částky v haléřích',
  params: z.object(ofPlace),
  result: listOf(billingDocument),
});

const path = '/v1/billing/document/{unit_id}/{billing_place_id}/{id}';
const params = z.object({ ...ofPlace, id: recordId });
const { kind, number, period_from, period_to, line_rows } = billingDocumentInput.shape;

export const getBillingDocument = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary: 'Jeden doklad dodavatele',
  params,
  result: billingDocument,
});
export const createBillingDocument = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary: 'Nový doklad dodavatele, případně rovnou se souborem PDF, PNG, JPEG nebo ISDOC; id je 0',
  creates: true,
  perMinute: 120,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params,
  body: z.object({
    ...billingDocumentInput.partial().shape,
    kind,
    number,
    period_from,
    period_to,
    line_rows,
    file: sentFile.optional(),
  }),
  result: billingDocument,
  refuses: ['licence-expired', 'document-taken', 'files-limit-reached'],
});
export const updateBillingDocument = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules,
  summary: 'Změna dokladu dodavatele; posílají se jen změněná pole',
  params,
  body: z.object({ ...savedVersion, ...billingDocumentInput.partial().shape }),
  result: billingDocument,
  refuses: ['document-taken'],
});
export const deleteBillingDocument = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules,
  summary: 'Smazání dokladu dodavatele i s jeho soubory',
  params,
  result: deleted,
});

// Files --------------------------------------------------------------------------------------------
export const uploadBillingFile = endpoint({
  method: 'POST',
  path: '/v1/billing/document/files/{unit_id}/{billing_document_id}',
  access: 'user',
  modules,
  summary: 'Další soubor k dokladu dodavatele: PDF, PNG, JPEG nebo ISDOC do 10 MB',
  creates: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, billing_document_id: id }),
  body: sentFile,
  result: billingDocumentFile,
  refuses: ['files-limit-reached', 'licence-expired'],
});
const filePath = '/v1/billing/document/file/{unit_id}/{id}';
const fileParams = z.object({ unit_id: id, id });
export const getBillingFile = endpoint({
  method: 'GET',
  path: filePath,
  access: 'user',
  modules,
  summary: 'Soubor dokladu dodavatele k uložení',
  timeoutMs: 30_000,
  params: fileParams,
  result: savedFile(paperFileType),
});
export const deleteBillingFile = endpoint({
  method: 'DELETE',
  path: filePath,
  access: 'user',
  modules,
  summary: 'Smazání souboru dokladu dodavatele',
  params: fileParams,
  result: deleted,
});

// An electronic invoice ------------------------------------------------------------------------------
/** What an electronic invoice says, ready for the form of a document. */
export const readInvoice = z
  .object({
    kind,
    number: z.string(),
    issued_on: z.iso.date().nullable(),
    tax_on: z.iso.date().nullable(),
    due_on: z.iso.date().nullable(),
    corrects: z.string(),
    note: z.string(),
    line_rows: billingDocumentFields.line_rows.value.read,
    /** Company number and name of who has issued it. */
    supplier_business_id: z.string(),
    supplier_name: z.string(),
    /** Sentences about what is odd: another supplier, a sum that the lines do not make. */
    doubts: z.array(z.string()),
  })
  .meta({ id: 'ReadInvoice' });
export type ReadInvoice = z.infer<typeof readInvoice>;

export const readBillingInvoice = endpoint({
  method: 'POST',
  path: '/v1/billing/document/read/{unit_id}/{billing_place_id}',
  access: 'user',
  modules,
  summary: 'Přečtení elektronické faktury ISDOC nebo ISDOCX, i vložené v PDF; nic se neukládá',
  reads: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: z.object(ofPlace),
  body: sentFile,
  result: readInvoice,
});

// Costs ----------------------------------------------------------------------------------------------
/** What documents say of one billing place between two days; amounts in hellers. */
export const billingCost = z
  .object({
    billing_place_id: z.int(),
    /** Of costs whose periods reach into the days, each by its part; null where there is none, or a part is not known. */
    cost: z.int().nullable(),
    /** Paid to the supplier for the days; null where nothing is recorded. */
    advances: z.int().nullable(),
    costs_count: z.int(),
    advances_count: z.int(),
    /** How many of the costs could not be divided, because the meter was not read. */
    undivided_count: z.int(),
    /** Days that have come and for which no cost is recorded. */
    uncovered_days: z.int(),
    /** What the costs were for, in one unit; null where it is not told or in more. */
    quantity: z.number().nullable(),
    measured_unit: suppliedUnit,
    /** What the invoicing meter counted in those days, in the same unit; null where it is not known, or costs of some days are not. */
    metered: z.number().nullable(),
  })
  .meta({ id: 'BillingCost' });
export type BillingCost = z.infer<typeof billingCost>;

export const browseBillingCosts = endpoint({
  method: 'GET',
  path: '/v1/billing/costs/{unit_id}/{from}/{to}',
  access: 'user',
  modules,
  summary:
    'Náklady a zálohy odběrných míst mezi dvěma dny včetně, doklady přes okraj rozdělené; v haléřích',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, from: day, to: day }),
  result: listOf(billingCost),
});
