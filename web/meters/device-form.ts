import { z } from 'zod';
import { meterFields } from '#contract/metering/meter-record.ts';
import {
  dismountMeter,
  exchangeMeter,
  meterInput,
  mountMeter,
  type Meter,
} from '#contract/metering/meters.ts';
import { unitsOfKind } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { emptyOf, labelsOf, type FormOf } from '#contract/record.ts';
import type { NumberInput } from '#contract/values/number.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

/** Fields of a device as its form holds them. */
export type DeviceValues = FormOf<typeof meterFields>;

/** Fields of a device that is being mounted, with its first state. */
export type MountValues = DeviceValues & { start_state: NumberInput };

/** How a device ends. */
export type EndValues = {
  end_state: NumberInput;
  overflowed: boolean;
  removal_reason: string;
};

/** Both at once: one device ends and another begins. */
export type ExchangeValues = MountValues & EndValues;

/** A device that is taken away without another. */
export type DismountValues = EndValues & { removed_on: string | null };

const mounted = { ...meterInput.shape, start_state: mountMeter.body.shape.start_state };
const { end_state } = exchangeMeter.body.shape;
const ended = {
  end_state,
  overflowed: z.boolean(),
  removal_reason: exchangeMeter.body.shape.removal_reason.unwrap(),
};

export const mountSchema = z.object(mounted);
export const exchangeSchema = z.object({ ...mounted, ...ended });
export const dismountSchema = z.object({
  ...ended,
  removed_on: dismountMeter.body.shape.removed_on,
});

const endLabels = {
  end_state: 'Konečný stav',
  overflowed: 'Číselník se přetočil',
  removal_reason: 'Důvod',
};
export const mountLabels = { ...labelsOf(meterFields), start_state: 'Počáteční stav' };
export const exchangeLabels = { ...mountLabels, ...endLabels, mounted_on: 'Den výměny' };
export const dismountLabels = { ...endLabels, removed_on: 'Den demontáže' };

/** Values of fields in words, for histories and differences. */
export const deviceTexts: FieldTexts = {
  technology: meterFields.technology.value.text,
  measured_unit: meterFields.measured_unit.value.text,
  scale_month: meterFields.scale_month.value.text,
};

/** How a device ends, while nothing was said. */
export const noEnd: EndValues = { end_state: null, overflowed: false, removal_reason: '' };

/** What a heating element records of its allocator. */
type Indicator = Pick<
  Element,
  'indicator_number' | 'indicator_type' | 'indicator_maker' | 'indicator_radio'
>;

/** What is known of the place before the device. */
interface Known {
  readonly former?: Meter | undefined;
  readonly element?: Indicator | undefined;
}

/** What the element of the place says of its first allocator is not typed again. */
function recorded(element: Indicator | undefined) {
  if (element === undefined) return {};
  const { indicator_number, indicator_type, indicator_maker, indicator_radio } = element;
  return {
    serial_number: indicator_number,
    meter_type: indicator_type,
    maker: indicator_maker,
    is_remote: indicator_radio,
  };
}

/** What follows another of its kind is mostly alike; of an allocator the counter is short and whole. */
export function newDevice(
  place: Pick<MeasuringPlace, 'kind'>,
  { former, element }: Known,
  today: string,
): MountValues {
  const empty = { ...emptyOf(meterFields), mounted_on: today, start_state: 0 };
  const year = Number(today.slice(0, 4));
  const verified_year = place.kind === 'heat-allocator' ? null : year;
  if (former === undefined) {
    const counter = place.kind === 'heat-allocator' ? { decimals: 0 } : {};
    const own = recorded(element);
    return {
      ...empty,
      ...counter,
      ...own,
      measured_unit: unitsOfKind[place.kind][0],
      verified_year,
    };
  }
  const { maker, meter_type, dimension, technology, is_remote } = former;
  const { measured_unit, digits, decimals, multiplier, scale_month } = former;
  return {
    ...empty,
    maker,
    meter_type,
    dimension,
    technology,
    is_remote,
    measured_unit,
    digits,
    decimals,
    multiplier,
    scale_month,
    verified_year,
  };
}
