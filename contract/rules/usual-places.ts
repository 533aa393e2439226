import type { BillingKind } from '#contract/billing/place-words.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { MeterKind, MeterLevel } from '#contract/metering/meter-words.ts';

// The billing places that a new unit usually has, from its houses and main meters. What is offered is only
// a beginning: suppliers, numbers and contracts nobody but the manager knows.

/** A house of the unit. */
export interface KnownHouse {
  readonly pasport_id: number;
  readonly name: string;
  readonly has_lift: boolean;
}

/** A measuring place of the unit in use. */
export interface KnownMeter {
  readonly measuring_place_id: number;
  readonly kind: MeterKind;
  readonly level: MeterLevel;
  /** The house that it is in; null where it is in none. */
  readonly building_id: number | null;
}

/** A billing place that could be made. */
export interface UsualPlace {
  readonly kind: BillingKind;
  readonly code: string;
  readonly name: string;
  readonly invoice_place_id: number | null;
  /** The houses that it serves; none for the whole unit. */
  readonly pasport_ids: readonly number[];
}

interface Usual {
  readonly kind: BillingKind;
  readonly code: string;
  readonly name: string;
  /** By meters of which kind the supplier charges. */
  readonly measured?: MeterKind;
}

/** Main meters of the kind: by which the supplier charges; where there is none, those at the foot of houses. */
function mainsOf(meters: readonly KnownMeter[], kind: MeterKind): readonly KnownMeter[] {
  const alike = meters.filter((meter) => meter.kind === kind);
  const invoicing = alike.filter(({ level }) => level === 'invoice');
  return invoicing.length > 0 ? invoicing : alike.filter(({ level }) => level === 'building');
}

/** One for each house where each has one main meter, otherwise one for the whole unit. */
function placesOf(
  { measured, ...usual }: Usual,
  houses: readonly KnownHouse[],
  meters: readonly KnownMeter[],
): UsualPlace[] {
  const mains = measured === undefined ? [] : mainsOf(meters, measured);
  const own = houses.map(({ pasport_id }) =>
    mains.filter(({ building_id }) => building_id === pasport_id),
  );
  const isEach = houses.length > 1 && own.every((each) => each.length === 1);
  if (!isEach) {
    const [only] = mains;
    const invoice_place_id = mains.length === 1 ? (only?.measuring_place_id ?? null) : null;
    return [{ ...usual, invoice_place_id, pasport_ids: [] }];
  }
  return houses.map(({ pasport_id, name }, at) => ({
    ...usual,
    code: `${usual.code}-${at + 1}`,
    name: `${usual.name}, ${name}`.slice(0, 100),
    invoice_place_id: own[at]?.[0]?.measuring_place_id ?? null,
    pasport_ids: [pasport_id],
  }));
}

/** The lift of the houses that have one; nothing where none has. */
function liftOf(houses: readonly KnownHouse[]): UsualPlace[] {
  const lifted = houses.filter(({ has_lift }) => has_lift);
  if (lifted.length === 0) return [];
  const pasport_ids =
    lifted.length === houses.length ? [] : lifted.map(({ pasport_id }) => pasport_id);
  return [
    { kind: 'lift', code: 'VYTAH', name: 'Provoz výtahu', invoice_place_id: null, pasport_ids },
  ];
}

/** The code itself, otherwise the first free one of its next numbers: VODA-2 after VODA, TEPLO-3 after TEPLO-2. */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  const [, stem = code, number = '1'] = /^(.*)-(\d+)$/.exec(code) ?? [];
  let free = code;
  for (let next = Number(number) + 1; taken.has(keyOf(free)); next += 1) free = `${stem}-${next}`;
  return free;
}

/** The places by codes that neither the unit nor another of them has. */
function freelyCoded(places: readonly UsualPlace[], codes: readonly string[]): UsualPlace[] {
  const taken = new Set(codes.map(keyOf));
  return places.map((place) => {
    const code = freeCode(place.code, taken);
    taken.add(keyOf(code));
    return { ...place, code };
  });
}

/**
 * What a unit of the houses and meters usually pays for, without the kinds that it has already, by codes that
 * are free beside those that it has.
 */
export function usualPlaces(
  houses: readonly KnownHouse[],
  meters: readonly KnownMeter[],
  known: ReadonlySet<BillingKind>,
  codes: readonly string[],
): UsualPlace[] {
  if (houses.length === 0) return [];
  const heat: Usual = meters.some(({ kind }) => kind === 'hot-water')
    ? {
        kind: 'heat-and-hot-water',
        code: 'TEPLO',
        name: 'Teplo a teplá voda',
        measured: 'heat',
      }
    : { kind: 'heat', code: 'TEPLO', name: 'Teplo', measured: 'heat' };
  const hasHeat = known.has('heat') || known.has('heat-and-hot-water');
  const usual: readonly Usual[] = [
    ...(hasHeat ? [] : [heat]),
    { kind: 'cold-water', code: 'VODA', name: 'Studená voda a stočné', measured: 'cold-water' },
    {
      kind: 'electricity',
      code: 'ELEKTRO',
      name: 'Elektřina společných prostor',
      measured: 'electricity',
    },
    { kind: 'waste', code: 'ODPAD', name: 'Odvoz odpadu' },
    { kind: 'cleaning', code: 'UKLID', name: 'Úklid společných prostor' },
  ];
  const places = [...usual.flatMap((one) => placesOf(one, houses, meters)), ...liftOf(houses)];
  return freelyCoded(
    places.filter(({ kind }) => !known.has(kind)),
    codes,
  );
}
