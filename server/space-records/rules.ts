import type { z } from 'zod';
import { czechDate } from '#contract/czech/iso-date.ts';
import type { cost } from '#contract/pasports/costs.ts';
import type { occupant } from '#contract/pasports/occupants.ts';
import type { ownership } from '#contract/pasports/ownerships.ts';
import type { roommate } from '#contract/pasports/roommates.ts';
import type { room } from '#contract/pasports/rooms.ts';
import type { tenant } from '#contract/pasports/tenants.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { overWhole, shareFault } from '#contract/rules/shares.ts';
import { contractFault } from '#contract/rules/tenancy.ts';
import { holdsOn, validityText } from '#contract/rules/validity.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensureNamed, fieldFault } from '#server/errors.ts';
import type { Use } from '#server/access/record-used.ts';
import { areasOfRooms } from '#server/core/pasports/areas.ts';
import {
  selectCostOutside,
  selectElementUses,
  selectCostUses,
  selectOtherShares,
  selectTenancyKept,
  updateAreas,
} from './checks.sql.ts';
import {
  costKind,
  occupantKind,
  ownershipKind,
  roomKind,
  roommateKind,
  tenantKind,
  type Kind,
} from './kinds.sql.ts';

/** What holds for one kind of records beyond what holds for all; `R` is the record. */
export interface Rules<R> {
  readonly kind: Kind<R>;
  /** How a sentence names a record by its label. */
  readonly named?: (label: string) => string;
  /** What a record must be by itself. Errors: `invalid-input`. */
  readonly ensureSound?: (record: R) => void;
  /** Columns besides the validity on which `ensureFits` depends. */
  readonly weighed?: readonly (keyof R & string)[];
  /** How it must fit the other records of the space; its id is 0 while it is new. */
  readonly ensureFits?: (db: Db, space: OwnedSpace, record: R, id: number) => Promise<void>;
  /** What follows from a change of the records on the day. */
  readonly follow?: (db: Db, space: OwnedSpace, today: string) => Promise<void>;
  /** What the record is in the accusative, and how many records of what refer to it. */
  readonly accusative?: string;
  readonly usesOf?: (db: Db, space: OwnedSpace, id: number) => Promise<Use[]>;
}

type Tenant = z.infer<typeof tenant>;
type Ownership = z.infer<typeof ownership>;
type Cost = z.infer<typeof cost>;

/** A space has one tenancy at a time. */
export const tenants: Rules<Tenant> = {
  kind: tenantKind,
  ensureSound: (record) => {
    const fault = contractFault(record);
    if (fault !== null) throw fieldFault('contract_valid_to', fault);
  },
  ensureFits: async (db, space, record, id) => {
    const outside = await selectCostOutside(db, space, id, record);
    if (outside !== undefined)
      throw fieldFault(
        outside.valid_from < record.valid_from ? 'valid_from' : 'valid_to',
        `Nájemce má mimo tuto dobu náklad ${validityText(outside)} (${outside.service_name}).`,
      );
  },
  accusative: 'nájemce',
  usesOf: async (db, space, id) => [
    { count: await selectCostUses(db, space, id), forms: ['náklad', 'náklady', 'nákladů'] },
  ],
};

export const occupants: Rules<z.infer<typeof occupant>> = {
  kind: occupantKind,
  named: (count) => `${count} ${czechPlural(Number(count), 'osoba', 'osoby', 'osob')}`,
};

/** Shares of a space make up at most the whole on every day, and each owner has one. */
export const ownerships: Rules<Ownership> = {
  kind: ownershipKind,
  ensureSound: (record) => {
    const fault = shareFault(record);
    if (fault !== null) throw fieldFault('share_numerator', fault);
  },
  weighed: ['share_numerator', 'share_denominator'],
  ensureFits: async (db, space, record, id) => {
    const over = overWhole([...(await selectOtherShares(db, space, id)), record]);
    if (over === null) return;
    const errorMsg = `Součet podílů by ${czechDate(over.day)} přesáhl celek (${over.sum}).`;
    const fields = [{ field: 'share_numerator', message: errorMsg }];
    throw new AppError('shares-over-whole', { errorMsg, fields });
  },
};

/** Areas of a space that are not set by hand follow from its rooms. */
export const rooms: Rules<z.infer<typeof room>> = {
  kind: roomKind,
  follow: async (db, space, today) => {
    const areas = await areasOfRooms(db, space, space.pasport_id, today);
    if (areas !== undefined) await updateAreas(db, space, areas);
  },
  accusative: 'místnost',
  usesOf: async (db, space, id) => [
    {
      count: await selectElementUses(db, space, id),
      forms: ['otopné těleso', 'otopná tělesa', 'otopných těles'],
    },
  ],
};

export const roommates: Rules<z.infer<typeof roommate>> = { kind: roommateKind };

/** A cost belongs to a tenant of the space and begins and ends within the tenancy. */
export const costs: Rules<Cost> = {
  kind: costKind,
  weighed: ['pasport_tenant_id'],
  ensureFits: async (db, space, record) => {
    const tenancy = await selectTenancyKept(db, space, record.pasport_tenant_id);
    ensureNamed(tenancy, 'pasport_tenant_id');
    const message = `Náklad musí platit v době nájmu ${validityText(tenancy)}.`;
    if (!holdsOn(tenancy, record.valid_from)) throw fieldFault('valid_from', message);
    if (record.valid_to !== null && !holdsOn(tenancy, record.valid_to))
      throw fieldFault('valid_to', message);
  },
};
