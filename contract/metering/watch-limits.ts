import { z } from 'zod';
import { czechDate } from '#contract/czech/iso-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day, decimalNumber, id, wholeNumber } from '#contract/fields.ts';
import { savedVersion } from '#contract/pasports/pasport.ts';
import { DIALOG, notImported, readOf, written, writeOf } from '#contract/record.ts';
import { USUAL_LIMITS, type WatchLimits } from '#contract/rules/watch-limits.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { REMOTE_DUTY } from './remote-duty.ts';

const imported = notImported('Meze se neimportují');
const days = (least: number, most: number, label: string, hint: string) =>
  written(whole(wholeNumber(least, most)), { label, hint, panel: DIALOG, imported, listed: null });

const isRemoteDay = (value: string) => value >= '2020-01-01' && value <= '2100-12-31';
const remoteDay = day.refine(isRemoteDay, 'Zadejte datum v letech 2020 až 2100');

/** From where on a unit wants to be warned; what each means says `contract/rules/watch-limits.ts`. */
export const watchLimitFields = {
  unread_days: days(
    1,
    3660,
    'Bez odečtu déle než (dnů)',
    `Od posledního známého stavu; obvykle ${USUAL_LIMITS.unread_days}, podle ročního rozúčtování`,
  ),
  least_percent: days(
    0,
    99,
    'Podezřele nízká pod (% roku předtím)',
    `Obvykle ${USUAL_LIMITS.least_percent}; zvyk správců, zákon mez neurčuje`,
  ),
  most_percent: days(
    101,
    10_000,
    'Podezřele vysoká nad (% roku předtím)',
    `Obvykle ${USUAL_LIMITS.most_percent}; zvyk správců, zákon mez neurčuje`,
  ),
  stopped_days: days(
    7,
    3660,
    'Stejný stav déle než (dnů)',
    `V prostoru, kde někdo bydlí; obvykle ${USUAL_LIMITS.stopped_days}, delší než dovolená`,
  ),
  steady_days: days(
    7,
    365,
    'Průtok bez přestávky déle než (dnů)',
    `Jen dálkové odečty; obvykle ${USUAL_LIMITS.steady_days}, tedy aspoň tři měsíční`,
  ),
  loss_amount: written(decimal(decimalNumber(0, 100_000, 3), 3), {
    label: 'Ztráta v domě nad (m³ za měsíc)',
    hint: `Musí být překročeno obojí, m³ i procenta; obvykle ${USUAL_LIMITS.loss_amount}`,
    panel: DIALOG,
    imported,
    listed: null,
  }),
  loss_percent: days(
    0,
    100,
    'a zároveň nad (%)',
    `Část toho, co naměřilo hlavní měřidlo; obvykle ${USUAL_LIMITS.loss_percent}, nad běžnou nepřesnost bytových měřidel`,
  ),
  verification_days: days(
    0,
    3660,
    'Konec ověření předem (dnů)',
    `Obvykle ${USUAL_LIMITS.verification_days}; konec platnosti určuje číselník dob platnosti`,
  ),
  remote_until: written(dayOf(remoteDay), {
    label: 'Povinný dálkový odečet od',
    hint: `Podle zákona ${czechDate(USUAL_LIMITS.remote_until)} (${REMOTE_DUTY.source}); změňte, kdyby den zákon posunul`,
    panel: DIALOG,
    imported,
    listed: null,
  }),
  remote_days: days(
    0,
    3660,
    'Upozornit na něj předem (dnů)',
    `Obvykle ${USUAL_LIMITS.remote_days}, tedy rok na výměnu`,
  ),
};

/** The limits as they are told. */
export const watchLimits = z
  .object(readOf(watchLimitFields))
  .meta({ id: 'WatchLimits' }) satisfies z.ZodType<WatchLimits>;

/** Limits as their form saves them. */
export const watchLimitsInput = z.object(writeOf(watchLimitFields));

/** Limits with their version; of a unit that has set nothing the usual ones, as the first. */
const unitWatchLimits = z
  .object({ unit_id: z.int(), ...readOf(watchLimitFields), version: z.int() })
  .meta({ id: 'UnitWatchLimits' });
export type UnitWatchLimits = z.infer<typeof unitWatchLimits>;

const path = '/v1/meters/limits/{unit_id}';
const params = z.object({ unit_id: id });
export const getWatchLimits = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Od čeho se v jednotce upozorňuje na měřidla',
  params,
  result: unitWatchLimits,
});
export const updateWatchLimits = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['meters'],
  summary: 'Změna mezí, od kterých se upozorňuje; posílají se jen změněné',
  params,
  body: z.object({ ...savedVersion, ...watchLimitsInput.partial().shape }),
  result: unitWatchLimits,
  refuses: ['licence-expired'],
});
