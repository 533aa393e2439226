import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { measuredUnit, meterKind, meterLevel } from './meter-words.ts';
import { consumption, dividedBy, monthsAsked } from './places.ts';
import { townWeather } from './town-weather.ts';

/**
 * What a main meter went through in a month and what the places below it did; amounts in the unit of
 * the main meter, energies converted to it.
 */
export const balanceMonth = z
  .object({
    /** The main place: an invoice or building level one of the house. */
    measuring_place_id: z.int(),
    /** The pasport_id of the house. */
    building_id: z.int(),
    building_name: z.string(),
    kind: meterKind,
    level: meterLevel,
    location: z.string(),
    serves: z.string(),
    measured_unit: measuredUnit.nullable(),
    /**
     * What it is compared with: places that name it as the one above them; where none does, those of
     * flats of the same kind in the house; `none` where more main meters of the kind and level share
     * the house and nothing says which flats are whose, or where there is nothing to compare with.
     */
    compared: z.enum(['below', 'house', 'none']),
    ...consumption.shape,
    /** How many places it is compared with, and of how many of them the whole month is known. */
    below_count: z.int(),
    below_known: z.int(),
    /** Of those of which the whole month is known; null where there is none. */
    below_amount: z.number().nullable(),
    /** How much of it was measured; the rest is divided. */
    below_measured: z.number().nullable(),
    below_divided_by: z.array(dividedBy),
    below_estimated: z.boolean(),
    /** The main meter less the places below; null unless the whole month is known of all of them. */
    loss: z.number().nullable(),
    /** Of what the main meter measured; null where that is nothing. */
    loss_percent: z.number().nullable(),
  })
  .meta({ id: 'HouseBalanceMonth' });
export type BalanceMonth = z.infer<typeof balanceMonth>;

export const readHouseBalance = endpoint({
  method: 'GET',
  path: '/v1/meters/balance/{unit_id}/{id}',
  access: 'user',
  modules: ['meters', 'billing-places'],
  summary:
    'Hlavní měřidla domu (pasport_id) proti součtu podřízených míst po měsících: spotřeba, součet, ztráta v jednotkách a v procentech',
  report: true,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, id }),
  query: monthsAsked,
  result: listOf(balanceMonth).extend({
    /** Where heat is among it; null where the town of the house is no place of degree-days. */
    weather: townWeather.nullable(),
  }),
});
