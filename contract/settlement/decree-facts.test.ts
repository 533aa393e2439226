import { describe, expect, test } from 'vitest';
import { HEAT, recipient, service, settlement, space } from '#tests/settlement-house.ts';
import { count } from './count.ts';
import { decreeFactsOf } from './decree-facts.ts';
import { decreeRows, supplierTexts } from './decree-rows.ts';
import type { FrozenService, FrozenSpace } from './frozen.ts';

// Vyhláška č. 269/2015 Sb., § 6 odst. 1, worked by hand. Heat of 96 000 Kč for 160 GJ: 600 Kč a GJ, half of it by
// countable area, half by meters. Flats of 60, 40 (countable 32) and 100 m², which used 40, 24 and 96 GJ.
// Countable 60 + 32 + 100 = 192 m²: 160 / 192 = 5/6 GJ on 1 m². The second flat bears 48 000 · 32/192 = 8 000
// and 48 000 · 24/160 = 7 200; at the mean his area would cost 96 000 · 32/192 = 16 000.

const charged = (made: FrozenService, quantity: string | null, supplier_info = '') => ({
  ...made,
  measured_unit: 'GJ',
  costs: [
    {
      billing_place_id: 1,
      name: 'Teplárna Kostelec',
      supplier_info,
      percent: '100',
      amount: made.cost,
      documents: [
        {
          billing_document_id: 1,
          number: 'F1',
          kind: 'invoice',
          period_from: '2025-01-01',
          period_to: '2025-12-31',
          total: made.cost,
          part: made.cost,
          quantity,
          quantity_unit: 'GJ',
        },
      ],
    },
  ],
});

const flats = (over: Partial<FrozenSpace> = {}) => [
  space(1, 60),
  space(2, 40, { countable_area: '32', ...over }),
  space(3, 100),
];
interface Over {
  readonly quantity?: string | null;
  readonly info?: string;
  readonly marks?: Record<number, 'exempt'>;
  readonly basic_share?: string;
  readonly uses?: Record<string, string>;
}

const heat = (over: Over = {}) =>
  charged(
    service({
      rule: {
        ...HEAT,
        supply: 'heat',
        lower_limit: null,
        upper_limit: null,
        meter_kind: 'heat',
        ...(over.basic_share !== undefined && { basic_share: over.basic_share }),
      },
      cost: 9_600_000,
      uses: over.uses ?? { r1: '40', r2: '24', r3: '96' },
      ...(over.marks && { marks: over.marks }),
    }),
    over.quantity === undefined ? '160' : over.quantity,
    over.info,
  );

const factsOf = (spaces: FrozenSpace[], one: FrozenService, key = 'r2') => {
  const house = settlement(spaces, [one]);
  return decreeFactsOf(house, count(house))({ service_id: 1, recipient: key });
};

describe('what the decree wants of heat', () => {
  test('is the delivery, its price, components, areas, uses and the mean beside which they stand', () => {
    expect(factsOf(flats(), heat())).toEqual({
      supply: 'heat',
      delivered: [{ amount: '160', unit: 'GJ', price: '60000' }],
      is_delivery_known: true,
      cost: 9_600_000,
      basic: { percent: '50', house: '4800000', own: '800000' },
      rest: { percent: '50', house: '4800000', own: '720000' },
      area: { own: '40', house: '200' },
      countable: { own: '32', house: '192' },
      persons: null,
      read: { own: null, house: null },
      used: { own: '24', house: '160', unit: 'GJ' },
      specific: '5/6',
      reference: { cost: '1600000', use: null },
      supplier_info: [],
    });
  });

  test('does not say what is not known: a document without quantity, an area that nobody recorded', () => {
    expect(factsOf(flats(), heat({ quantity: null }))).toMatchObject({
      delivered: [],
      is_delivery_known: false,
      specific: null,
    });
    const unmeasured = factsOf(
      [...flats(), space(4, null)],
      heat({ basic_share: '0', uses: { r1: '40', r2: '24', r3: '86', r4: '10' } }),
    );
    expect(unmeasured).toMatchObject({
      countable: { own: '32', house: null },
      specific: null,
      reference: { cost: null },
    });
    const rows = decreeRows(factsOf(flats(), heat({ quantity: null })) ?? fail());
    expect(rows[0]).toEqual({
      name: 'Množství, které doklady neuvádějí',
      house: 'není známo',
      own: '',
    });
  });

  test('leaves out spaces that do not bear it, and has no reference for a part of the period', () => {
    const more = [...flats(), space(4, 500)];
    expect(factsOf(more, heat({ marks: { 4: 'exempt' } }))).toMatchObject({
      countable: { own: '32', house: '192' },
    });
    expect(factsOf(more, heat({ marks: { 4: 'exempt' } }), 'r4')).toBeNull();
    const moved = flats({
      recipients: [recipient('r2', { to: '2025-06-30' }), recipient('r2b', { from: '2025-07-01' })],
    });
    const uses = { r1: '40', r2: '14', r2b: '10', r3: '96' };
    expect(factsOf(moved, heat({ uses }))).toMatchObject({ reference: { cost: null, use: null } });
  });

  test('is told of nothing else', () => {
    expect(factsOf(flats(), service({ cost: 1_200_000 }))).toBeNull();
  });

  test('is written in lines, with the coefficient of the area and what the supplier says', () => {
    const facts = factsOf(flats(), heat({ info: 'Zemní plyn 100 %, 0,2 t CO2/MWh ' })) ?? fail();
    expect(decreeRows(facts).map(({ name, house, own }) => [name, house, own])).toEqual(
      [
        ['Teplo na vytápění', '160 GJ', ''],
        ['Cena za 1 GJ', '600 Kč', ''],
        ['Měrná spotřeba na 1 m² započitatelné plochy', '0,8333 GJ', ''],
        ['Základní složka (50 %)', '48 000 Kč', '8 000 Kč'],
        ['Spotřební složka (50 %)', '48 000 Kč', '7 200 Kč'],
        ['Celkem', '96 000 Kč', '15 200 Kč'],
        ['Podlahová plocha', '200 m²', '40 m²'],
        ['Započitatelná podlahová plocha', '192 m²', '32 m²'],
        ['Koeficient, kterým se plocha započítává', '', '0,8'],
        ['Náměry podle stavů měřidel', 'není známo', 'není známo'],
        ['Náměry přepočtené k rozdělení', '160 GJ', '24 GJ'],
        ['Průměr domu na Vaši započitatelnou plochu', '', '16 000 Kč'],
      ].map((row) => row.map(spaced)),
    );
    expect(supplierTexts(facts)).toEqual(['Teplárna Kostelec: Zemní plyn 100 %, 0,2 t CO2/MWh']);
  });
});

