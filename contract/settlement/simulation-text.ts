import { methodValue, ruleMarkValue, withoutMeterValue } from '#contract/billing/rule-words.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { heatShareDoubt } from '#contract/rules/division-rule.ts';
import { lawOn, type LawRow } from '#contract/rules/law-on.ts';
import { quantityText } from './explained-words.ts';
import type { FrozenService, FrozenSettlement, SpaceMark } from './frozen.ts';
import type { TriedRule, TriedSpace } from './simulated.ts';

// A simulation in words.

const NBSP = '\u00A0';
const percent = (value: number) => `${czechNumber(value, 0, 3)}${NBSP}%`;
const limitText = (limit: number | null) => (limit === null ? 'bez meze' : percent(limit));
const limitOf = (text: string | null) => (text === null ? null : Number(text));
const markText = (mark: SpaceMark | null) =>
  mark === null ? 'nic zvláštního' : ruleMarkValue.text(mark).toLowerCase();

/** 'Základní složka: 40 % místo 50 %'; nothing where it is the same. */
function instead<V>(name: string, tried: V | undefined, held: V, text: (value: V) => string) {
  return tried === undefined || tried === held
    ? []
    : [`${name}: ${text(tried)} místo ${text(held)}`];
}

function spaceTexts(
  { pasport_id, mark, use }: TriedSpace,
  service: FrozenService,
  { spaces }: FrozenSettlement,
): string[] {
  const space = spaces.find((one) => one.pasport_id === pasport_id);
  if (space === undefined) return [];
  const held = service.marks.find((one) => one.pasport_id === pasport_id)?.mark ?? null;
  const name = `Prostor ${space.name}`;
  const told = instead(name, mark, held, markText);
  if (use === undefined) return told;
  const amount = quantityText('meter', service.measured_unit, String(use));
  return [...told, `${name}: jako by byl odečtený, spotřeba ${amount}`];
}

/** What of the rule would be otherwise, a sentence each without its full stop. */
export function changeTexts(
  service: FrozenService,
  tried: TriedRule,
  settled: FrozenSettlement,
): string[] {
  const { rule } = service;
  return [
    ...instead('Způsob', tried.key, rule.key, (key) => methodValue.text(key)),
    ...instead('Základní složka', tried.basic_share, Number(rule.basic_share), percent),
    ...instead('Základní složku dělit', tried.basic_key, rule.basic_key, (key) =>
      methodValue.text(key),
    ),
    ...instead('Dolní mez', tried.lower_limit, limitOf(rule.lower_limit), limitText),
    ...instead('Horní mez', tried.upper_limit, limitOf(rule.upper_limit), limitText),
    ...instead('Nemají-li měřidlo', tried.without_meter, rule.without_meter, (value) =>
      withoutMeterValue.text(value),
    ),
    ...tried.spaces.flatMap((space) => spaceTexts(space, service, settled)),
  ];
}

/** Whether meters of heat divide it, for which the law sets a range and limits. */
const isOfHeat = ({ rule }: FrozenService) => rule.meter_kind?.startsWith('heat') === true;

function limitDoubts(
  { rule }: FrozenService,
  law: readonly LawRow[],
  from: string,
): (string | null)[] {
  const held = (['lower', 'upper'] as const).map((limit) => {
    const lawful = lawOn(law, `heat-${limit}-limit`, from);
    const own = limitOf(limit === 'lower' ? rule.lower_limit : rule.upper_limit);
    return lawful === null || own === lawful
      ? null
      : `${limit === 'lower' ? 'Dolní' : 'Horní'} mez: vyhláška určuje ${percent(lawful)} průměru.`;
  });
  return held;
}

/** What of a rule as it would be the law of the first day of the period doubts (vyhláška č. 269/2015 Sb., § 3); sentences. */
export function simulationDoubts(
  service: FrozenService,
  law: readonly LawRow[],
  from: string,
): string[] {
  const { rule } = service;
  if (!isOfHeat(service)) return [];
  if (rule.key !== 'meter')
    return [
      'Teplo podle vyhlášky dělí měřidla. Jinak ho lze dělit, jen kde zákon nebo dohoda připouští výjimku.',
    ];
  const doubts = [
    heatShareDoubt(Number(rule.basic_share), law, from),
    ...limitDoubts(service, law, from),
  ];
  return doubts.filter((doubt) => doubt !== null);
}
