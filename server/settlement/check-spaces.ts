import { czechDate } from '#contract/czech/iso-date.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import { ONE, roundedTo, sumOf } from '#contract/settlement/exact.ts';
import type { Fraction } from '#contract/settlement/fraction.ts';
import type { FrozenService, FrozenSpace } from '#contract/settlement/frozen.ts';
import { shareOf } from '#contract/settlement/ground.ts';
import type { CheckThing } from '#contract/settlement/settlements.ts';
import type { CheckKind } from '#contract/settlement/words.ts';
import { bearingSpaces } from './simulating.ts';
import { plainThing, serviceThing, spaceThing, type Looked, type Says } from './check-things.ts';

/** What checks find of spaces, those who bear them, their advances and uses. */
export const spaceChecks: Readonly<Partial<Record<CheckKind, Says>>> = {
  'nobody-recorded': ({ gathered: { bearings, listed } }) => {
    const missing = bearings.filter(({ is_missing }) => is_missing);
    return listed.flatMap((space) => {
      const first = missing.find(({ pasport_id }) => pasport_id === space.pasport_id);
      return first === undefined
        ? []
        : [
            spaceThing(
              space,
              `od ${czechDate(first.day)} není zapsáno, kdo platí; nese to jednotka`,
            ),
          ];
    });
  },
  'shares-uneven': unevenShares,
  'meter-unverified': ({ unverified, gathered }) =>
    gathered.listed.flatMap((space) =>
      unverified
        .filter(({ pasport_id }) => pasport_id === space.pasport_id)
        .map(({ kind, serial_number, valid_until }) =>
          spaceThing(
            space,
            `${meterKindValue.text(kind)} ${serial_number}: ověření skončilo ${czechDate(valid_until)}; kdo výměnu odmítl, nese náklad jako bez měřidla`,
          ),
        ),
    ),
  'months-not-claimed': ({ unclaimed }) =>
    unclaimed.map((month) =>
      plainThing(`${Number(month.slice(5, 7))}/${month.slice(0, 4)}`, 'zálohy nejsou předepsané'),
    ),
  'advances-of-others': ({ advances, gathered }) => {
    const strange = new Set(advances.ofOthers.map(({ pasport_id }) => pasport_id));
    return gathered.listed
      .filter(({ pasport_id }) => strange.has(pasport_id))
      .map((space) => spaceThing(space, 'zálohy jsou předepsané tomu, kdo prostor v období neměl'));
  },
  'advances-without-rule': ({ advances }) =>
    [...new Set(advances.withoutRule.map(({ name }) => name))].map((name) =>
      plainThing(name, 'předepisuje se, ale žádné pravidlo vyúčtování ji nerozúčtuje'),
    ),
  'use-estimated': (looked) =>
    thingsOfUses(looked, ({ estimated }) => (estimated ? 'v období je odhadnutý odečet' : null)),
  'use-divided': (looked) =>
    thingsOfUses(looked, ({ divided_by }) =>
      divided_by.length > 0
        ? 'k hranici období nebo změny chybí odečet, spotřeba je rozdělená'
        : null,
    ),
};

/** Houses whose shares in the common parts do not make a whole, where something is divided by them. */
function unevenShares({ gathered }: Looked): CheckThing[] {
  return gathered.frozen.services.flatMap((service) => {
    const { key, basic_key } = service.rule;
    if (key !== 'share' && basic_key !== 'share') return [];
    return sharesByHouses(bearingSpaces(service, gathered.frozen)).flatMap(([name, sum]) => {
      const percent = roundedTo(sum.mul(100n), 2n).toNumber();
      return sum.equals(ONE)
        ? []
        : [
            serviceThing(
              service,
              gathered,
              `${name}: podíly dávají ${czechNumber(percent, 2)} % celku`,
            ),
          ];
    });
  });
}

/** Shares of spaces of each house together; of a house with one that is not recorded nothing, as that stops the count. */
function sharesByHouses(spaces: readonly FrozenSpace[]): (readonly [string, Fraction])[] {
  const houses = new Map(
    spaces.map(({ building_id, building_name }) => [building_id, building_name]),
  );
  return [...houses].flatMap(([id, name]) => {
    const own = spaces.filter(({ building_id }) => building_id === id).map(shareOf);
    const known = own.filter((share) => share !== null);
    if (known.length < own.length) return [];
    return [[name, sumOf(known)] as const];
  });
}

function thingsOfUses(
  { gathered: { frozen, listed } }: Looked,
  said: (use: FrozenService['uses'][number]) => string | null,
): CheckThing[] {
  const keys = new Map(
    frozen.spaces.map(({ pasport_id, recipients }) => [
      pasport_id,
      recipients.map(({ key }) => key),
    ]),
  );
  return frozen.services.flatMap(({ uses, rule }) => {
    const known = new Map(uses.map((use) => [use.recipient, use]));
    return listed.flatMap((space) => {
      const [first] = (keys.get(space.pasport_id) ?? [])
        .flatMap((key) => known.get(key) ?? [])
        .flatMap((use) => said(use) ?? []);
      return first === undefined ? [] : [spaceThing(space, `${rule.service_name}: ${first}`)];
    });
  });
}

/** What the count itself stumbled over, by its flags. */
export function flaggedThings(kind: CheckKind, { counted, gathered }: Looked): CheckThing[] {
  return counted.services.flatMap(({ flags }, at) => {
    const service = gathered.frozen.services[at];
    if (service === undefined) return [];
    return flags
      .filter(({ flag }) => flag === kind)
      .map(({ pasport_id }) => {
        const space = gathered.listed.find((one) => one.pasport_id === pasport_id);
        return space === undefined
          ? serviceThing(service, gathered, 'službu nelze spočítat')
          : spaceThing(space, service.rule.service_name);
      });
  });
}
