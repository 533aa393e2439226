import type { z } from 'zod';
import { costFields } from '#contract/pasports/costs.ts';
import type { HouseValueKind } from '#contract/pasports/house-values.ts';
import { occupantFields } from '#contract/pasports/occupants.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { costRules, occupantRules, type Cost } from '#server/core/people/dated.ts';
import { knownCosts, knownOccupants } from '#server/core/people/known.ts';
import { costTable, occupantTable } from '#server/core/people/tables.sql.ts';
import {
  datedFaults,
  type DatedRules,
  type Draft,
  type Known,
  type Stored,
} from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { RecordFault } from '#server/errors.ts';

/** The writer of a kind's table, as far as both are alike. */
interface Writer {
  readonly name: 'pasport_users' | 'pasport_tenant_costs';
  readonly id: string;
  insert(
    db: Db,
    unit: OwnedUnit,
    records: readonly { readonly pasport_id: number; readonly valid_from: string }[],
  ): Promise<Written[]>;
  updateAll(
    db: Db,
    unit: OwnedUnit,
    changes: readonly {
      readonly id: number;
      readonly version?: number;
      readonly columns: object;
    }[],
  ): Promise<Written[]>;
  remove(db: Db, unit: OwnedUnit, ids: readonly number[]): Promise<number>;
}

/** A record as the rules of both kinds look at it. */
export type ValueRecord = Cost;

/** How other records are going to stand by then, by their ids; null of one that is going to be gone. */
export type Standing = ReadonlyMap<number, Validity | null>;

/** What is wrong with a record that is new or changes, when others change with it. */
export type Judge = (draft: Draft<ValueRecord>, standing: Standing) => RecordFault[];

/** What is known of one kind of values. */
interface ValueRules {
  readonly writer: Writer;
  /** The column of the amount. */
  readonly amount: 'users_count' | 'monthly_advance';
  readonly amountRule: z.ZodType;
  readonly judgeOf: (
    this: void,
    db: Db,
    unit: OwnedUnit,
    pasportIds: readonly number[],
  ) => Promise<Judge>;
}

function judgedBy<R extends Validity, S extends Stored & R, K extends Known<S>>(
  rules: DatedRules<R, S, K>,
  load: (
    db: Db,
    unit: OwnedUnit,
    concerned: { pasportIds: readonly number[]; addressIds: readonly number[] },
  ) => Promise<K>,
) {
  return async (db: Db, unit: OwnedUnit, pasportIds: readonly number[]) => {
    const known = await load(db, unit, { pasportIds, addressIds: [] });
    return (draft: Draft<R>, standing: Standing): RecordFault[] => {
      const others = (known.records.get(draft.pasport_id) ?? []).flatMap((one) => {
        const then = standing.get(one.id);
        return one.id === draft.id || then === null ? [] : [{ ...one, ...then }];
      });
      return datedFaults(rules, draft, known, others);
    };
  };
}

export const kinds: Readonly<Record<HouseValueKind, ValueRules>> = {
  persons: {
    writer: occupantTable,
    amount: 'users_count',
    amountRule: occupantFields.users_count.value.write,
    judgeOf: judgedBy(occupantRules, knownOccupants),
  },
  advances: {
    writer: costTable,
    amount: 'monthly_advance',
    amountRule: costFields.monthly_advance.value.write,
    judgeOf: judgedBy(costRules, knownCosts),
  },
};
