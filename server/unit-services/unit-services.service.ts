import type { listUnitServices, mergeUnitServices } from '#contract/pasports/unit-services.ts';
import { validityText } from '#contract/rules/validity.ts';
import {
  selectCostsNamed,
  selectSpacesOfServicesHeld,
  type NamedCost,
} from '#server/core/people/service-names.sql.ts';
import { costTable } from '#server/core/people/tables.sql.ts';
import { meet } from '#server/core/time/dated.ts';
import { grouped } from '#server/core/time/grouped.ts';
import { AppError } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectUnitServices } from './unit-services.sql.ts';

/** Services as costs of the unit name them. */
export async function readServices({ db, unit }: UnitCall<typeof listUnitServices>) {
  return { values: await selectUnitServices(db, unit) };
}

/**
 * Has costs of the unit that name a service in more ways name it by the one that stays. Errors:
 * `overlapping-validity` when a space would have two costs of the service at a time, with the spaces;
 * nothing is changed then.
 */
export async function mergeServices({ db, unit, body }: UnitCall<typeof mergeUnitServices>) {
  const { name } = body;
  const names = [...new Set(body.names)].filter((one) => one !== name);
  await selectSpacesOfServicesHeld(db, unit, [...names, name]);
  const costs = await selectCostsNamed(db, unit, [...names, name]);
  const renamed = costs.filter(({ service_name }) => service_name !== name);
  ensureApart(costs);
  const changes = renamed.map(({ id, version }) => ({
    id,
    version,
    columns: { service_name: name },
  }));
  await costTable.updateAll(db, unit, changes);
  return { changed_count: renamed.length };
}

const MOST_TOLD = 10;

/** Costs of a space under all the names follow one another. Errors: `overlapping-validity`. */
function ensureApart(costs: readonly NamedCost[]): void {
  const met = [...grouped(costs, ({ pasport_id }) => pasport_id).values()].flatMap((ofSpace) => {
    const pair = pairMet(ofSpace);
    return pair === undefined ? [] : [pair];
  });
  if (met.length === 0) return;
  const told = met.slice(0, MOST_TOLD).map(([one, other]) => textOf(one, other));
  const more = met.length > MOST_TOLD ? ` a dalších ${met.length - MOST_TOLD}` : '';
  throw new AppError('overlapping-validity', {
    errorMsg: `Služby nelze sloučit, některé prostory mají obě současně: ${told.join('; ')}${more}.`,
    fields: [{ field: 'names', message: 'Některé prostory mají tyto služby současně' }],
  });
}

function pairMet(costs: readonly NamedCost[]): readonly [NamedCost, NamedCost] | undefined {
  for (const [at, one] of costs.entries())
    for (const other of costs.slice(at + 1)) if (meet(one, other)) return [one, other];
  return undefined;
}

/** 'prostor 12 (Vodné od 1. 1. 2024, vodne od 1. 1. 2025)' */
function textOf(one: NamedCost, other: NamedCost): string {
  const costs = [one, other].map((cost) => `${cost.service_name} ${validityText(cost)}`);
  return `prostor ${one.space_number} (${costs.join(', ')})`;
}
