import { czechDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { foldText } from '#contract/rules/search.ts';
import { ownedTogether, type OwnersShare } from '#contract/rules/owner-parties.ts';
import { overWhole, shareFault } from '#contract/rules/shares.ts';
import { contractFault, type ContractTerm } from '#contract/rules/tenancy.ts';
import { holdsOn, validityText, type Validity } from '#contract/rules/validity.ts';
import type { DatedRules, Draft, Known, Stored } from '#server/core/time/dated.ts';
import { invalid, unnamed, type RecordFault } from '#server/errors.ts';
import type { StoredCost, StoredOwnership, StoredRoommate, StoredTenancy } from './dated.sql.ts';

// What people have to do with spaces, judged for forms and imports alike.

type OfPerson = Validity & { readonly address_id: number };
export type Tenancy = OfPerson & ContractTerm & { readonly is_joint: boolean };
export type Ownership = OfPerson & OwnersShare;
export type Cost = Validity & {
  /** The tenancy with which it ends; null where it stands with the space. */
  readonly pasport_tenant_id: number | null;
  readonly service_name: string;
};

export interface KnownTenancies extends Known<StoredTenancy> {
  /** Costs by the ids of the tenancies with which they end, the earliest first. */
  readonly costs: ReadonlyMap<number, readonly StoredCost[]>;
}
export interface KnownCosts extends Known<StoredCost> {
  /** Tenancies by their ids. */
  readonly tenancies: ReadonlyMap<number, Stored>;
}

/** A cost begins and ends within the tenancy; one without an end lasts as long as the tenancy. */
function costsWithin({ id, record }: Draft<Tenancy>, { costs }: KnownTenancies): RecordFault[] {
  const outside = costs
    .get(id)
    ?.find(
      ({ valid_from, valid_to }) =>
        !holdsOn(record, valid_from) || !holdsOn(record, valid_to ?? valid_from),
    );
  if (outside === undefined) return [];
  const field = outside.valid_from < record.valid_from ? 'valid_from' : 'valid_to';
  const name = `${validityText(outside)} (${outside.service_name})`;
  return invalid(field, `Nájemce má mimo tuto dobu náklad ${name}.`);
}

/** A space has one contract at a time; its joint tenants have theirs together. */
export const tenancyRules: DatedRules<Tenancy, StoredTenancy, KnownTenancies> = {
  weighed: ['address_id', 'is_joint'],
  together: (one, other) => one.is_joint && other.is_joint && one.address_id !== other.address_id,
  soundFaults: (record) => invalid('contract_valid_to', contractFault(record)),
  fitFaults: (draft, _others, known) => costsWithin(draft, known),
};

/** Shares of a space make up at most the whole on every day, and each owner has one. */
export const ownershipRules: DatedRules<Ownership, StoredOwnership, Known<StoredOwnership>> = {
  alike: ({ address_id }) => address_id,
  weighed: ['address_id', 'share_numerator', 'share_denominator', 'is_joint'],
  soundFaults: (record) => invalid('share_numerator', shareFault(record)),
  fitFaults: ({ record }, others) => {
    const over = overWhole([...others, record], ownedTogether);
    if (over === null) return [];
    const message = `Součet podílů by ${czechDate(over.day)} přesáhl celek (${over.sum}).`;
    return [{ code: 'shares-over-whole', field: 'share_numerator', message }];
  },
};

/** A person lives in a space once at a time. */
export const roommateRules: DatedRules<OfPerson, StoredRoommate, Known<StoredRoommate>> = {
  alike: ({ address_id }) => address_id,
  weighed: ['address_id'],
};

/** A space has one number of persons at a time. */
export const occupantRules: DatedRules<Validity, Stored, Known<Stored>> = {
  weighed: [],
  named: (count) => `${count} ${czechPlural(Number(count), 'osoba', 'osoby', 'osob')}`,
};

/** A space has one exception from who pays at a time. */
export const payerRules: DatedRules<Validity, Stored, Known<Stored>> = { weighed: [] };

/** A space has one cost of a service at a time; one that ends with a tenancy holds within it. */
export const costRules: DatedRules<Cost, StoredCost, KnownCosts> = {
  alike: ({ service_name }) => foldText(service_name),
  held: ({ pasport_tenant_id, valid_from, valid_to }, { tenancies }) => {
    const end = tenancies.get(pasport_tenant_id ?? 0)?.valid_to ?? null;
    return { valid_from, valid_to: valid_to ?? end };
  },
  weighed: ['pasport_tenant_id', 'service_name'],
  fitFaults: ({ record, pasport_id }, _others, { tenancies }) => {
    if (record.pasport_tenant_id === null) return [];
    const tenancy = tenancies.get(record.pasport_tenant_id);
    if (tenancy?.pasport_id !== pasport_id) return unnamed('pasport_tenant_id', undefined);
    const message = `Náklad musí platit v době nájmu ${validityText(tenancy)}.`;
    if (!holdsOn(tenancy, record.valid_from)) return invalid('valid_from', message);
    return record.valid_to === null || holdsOn(tenancy, record.valid_to)
      ? []
      : invalid('valid_to', message);
  },
};
