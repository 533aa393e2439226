import {
  measuredUnit,
  measuredUnitValue,
  type MeasuredUnit,
} from '#contract/metering/meter-words.ts';

/** Energy of a unit in kWh, as a fraction: 1 GJ is 2500/9 kWh. */
const ENERGY: Readonly<Partial<Record<MeasuredUnit, readonly [bigint, bigint]>>> = {
  kWh: [1n, 1n],
  MWh: [1000n, 1n],
  GJ: [2500n, 9n],
};

const PLACES = 6;

/** Millionths of a number of at most six decimals. */
const millionths = (value: number) => BigInt(value.toFixed(PLACES).replace('.', ''));

/** The state in another unit, rounded to the decimals of the counter; null where the units do not measure the same. */
export function converted(
  state: number,
  from: MeasuredUnit,
  to: { readonly measured_unit: MeasuredUnit; readonly decimals: number },
): number | null {
  if (from === to.measured_unit) return state;
  const [one, other] = [ENERGY[from], ENERGY[to.measured_unit]];
  if (one === undefined || other === undefined) return null;
  const scale = 10n ** BigInt(to.decimals);
  const above = millionths(state) * one[0] * other[1] * scale;
  const below = one[1] * other[0] * 10n ** BigInt(PLACES);
  return Number((above * 2n + below) / (below * 2n)) / Number(scale);
}

const inHeading = /[[(]\s*(m3|m³|GJ|kWh|MWh|dílk[yů]|d)\s*[\])]|\b(m3|GJ|kWh|MWh)\s*$/iu;

/** The unit that the heading of a column tells: 'Stav (GJ)'; undefined for none. */
export function unitInHeading(heading: string): MeasuredUnit | undefined {
  const [, bracketed, last] = inHeading.exec(heading) ?? [];
  const word = bracketed ?? last;
  if (word === undefined) return undefined;
  const reading = measuredUnitValue.cell(word);
  return 'fault' in reading ? undefined : measuredUnit.safeParse(reading.value).data;
}
