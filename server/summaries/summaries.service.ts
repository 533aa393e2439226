import { pragueDay } from '#contract/czech/prague-day.ts';
import { isOpenTo } from '#contract/module-names.ts';
import {
  DUE_LINES,
  type DueThing,
  type readHouseSummary,
  type readSpaceSummary,
} from '#contract/pasports/summaries.ts';
import { worstFirst } from '#contract/rules/worst-first.ts';
import { ensureModule, type Actor } from '#server/access/actor.ts';
import { foundWith } from '#server/access/found-with.ts';
import { contractDue } from '#server/core/people/due.ts';
import { deviceDue } from '#server/core/revisions/due.ts';
import { grouped } from '#server/core/time/grouped.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectCells, selectHouse } from './house.sql.ts';
import { selectSpaceFacts } from './space.sql.ts';

const found = (due: DueThing | null): DueThing[] => (due === null ? [] : [due]);

const duesOf = (rows: readonly { readonly due: DueThing | null }[]): DueThing[] =>
  worstFirst<DueThing>(rows.flatMap(({ due }) => found(due)));

/** Inspections are told of only to whom their module is open. */
const seesDevices = ({ modules }: Actor) => isOpenTo(['revision-types'], new Set<string>(modules));

/**
 * A space in a nutshell on the day; its contracts are measured on it too, its inspections today.
 * Errors: `not-found`, `module-off`.
 */
export async function tellSpace(call: UnitCall<typeof readSpaceSummary>) {
  const { unit, db, params, query, portal, actor } = call;
  ensureModule(['pasports'], actor.modules);
  const today = pragueDay(portal.now());
  const day = query.as_of ?? today;
  const facts = await selectSpaceFacts(db, unit, params.id, day);
  ensure(facts !== undefined, 'not-found');
  const { people, devices, ...told } = facts;
  const { pasport_space_id } = told;
  const contracts = people.map(({ full_name: tenant_name, ...row }) => ({
    due: contractDue({ ...row, pasport_space_id, tenant_name }, day),
  }));
  const inspected = seesDevices(actor) ? devices : [];
  return {
    ...told,
    people: people.map(({ contract_warning: _warning, ...person }) => person),
    due: duesOf([...inspected.map((device) => ({ due: deviceDue(device, today) })), ...contracts]),
  };
}

/** A house in a nutshell today, with each of its spaces. Errors: `not-found`, `module-off`. */
export async function tellHouse(call: UnitCall<typeof readHouseSummary>) {
  const { unit, db, params, portal, actor } = call;
  ensureModule(['buildings'], actor.modules);
  const today = pragueDay(portal.now());
  const [house, cells] = await foundWith(
    selectHouse(db, unit, params.id, today),
    selectCells(db, unit, params.id, today),
  );
  const inspected = seesDevices(actor) ? house.devices : [];
  const waiting = [
    ...inspected.map((row) => ({ at: row.pasport_id, due: deviceDue(row, today) })),
    ...house.contracts.map((row) => ({ at: row.pasport_id, due: contractDue(row, today) })),
  ];
  const all = duesOf(waiting);
  const places = grouped(waiting, ({ at }) => at);
  return {
    pasport_building_id: params.id,
    spaces: cells.map((cell) => {
      const due = duesOf(places.get(cell.pasport_id) ?? []);
      return { ...cell, due: due[0] ?? null, due_count: due.length };
    }),
    due: all.slice(0, DUE_LINES),
    due_count: all.length,
  };
}