/** Figures and their units hold together. */
const spaced = (text: string) =>
  text.replaceAll(/(?<=\d) (?=\S)/gu, '\u00A0').replace('k rozdělení', 'k\u00A0rozdělení');

function fail(): never {
  throw new Error('No facts');
}

describe('what it wants of hot water', () => {
  // Two people all year, one for half of it; 24 + 6 = 30 person-months of 12 months are 2,5 persons on average.
  const lived = [
    space(1, 50, { recipients: [recipient('r1', { living: 2 })] }),
    space(2, 50, {
      recipients: [
        recipient('r2', {
          persons: [
            { from: '2025-01-01', to: '2025-06-30', count: 1 },
            { from: '2025-07-01', to: '2025-12-31', count: 0 },
          ],
        }),
      ],
    }),
  ];
  const states = (from_state: string, to_state: string) => [
    {
      meter_id: 1,
      serial_number: '1',
      from_on: '2024-12-31',
      from_state,
      to_on: '2025-12-31',
      to_state,
    },
  ];
  const made = service({
    rule: { key: 'meter', meter_kind: 'hot-water', supply: 'hot-water', basic_share: '30' },
    cost: 3_000_000,
    uses: { r1: '45', r2: '15' },
  });
  const water = {
    ...made,
    uses: made.uses.map((use, at) => ({
      ...use,
      readings: at === 0 ? states('100', '145') : states('20.5', '35.5'),
    })),
  };

  test('is persons on average, states of meters and the mean use of a recipient', () => {
    const house = settlement(lived, [water]);
    const of = decreeFactsOf(house, count(house));
    expect(of({ service_id: 1, recipient: 'r1' })).toMatchObject({
      supply: 'hot-water',
      persons: { own: '2', house: '5/2' },
      read: { own: '45', house: '60' },
      used: { own: '45', house: '60' },
      specific: null,
      reference: { cost: null, use: '30' },
    });
    expect(of({ service_id: 1, recipient: 'r2' })).toMatchObject({ persons: { own: '1/2' } });
  });

  // Warming of 60 GJ for 24 000 Kč and 150 m³ of water for 18 000 Kč: 400 Kč a GJ and 120 Kč a m³.
  test('is told of heat and of water apart, and a place that says nothing is told as unknown', () => {
    const place = (amount: number, quantity: string | null, unit: string) =>
      charged({ ...water, cost: amount }, quantity).costs.map((cost) => ({
        ...cost,
        documents: cost.documents.map((document) => ({ ...document, quantity_unit: unit })),
      }));
    const both = {
      ...water,
      costs: [...place(2_400_000, '60', 'GJ'), ...place(1_800_000, '150', 'm3')],
    };
    const facts = factsOf(lived, both, 'r1') ?? fail();
    expect(
      decreeRows(facts)
        .slice(0, 4)
        .map(({ name, house }) => [name, house]),
    ).toEqual([
      ['Teplo na ohřev vody', '60\u00A0GJ'],
      ['Cena za 1\u00A0GJ', '400\u00A0Kč'],
      ['Voda v\u00A0teplé vodě', '150\u00A0m³'],
      ['Cena za 1\u00A0m³', '120\u00A0Kč'],
    ]);
    const lacking = {
      ...water,
      costs: [...place(2_400_000, '60', 'GJ'), ...place(600_000, null, '')],
    };
    expect(factsOf(lived, lacking, 'r1')).toMatchObject({
      delivered: [{ unit: 'GJ' }],
      is_delivery_known: false,
    });
  });

  test('a space without a meter does not make the mean smaller', () => {
    const unmetered = { ...water, rule: { ...water.rule, without_meter: 'nothing' as const } };
    expect(factsOf([...lived, space(3, 50)], unmetered, 'r1')).toMatchObject({
      reference: { use: '30' },
    });
  });
});
