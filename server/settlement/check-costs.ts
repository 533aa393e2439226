import { settlementLawKeyValue } from '#contract/billing/law-words.ts';
import type { CheckKind } from '#contract/settlement/words.ts';
import { lackingTexts } from '#contract/settlement/statement-texts.ts';
import { placeThing, plainThing, serviceThing, type Looked, type Says } from './check-things.ts';
import { thousandthsOf } from './costs.ts';
import { isCharged } from './count-charged.ts';

const WHOLE = 100_000n;

/** Billing places with what per cent of each the rules divide, and the houses that it serves; none for the whole unit. */
function sharedPlaces({ gathered: { places, parts, rules } }: Looked) {
  return places.map(({ billing_place_id, name, parts: serves }) => {
    const costs = (parts.get(billing_place_id)?.parts ?? []).filter(({ part }) => part !== 0);
    const dividing = rules.filter((rule) =>
      rule.costs.some((cost) => cost.billing_place_id === billing_place_id),
    );
    const thousandths = dividing
      .flatMap((rule) => rule.costs.filter((cost) => cost.billing_place_id === billing_place_id))
      .reduce((sum, { percent }) => sum + thousandthsOf(percent), 0n);
    const houses = serves.flatMap(({ building_id }) => (building_id === null ? [] : [building_id]));
    return { billing_place_id, name, houses, dividing, thousandths, hasCost: costs.length > 0 };
  });
}

/** Places of which a rule divides something, with their documents. */
function usedPlaces(looked: Looked) {
  return sharedPlaces(looked)
    .filter(({ dividing }) => dividing.length > 0)
    .flatMap(({ billing_place_id, name }) => {
      const told = looked.gathered.parts.get(billing_place_id);
      return told === undefined ? [] : [{ ...told, name }];
    });
}

const scopeOf = ({ gathered }: Looked) =>
  new Set(gathered.listed.map(({ building_id }) => building_id));

const percentText = (thousandths: bigint) =>
  `${String(Number(thousandths) / 1000).replace('.', ',')}\u00A0%`;

/** Whether houses outside of the settlement are served too: a place of no houses serves all of the unit. */
function servesOthers(looked: Looked, houses: readonly number[]): boolean {
  const scope = scopeOf(looked);
  return houses.length === 0
    ? looked.gathered.hasOtherHouses
    : houses.some((house) => !scope.has(house));
}

/** What checks find of rules, billing places and their documents. */
export const costChecks: Readonly<Partial<Record<CheckKind, Says>>> = {
  'no-rules': ({ gathered: { rules } }) =>
    rules.length > 0 ? [] : [plainThing('Pravidla rozúčtování', 'v období žádné neplatí')],
  'law-unknown': ({ lawless }) =>
    lawless.map(({ name, missing }) =>
      plainThing(name, missing.map((key) => settlementLawKeyValue.text(key)).join(', ')),
    ),
  'place-without-rule': (looked) => {
    const scope = scopeOf(looked);
    return sharedPlaces(looked)
      .filter(({ dividing, hasCost }) => dividing.length === 0 && hasCost)
      .filter(({ houses }) => houses.length === 0 || houses.some((house) => scope.has(house)))
      .map((place) => placeThing(place, 'náklad nerozúčtuje žádné pravidlo'));
  },
  'place-not-whole': (looked) =>
    sharedPlaces(looked)
      .filter(({ dividing, thousandths }) => dividing.length > 0 && thousandths !== WHOLE)
      .map((place) =>
        placeThing(place, `pravidla z nákladu rozdělí ${percentText(place.thousandths)}`),
      ),
  'place-of-others': (looked) =>
    sharedPlaces(looked).flatMap((place) => {
      const { dividing, houses } = place;
      if (dividing.length === 0) return [];
      if (servesOthers(looked, houses))
        return [placeThing(place, 'slouží i domům, které toto vyúčtování neobsahuje')];
      const isStrange = dividing.some(
        ({ building_id }) =>
          building_id !== null && houses.length > 0 && !houses.includes(building_id),
      );
      return isStrange ? [placeThing(place, 'pravidlo je domu, kterému místo neslouží')] : [];
    }),
  'cost-undivided': (looked) =>
    usedPlaces(looked).flatMap((place) =>
      place.parts
        .filter(({ part }) => part === null)
        .map(({ number }) =>
          placeThing(
            place,
            `doklad ${number} přesahuje období a fakturační měřidlo nebylo odečteno`,
          ),
        ),
    ),
  'days-without-cost': (looked) =>
    usedPlaces(looked)
      .filter(({ uncovered_days }) => uncovered_days > 0)
      .map((place) => placeThing(place, `dnů bez dokladu: ${place.uncovered_days}`)),
  'heat-texts-missing': ({ gathered: { frozen }, texts }) =>
    frozen.services.some(({ rule }) => rule.supply !== null)
      ? lackingTexts(texts).map((name) => plainThing(name, 'chybí; doplní se v seznamu vyúčtování'))
      : [],
  'service-without-cost': ({ gathered }) =>
    gathered.frozen.services
      .filter((service) => !isCharged(service))
      .map((service) => serviceThing(service, gathered, 'v období nemá žádný doklad')),
};
