import type { UsualRule } from '#contract/billing/rule-making.ts';
import type { BillingKind } from '#contract/billing/place-words.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { lawOn, type LawRow } from './law-on.ts';
import { keyOf } from './text-key.ts';

// Rules that follow from the law where nothing is agreed (zákon č. 67/2013 Sb., § 5; vyhláška č. 269/2015 Sb.), for
// the billing places that a unit has. Only a beginning: what a house has decided, its manager knows.

/** A billing place in use. */
export interface BilledPlace {
  readonly billing_place_id: number;
  readonly kind: BillingKind;
  readonly name: string;
  /** Houses that it serves whole; none for the whole unit. */
  readonly houses: readonly number[];
  /** It serves single spaces or meters. */
  readonly isOfParts: boolean;
  /** Per cent of its cost that rules which hold on the day divide already. */
  readonly divided: number;
}

/** A house with how many flats it has and how many of them have a meter of each kind. */
export interface MeteredHouse {
  readonly pasport_id: number;
  readonly name: string;
  readonly flats: number;
  readonly metered: Readonly<Partial<Record<MeterKind, number>>>;
}

export interface KnownService {
  readonly service_id: number;
  readonly code: string;
  readonly name: string;
}

/** A rule that is there: of one service of a house, or of the whole unit. */
interface Divided {
  readonly service_id: number;
  readonly pasport_id: number | null;
}

export interface RuleGround {
  readonly places: readonly BilledPlace[];
  readonly houses: readonly MeteredHouse[];
  readonly services: readonly KnownService[];
  readonly rules: readonly Divided[];
  readonly law: readonly LawRow[];
  /** The first day of the periods that the rules are for. */
  readonly from: string;
}

/** Codes of the services that every client starts with, and what people call their own. */
const words = {
  TEPLO: ['teplo', 'vytapeni'],
  TV: ['tepla voda', 'ohrev vody'],
  SV: ['studena voda a stocne', 'studena voda', 'vodne a stocne'],
  VYTAH: ['vytah', 'provoz vytahu'],
  OSVETLENI: ['osvetleni spolecnych prostor', 'osvetleni', 'elektrina spolecnych prostor'],
  UKLID: ['uklid', 'uklid spolecnych prostor'],
  ODPAD: ['odvoz odpadu', 'odpad', 'komunalni odpad'],
  KOMINY: ['kominy', 'cisteni kominu'],
  STA: ['televizni a rozhlasova antena (sta)', 'sta', 'spolecna antena'],
} as const;
type Code = keyof typeof words;

function serviceOf(services: readonly KnownService[], code: Code): KnownService | undefined {
  const names: readonly string[] = words[code];
  return (
    services.find((service) => service.code === code) ??
    services.find(({ name }) => names.includes(keyOf(name)))
  );
}

const ACT = 'Zákon č. 67/2013 Sb., § 5 odst. 2';
const DECREE = 'Vyhláška č. 269/2015 Sb.';

type Way = Pick<
  UsualRule,
  | 'method'
  | 'meter_kind'
  | 'basic_by'
  | 'basic_key'
  | 'limits_by'
  | 'without_meter'
  | 'time_weight'
  | 'source'
  | 'doubts'
>;
const plain: Way = {
  method: 'persons',
  meter_kind: null,
  basic_by: 'none',
  basic_key: 'countable_area',
  limits_by: 'none',
  without_meter: 'undecided',
  time_weight: 'days',
  source: ACT,
  doubts: [],
};

const countOf = (houses: readonly MeteredHouse[], kind: MeterKind) =>
  houses.reduce((sum, { metered }) => sum + (metered[kind] ?? 0), 0);
const flatsOf = (houses: readonly MeteredHouse[]) =>
  houses.reduce((sum, { flats }) => sum + flats, 0);

const UNMETERED = 'Některé byty měřidlo nemají; rozhodněte, jak se u nich bude rozúčtovávat.';

function heatWay(houses: readonly MeteredHouse[]): Way {
  const kinds = ['heat-allocator', 'heat'] as const;
  const [meter_kind] = kinds.toSorted(
    (one, other) => countOf(houses, other) - countOf(houses, one),
  );
  const measured = meter_kind === undefined ? 0 : countOf(houses, meter_kind);
  if (meter_kind === undefined || measured === 0)
    return {
      ...plain,
      method: 'countable_area',
      time_weight: 'climate',
      source: `${DECREE}, § 3 odst. 3`,
      doubts: ['Byty nemají měřidla tepla; náklad se celý rozdělí podle započitatelné plochy.'],
    };
  return {
    ...plain,
    method: 'meter',
    meter_kind,
    basic_by: 'heat',
    limits_by: 'law',
    time_weight: 'climate',
    source: `${DECREE}, § 3 a příloha č. 6`,
    doubts: measured < flatsOf(houses) ? [UNMETERED] : [],
  };
}

function hotWaterWay(houses: readonly MeteredHouse[]): Way {
  const base: Way = {
    ...plain,
    basic_by: 'hot-water',
    basic_key: 'area',
    source: `${DECREE}, § 4`,
  };
  const measured = countOf(houses, 'hot-water');
  if (measured === 0)
    return {
      ...base,
      doubts: ['Byty nemají vodoměry teplé vody; spotřební složka se rozdělí podle osob.'],
    };
  return {
    ...base,
    method: 'meter',
    meter_kind: 'hot-water',
    doubts: measured < flatsOf(houses) ? [UNMETERED] : [],
  };
}

