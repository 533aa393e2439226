import { z } from 'zod';
import { MOST_ATTACHED_BODY_BYTES, savedFile, sentFile } from '#contract/attached-files.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import { contractModules } from '#contract/module-names.ts';
import {
  deleted,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { measuredState } from '#contract/rules/contract-measure.ts';
import { unitContractFields, unitContractTold } from './contract-record.ts';
import { contractKind, pricePeriod } from './contract-words.ts';

/** How a contract stands today (`rules/contract-measure.ts`). */
const standing = {
  state: measuredState,
  /** The day that the state is about. */
  state_on: z.iso.date().nullable(),
  /** The last day, of one that goes on by itself that of the present period; null where there is none, or it is not known. */
  ends_on: z.iso.date().nullable(),
  /** It was agreed without an end, or goes on by itself. */
  goes_on: z.boolean(),
  /** The last day of notice that has not passed. */
  notice_due: z.iso.date().nullable(),
  /** The day from which it is told of. */
  warns_on: z.iso.date().nullable(),
};

// All contracts of a unit together ------------------------------------------------------------------

/** Where a contract is written: with a space, at a billing place, or by itself. */
export const contractOrigin = z.enum(['tenancy', 'supply', 'contract']);
export type ContractOrigin = z.infer<typeof contractOrigin>;

/** A contract among all of the unit. */
export const contractRow = z
  .object({
    origin: contractOrigin,
    /** pasport_tenant_id, billing_place_id or unit_contract_id. */
    record_id: z.int(),
    /** The space of a tenancy; null of others. */
    pasport_space_id: z.int().nullable(),
    /** A place of a supplier is of insurance where it is charged for that. */
    kind: z.enum(['tenancy', 'supply', ...contractKind.options]),
    name: z.string(),
    address_id: z.int().nullable(),
    /** With whom; empty where nobody is written. */
    party_name: z.string(),
    /** The house and the space; empty of a contract of the whole unit. */
    about: z.string(),
    contract_number: z.string(),
    valid_from: z.iso.date().nullable(),
    ...standing,
    /** The day of warning as it was written. */
    warning_on: z.iso.date().nullable(),
    /** Hellers; null where none is written. */
    price: z.int().nullable(),
    price_period: pricePeriod.nullable(),
    /** Given up. */
    hidden: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'ContractRow' });
export type ContractRow = z.infer<typeof contractRow>;

export const browseContracts = endpoint({
  method: 'GET',
  path: '/v1/contracts/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: contractModules,
  summary:
    'Všechny smlouvy jednotky: nájmy, smlouvy s dodavateli odběrných míst a ostatní, jak dnes stojí; jen z modulů, které jsou volajícímu otevřené. 1 přidá i ukončené',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(contractRow).extend({ hidden_contracts: z.int() }),
});

// A contract by itself ------------------------------------------------------------------------------

/** A file of a contract without what is in it; its size in bytes. */
export const contractFile = z
  .object({
    file_id: z.int(),
    unit_contract_id: z.int(),
    file_name: z.string(),
    content_type: attachedFileType,
    size_bytes: z.int(),
    created: moment,
  })
  .meta({ id: 'ContractFile' });
export type ContractFile = z.infer<typeof contractFile>;

/** A contract of the unit with the other party, what it is about and how it stands. */
export const unitContract = z
  .object({
    unit_contract_id: z.int(),
    unit_id: z.int(),
    ...readOf(unitContractFields),
    ...readOf(unitContractTold),
    /** Of the other party; empty where there is none or it is not known. */
    party_phone: z.string(),
    party_email: z.string(),
    /** The house; null of a contract of the whole unit. */
    pasport_building_id: z.int().nullable(),
    ...standing,
    /** The end of the period that the notice is of; null where it is of none. */
    notice_ends_on: z.iso.date().nullable(),
    files: z.array(contractFile),
    ...stamps,
  })
  .meta({ id: 'UnitContract' });
export type UnitContract = z.infer<typeof unitContract>;

/** A contract as its form saves it. */
export const unitContractInput = z.object(writeOf(unitContractFields));
const changed = unitContractInput.partial();

const path = '/v1/contracts/contract/{unit_id}/{id}';
const modules = ['contracts'] as const;
const ofOne = { path, access: 'user', modules, params: unitRecord } as const;

export const getUnitContract = endpoint({
  ...ofOne,
  method: 'GET',
  summary: 'Jedna smlouva jednotky se soubory a s tím, do kdy ji lze vypovědět',
  result: unitContract,
});
export const createUnitContract = endpoint({
  ...ofOne,
  method: 'POST',
  summary: 'Nová smlouva jednotky; id je 0. Bez domu se týká celé jednotky',
  creates: true,
  body: z.object({
    ...changed.shape,
    kind: unitContractInput.shape.kind,
    name: unitContractInput.shape.name,
  }),
  result: unitContract,
  refuses: ['licence-expired'],
});
export const updateUnitContract = endpoint({
  ...ofOne,
  method: 'PUT',
  summary: 'Změna smlouvy jednotky; posílají se jen změněná pole',
  body: z.object({ ...savedVersion, ...changed.shape }),
  result: unitContract,
});
export const changeUnitContracts = changeOfMany({
  path: '/v1/contracts/many/{unit_id}',
  modules: [...modules],
  summary: 'Změna polí mnoha smluv jednotky najednou: všech, nebo žádné',
  fields: changed.pick({
    address_id: true,
    warning_on: true,
    hidden: true,
  }),
});
export const deleteUnitContract = endpoint({
  ...ofOne,
  method: 'DELETE',
  summary: 'Smazání smlouvy jednotky i s jejími soubory',
  result: deleted,
});

// Its papers ----------------------------------------------------------------------------------------
export const addContractFile = endpoint({
  method: 'POST',
  path: '/v1/contracts/files/{unit_id}/{unit_contract_id}',
  access: 'user',
  modules,
  summary: 'Soubor ke smlouvě jednotky: PDF, PNG, JPEG do 10 MB',
  creates: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, unit_contract_id: id }),
  body: sentFile,
  result: contractFile,
  refuses: ['files-limit-reached', 'licence-expired'],
});
const ofFile = {
  path: '/v1/contracts/file/{unit_id}/{id}',
  access: 'user',
  modules,
  params: z.object({ unit_id: id, id }),
} as const;
export const getContractFile = endpoint({
  ...ofFile,
  method: 'GET',
  summary: 'Soubor smlouvy jednotky k uložení',
  timeoutMs: 30_000,
  result: savedFile(attachedFileType),
});
export const deleteContractFile = endpoint({
  ...ofFile,
  method: 'DELETE',
  summary: 'Smazání souboru smlouvy jednotky',
  result: deleted,
});
