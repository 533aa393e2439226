import type { z } from 'zod';
import type { Ending } from '#contract/endings.ts';
import type { cost } from '#contract/pasports/costs.ts';
import type { occupant } from '#contract/pasports/occupants.ts';
import type { ownership } from '#contract/pasports/ownerships.ts';
import type { payerException } from '#contract/pasports/payers.ts';
import type { roommate } from '#contract/pasports/roommates.ts';
import type { room } from '#contract/pasports/rooms.ts';
import type { tenant } from '#contract/pasports/tenants.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import type { Use } from '#server/access/record-used.ts';
import { countPlacesAt } from '#server/core/metering/places.sql.ts';
import { saveRoomAreas } from '#server/core/pasports/areas.ts';
import { knownRooms, roomRules } from '#server/core/pasports/rooms.ts';
import { selectElementUses } from '#server/core/pasports/rooms.sql.ts';
import { roomTable } from '#server/core/pasports/tables.sql.ts';
import {
  costRules,
  occupantRules,
  ownershipRules,
  payerRules,
  roommateRules,
  tenancyRules,
} from '#server/core/people/dated.ts';
import { selectCostUses } from '#server/core/people/dated.sql.ts';
import {
  knownCosts,
  knownOccupants,
  knownOwnerships,
  knownPayers,
  knownRoommates,
  knownTenancies,
  type Concerned,
} from '#server/core/people/known.ts';
import {
  costTable,
  occupantTable,
  ownershipTable,
  payerTable,
  roommateTable,
  tenantTable,
} from '#server/core/people/tables.sql.ts';
import {
  datedFaults,
  type DatedRules,
  type Draft,
  type Known,
  type Stored,
} from '#server/core/time/dated.ts';
import { endingsFor } from '#server/core/time/endings.ts';
import type { Db } from '#server/db/db.ts';
import type { RecordFault } from '#server/errors.ts';
import {
  costKind,
  occupantKind,
  ownershipKind,
  payerKind,
  roomKind,
  roommateKind,
  tenantKind,
  type Kind,
} from '#server/core/people/record-kinds.sql.ts';

/** The writer of a kind's table, as far as all kinds are alike. */
interface Writer {
  insertOne(
    db: Db,
    space: OwnedSpace,
    record: { readonly pasport_id: number; readonly valid_from: string },
  ): Promise<number>;
  updateOne(
    db: Db,
    space: OwnedSpace,
    change: { readonly id: number; readonly version?: number; readonly columns: object },
  ): Promise<boolean>;
  remove(db: Db, space: OwnedSpace, ids: readonly number[]): Promise<number>;
}

/** What is wrong with a record, and which former ones would have to end for a new one to stand. */
export interface Judgement {
  readonly faults: readonly RecordFault[];
  readonly endings: readonly Ending[];
}

/** What a call needs to know of one kind of records of a space; `R` is the record. */
export interface Rules<R> {
  readonly kind: Kind<R>;
  readonly writer: Writer;
  /** What is wrong with a record that is new or changes. */
  judge(this: void, db: Db, space: OwnedSpace, draft: Draft<R>): Promise<Judgement>;
  /** What follows from a change of the records on the day. */
  readonly follow?: (db: Db, space: OwnedSpace, today: string) => Promise<void>;
  /** What the record is in the accusative, and how many records of what refer to it. */
  readonly accusative?: string;
  readonly usesOf?: (db: Db, space: OwnedSpace, id: number) => Promise<Use[]>;
}

/** Loads what the rules have to know of the space, and judges the record by them. */
function judgedBy<R extends Validity, S extends Stored & R, K extends Known<S>>(
  rules: DatedRules<R, S, K>,
  load: (db: Db, unit: OwnedUnit, concerned: Concerned) => Promise<K>,
) {
  return async (db: Db, space: OwnedSpace, draft: Draft<R>): Promise<Judgement> => {
    const { record, changed, pasport_id } = draft;
    const isNamed = changed.has('address_id') && 'address_id' in record;
    const addressIds = isNamed ? [Number(record.address_id)] : [];
    const known = await load(db, space, { pasportIds: [pasport_id], addressIds });
    const faults = datedFaults(rules, draft, known);
    return { faults, endings: draft.id === 0 ? endingsFor(rules, draft, known, faults) : [] };
  };
}

export const tenants: Rules<z.infer<typeof tenant>> = {
  kind: tenantKind,
  writer: tenantTable,
  judge: judgedBy(tenancyRules, knownTenancies),
  accusative: 'nájemce',
  usesOf: async (db, space, id) => [
    { count: await selectCostUses(db, space, id), forms: ['náklad', 'náklady', 'nákladů'] },
  ],
};

export const occupants: Rules<z.infer<typeof occupant>> = {
  kind: occupantKind,
  writer: occupantTable,
  judge: judgedBy(occupantRules, knownOccupants),
};

export const ownerships: Rules<z.infer<typeof ownership>> = {
  kind: ownershipKind,
  writer: ownershipTable,
  judge: judgedBy(ownershipRules, knownOwnerships),
};

/** Areas of a space that are not set by hand follow from its rooms. */
export const rooms: Rules<z.infer<typeof room>> = {
  kind: roomKind,
  writer: roomTable,
  judge: judgedBy(roomRules, knownRooms),
  follow: saveRoomAreas,
  accusative: 'místnost',
  usesOf: async (db, space, id) => [
    {
      count: await selectElementUses(db, space, id),
      forms: ['otopné těleso', 'otopná tělesa', 'otopných těles'],
    },
    {
      count: await countPlacesAt(db, space, 'pasport_room_id', id),
      forms: ['měřicí místo', 'měřicí místa', 'měřicích míst'],
    },
  ],
};

export const roommates: Rules<z.infer<typeof roommate>> = {
  kind: roommateKind,
  writer: roommateTable,
  judge: judgedBy(roommateRules, knownRoommates),
};

export const payers: Rules<z.infer<typeof payerException>> = {
  kind: payerKind,
  writer: payerTable,
  judge: judgedBy(payerRules, knownPayers),
};

export const costs: Rules<z.infer<typeof cost>> = {
  kind: costKind,
  writer: costTable,
  judge: judgedBy(costRules, knownCosts),
};
