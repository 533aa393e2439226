import { given } from '#server/db/given.ts';
import { costFields, costRecord } from '#contract/pasports/costs.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, ownCells } from '#contract/record-file.ts';
import { foldText } from '#contract/rules/search.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { costRules, type KnownCosts } from '#server/core/people/dated.ts';
import type { StoredCost, StoredPayer } from '#server/core/people/dated.sql.ts';
import { knownCosts, knownPayers, type Concerned } from '#server/core/people/known.ts';
import { costTable } from '#server/core/people/tables.sql.ts';
import type { Stored } from '#server/core/time/dated.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import { selectUnitPayer } from './choices.sql.ts';
import type { Ground } from './ground.ts';
import type { Kind } from './kind.ts';
import { placeMappingFault } from './record-columns.ts';
import type { Named, RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';

const {
  service_name: _service,
  monthly_advance: _advance,
  valid_from: _from,
  valid_to: _to,
  ...BLANK
} = blankOf(costFields);

interface Known extends KnownCosts {
  /** Who pays in the unit, and in spaces that differ from it. */
  readonly unitPayer: string;
  readonly payers: ReadonlyMap<number, readonly StoredPayer[]>;
  readonly tenanciesIn: ReadonlyMap<number, readonly Stored[]>;
}

async function load(db: Db, unit: OwnedUnit, concerned: Concerned, ground: Ground) {
  const known = await knownCosts(db, unit, concerned);
  const { records: payers } = await knownPayers(db, unit, concerned);
  const unitPayer = await selectUnitPayer(db, unit);
  const all = ground.tenancies([...known.tenancies.values()], concerned.pasportIds);
  const tenancies = new Map(all.map((tenancy) => [tenancy.id, tenancy]));
  const tenanciesIn = grouped(all, ({ pasport_id }) => pasport_id);
  return { ...known, tenancies, payers, unitPayer, tenanciesIn };
}

/**
 * The tenancy with which a new cost ends: where tenants or members pay, as the forms offer it too; none
 * where it stands with the space.
 */
function tenancyOf({ pasport_id, valid_from }: Named, known: Known): number | null {
  const differs = known.payers.get(pasport_id)?.find((one) => holdsOn(one, valid_from));
  const payer = differs?.payer ?? known.unitPayer;
  if (payer === 'owner' || payer === 'unit') return null;
  const held = known.tenanciesIn.get(pasport_id)?.find((one) => holdsOn(one, valid_from));
  return held?.id ?? null;
}

const records: RecordKind<StoredCost, Known> = {
  rules: costRules,
  fields: costFields,
  hasPerson: false,
  whose: ({ service_name }) => foldText(service_name),
  former: {
    carried: ({ allocation, comment }) => ({ allocation, comment }),
    fixed: ({ service_name, pasport_tenant_id }) => ({ service_name, pasport_tenant_id }),
  },
  load,
  whole: (named, columns, stored, known) => {
    const { address_id: _nobody, ...own } = named;
    const pasport_tenant_id = tenancyOf(named, known);
    const none = { service_name: '', monthly_advance: 0 };
    return { ...BLANK, ...none, ...own, pasport_tenant_id, ...stored, ...columns };
  },
  columnsOf: (values) => given(ownCells(costFields, values)),
  insert: (db, unit, made) =>
    costTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => costTable.updateAll(db, unit, changes),
};

/** What is paid in advance for services of spaces; a space has one cost of a service at a time. */
export const costs: Kind = {
  kind: 'costs',
  columns: fileColumns(costRecord),
  limited: null,
  mappingFault: placeMappingFault,
  judge: (scene, rows) => judgeRecords(records, scene, rows),
};