function coldWaterWay(houses: readonly MeteredHouse[]): Way {
  const isAll = flatsOf(houses) > 0 && countOf(houses, 'cold-water') >= flatsOf(houses);
  return {
    ...plain,
    method: 'meter',
    meter_kind: 'cold-water',
    without_meter: isAll ? 'undecided' : 'guideline-all',
    doubts: isAll ? [] : ['Vodoměry nejsou ve všech bytech; zákon pak dělí podle směrných čísel.'],
  };
}

const byUnit = (what: string) => (): Way => ({
  ...plain,
  method: 'unit',
  doubts: [`Zákon dělí podle počtu ${what}; nemá-li každý prostor jeden, zadejte pevné částky.`],
});

interface Share {
  readonly code: Code;
  readonly way: (houses: readonly MeteredHouse[]) => Way;
  /** Per cent of the place's cost. */
  readonly percent: number;
}

const byPersons = (code: Code, doubts: string[] = []): Share => ({
  code,
  way: () => ({ ...plain, doubts }),
  percent: 100,
});

const heat: Share = { code: 'TEPLO', way: heatWay, percent: 100 };
const hotWater: Share = { code: 'TV', way: hotWaterWay, percent: 100 };

/** Services to which the whole cost of a kind of places goes; of gas, insurance and the like there is none. */
const shareOfKind: Readonly<Partial<Record<BillingKind, Share>>> = {
  heat,
  'hot-water': hotWater,
  'cold-water': { code: 'SV', way: coldWaterWay, percent: 100 },
  chimneys: { code: 'KOMINY', way: byUnit('průduchů'), percent: 100 },
  reception: { code: 'STA', way: byUnit('zásuvek'), percent: 100 },
  electricity: byPersons('OSVETLENI', [
    'Napájí-li přípojka i výtah, rozdělte náklad mezi obě služby.',
  ]),
  lighting: byPersons('OSVETLENI'),
  lift: byPersons('VYTAH'),
  cleaning: byPersons('UKLID'),
  waste: byPersons('ODPAD'),
};

/** What services the cost of a place is divided to. */
function sharesOf(kind: BillingKind, { law, from }: RuleGround): Share[] {
  const whole = shareOfKind[kind];
  if (whole !== undefined) return [whole];
  const heating = kind === 'heat-and-hot-water' ? lawOn(law, 'one-source-heating', from) : null;
  if (heating === null) return [];
  return [
    { ...heat, percent: heating },
    { ...hotWater, percent: 100 - heating },
  ].filter(({ percent }) => percent > 0);
}

/** Places whose cost a service divides, each with the per cent of it. */
interface Gathered {
  readonly share: Share;
  readonly places: { readonly place: BilledPlace; readonly percent: number }[];
}

function gathered(ground: RuleGround): Map<Code, Gathered> {
  const found = new Map<Code, Gathered>();
  for (const place of ground.places) {
    // What other rules divide of the cost is not divided once more.
    const isLeft = ({ percent }: Share) => place.divided + percent <= 100;
    for (const share of sharesOf(place.kind, ground).filter(isLeft)) {
      const one = found.get(share.code) ?? { share, places: [] };
      found.set(share.code, one);
      one.places.push({ place, percent: share.percent });
    }
  }
  return found;
}

const PARTIAL =
  'Odběrné místo neslouží celé jednotce; prostory, kterým neslouží, v pravidle osvoboďte.';

/** One rule for each house where each place serves one house alone, otherwise one for the whole unit. */
function rulesOf(
  { share: { way }, places }: Gathered,
  service: KnownService,
  houses: readonly MeteredHouse[],
): UsualRule[] {
  const isOfOne = ({ place: { houses: own, isOfParts } }: Gathered['places'][number]) =>
    own.length === 1 && !isOfParts;
  const isEach = houses.length > 1 && places.every(isOfOne);
  const scopes = isEach ? houses : [null];
  return scopes.flatMap((house) => {
    const own =
      house === null
        ? places
        : places.filter(({ place }) => place.houses.includes(house.pasport_id));
    if (own.length === 0) return [];
    const isPartial =
      house === null && houses.length > 1 && own.some(({ place }) => place.houses.length > 0);
    const made = way(house === null ? houses : [house]);
    const isOfParts = own.some(({ place }) => place.isOfParts);
    return [
      {
        ...made,
        service_id: service.service_id,
        service_name: service.name,
        pasport_id: house?.pasport_id ?? null,
        house_name: house?.name ?? '',
        costs: own.map(({ place, percent }) => ({
          billing_place_id: place.billing_place_id,
          name: place.name,
          percent,
        })),
        doubts: isPartial || isOfParts ? [...made.doubts, PARTIAL] : [...made.doubts],
      },
    ];
  });
}

/** Rules by the law for the places of a unit, of services of houses that have none. */
export function usualRules(ground: RuleGround): UsualRule[] {
  return [...gathered(ground)].flatMap(([code, one]) => {
    const service = serviceOf(ground.services, code);
    if (service === undefined) return [];
    const taken = ground.rules.filter(({ service_id }) => service_id === service.service_id);
    const isFree = ({ pasport_id }: UsualRule) =>
      !taken.some(
        (rule) => rule.pasport_id === null || pasport_id === null || rule.pasport_id === pasport_id,
      );
    return rulesOf(one, service, ground.houses).filter(isFree);
  });
}
