import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, id, moment, momentOrEmpty, wholeNumber } from '#contract/fields.ts';
import { MOST_AT_ONCE } from '#contract/many.ts';
import { savedVersion } from '#contract/pasports/pasport.ts';
import { measuredUnit, meterKind } from './meter-words.ts';
import { dividedBy } from './places.ts';

// Monthly information on consumption (67/2013 Sb., § 8a): what of a month is told of each space whose
// meters are read from afar, who chose to get it by mail, and what was sent.

/** A month by its first day. */
export const infoMonth = day
  .refine((value) => value.endsWith('-01'), 'Zadejte první den měsíce')
  .meta({ examples: ['2025-10-01'] });

/** What a space used of one kind in the month. */
export const monthUse = z
  .object({
    kind: meterKind,
    measured_unit: measuredUnit,
    /** How many places of the space measure it, and of how many of them the whole month is known. */
    places: z.int(),
    places_known: z.int(),
    /** Null unless the whole month is known of all of them. */
    amount: z.number().nullable(),
    /** How much of it lies between two readings whole; the rest is divided. */
    measured: z.number().nullable(),
    divided_by: z.array(dividedBy),
    estimated: z.boolean(),
    /** In the same month a year before. */
    former: z.number().nullable(),
    former_measured: z.number().nullable(),
    former_divided_by: z.array(dividedBy),
    former_estimated: z.boolean(),
    /** For one m² of the space; of heat only, where its area is known. */
    amount_m2: z.number().nullable(),
    /** What spaces of the house whose use is known used on average; null of fewer than three. */
    average: z.number().nullable(),
    average_m2: z.number().nullable(),
    average_of: z.int(),
  })
  .meta({ id: 'MonthUse' });
export type MonthUse = z.infer<typeof monthUse>;

/** How cold the month was, by degree-days for 19 °C; null where the town has none of it. */
const monthWeather = z
  .object({
    place_name: z.string(),
    degree_days: z.number().nullable(),
    former: z.number().nullable(),
  })
  .meta({ id: 'MonthWeather' });

/** What is told of one space and month; names nobody. */
export const monthInfo = z
  .object({
    month: z.iso.date(),
    unit_name: z.string(),
    building_name: z.string(),
    place: z.string(),
    space_number: z.string(),
    uses: z.array(monthUse),
    /** Null where the town of the house is no place of degree-days. */
    weather: monthWeather.nullable(),
  })
  .meta({ id: 'MonthInfo' });
export type MonthInfo = z.infer<typeof monthInfo>;

/** How a mail stands: waits, is tried again, was taken over by the mail server, was given up. */
export const infoState = z.enum(['waiting', 'failing', 'sent', 'refused']);

/** Somebody who bears the costs of a space with meters read from afar, and what he gets of the month. */
export const monthRecipient = z
  .object({
    pasport_id: z.int(),
    space_number: z.string(),
    /** Null where nobody bears the costs but the unit. */
    address_id: z.int().nullable(),
    full_name: z.string(),
    email: z.string(),
    /** Since when he gets it by mail, and who wrote it down; empty when he never chose it. */
    chosen: momentOrEmpty,
    chosen_by: z.string(),
    /** Since when he does not any more, and by which way. */
    withdrawn: momentOrEmpty,
    withdrawn_way: z.enum(['user', 'link']).nullable(),
    /** Kinds that are read from afar, those of which the whole month is not known, and those estimated. */
    kinds: z.array(meterKind),
    missing: z.array(meterKind),
    estimated: z.array(meterKind),
    /** The mail of the month; null when none was sent. */
    info: z
      .object({
        monthly_info_id: z.int(),
        recipient: z.string(),
        state: infoState,
        /** What the mail server said to it. */
        fault: z.string(),
        created: moment,
        settled: momentOrEmpty,
        opened: momentOrEmpty,
        revoked: momentOrEmpty,
        expires: z.iso.date(),
      })
      .nullable(),
  })
  .meta({ id: 'MonthRecipient' });
export type MonthRecipient = z.infer<typeof monthRecipient>;

/** Mails of a month of the house by how they stand. */
const sentMonth = z
  .object({
    month: z.iso.date(),
    waiting: z.int(),
    failing: z.int(),
    sent: z.int(),
    refused: z.int(),
    opened: z.int(),
    /** When the first and the last of them were made. */
    first_sent: moment,
    last_sent: moment,
  })
  .meta({ id: 'SentMonth' });
export type SentMonth = z.infer<typeof sentMonth>;

const ofHouse = z.object({ unit_id: id, id });
const house = '/v1/meters/monthly/{unit_id}/{id}';

export const readMonthInfos = endpoint({
  method: 'GET',
  path: house,
  access: 'user',
  modules: ['meters'],
  summary:
    'Měsíční informace o spotřebě v domě (pasport_id): kdo ji za měsíc dostane, kdo ne a proč, a co bylo odesláno',
  timeoutMs: 10_000,
  params: ofHouse,
  query: z.object({ month: infoMonth }),
  result: z
    .object({
      recipients: z.array(monthRecipient),
      /** Months of which something was sent, the newest first. */
      months: z.array(sentMonth),
      /** A task of this house waits or runs. */
      is_sending: z.boolean(),
    })
    .meta({ id: 'MonthInfos' }),
});

export const readMonthInfo = endpoint({
  method: 'GET',
  path: `${house}/{pasport_id}`,
  access: 'user',
  modules: ['meters'],
  summary: 'Měsíční informace jednoho prostoru, jak by ji dostal',
  timeoutMs: 10_000,
  params: ofHouse.extend({ pasport_id: id }),
  query: z.object({ month: infoMonth }),
  result: monthInfo,
});

export const sendMonthInfos = endpoint({
  method: 'POST',
  path: `${house}/send`,
  access: 'user',
  modules: ['meters'],
  summary: 'Odeslání měsíčních informací těm, kdo si je zvolili a ještě je nedostali',
  creates: true,
  params: ofHouse,
  body: z.object({ month: infoMonth }),
  result: z.object({ task_id: z.int() }),
  refuses: ['licence-expired'],
});

export const chooseMonthInfo = endpoint({
  method: 'POST',
  path: '/v1/meters/monthly-choice/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['meters'],
  summary: 'Zapsání, že plátce prostoru chce měsíční informace e-mailem, nebo už nechce',
  params: z.object({ unit_id: id, pasport_id: id }),
  body: z.object({ address_id: id, wanted: z.boolean() }),
  result: z.object({ address_id: z.int(), wanted: z.boolean() }),
  refuses: ['licence-expired'],
});

export const chooseMonthInfos = endpoint({
  method: 'POST',
  path: '/v1/meters/monthly-choices/{unit_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Totéž pro mnoho plátců najednou: pro všechny, nebo pro žádného; kdo to tak už má, zůstane, jak byl',
  params: z.object({ unit_id: id }),
  body: z.object({
    payers: z
      .array(z.object({ pasport_id: id, address_id: id }))
      .min(1, 'Vyberte aspoň jeden záznam')
      .max(MOST_AT_ONCE, `Vyberte nejvýše ${MOST_AT_ONCE} záznamů`),
    wanted: z.boolean(),
  }),
  result: z.object({ payers_count: z.int() }),
  refuses: ['licence-expired'],
});

export const revokeMonthInfo = endpoint({
  method: 'POST',
  path: '/v1/meters/monthly-link/{unit_id}/{id}/revoke',
  access: 'user',
  modules: ['meters'],
  summary: 'Zneplatnění odkazu odeslané informace',
  params: ofHouse,
  result: z.object({ monthly_info_id: z.int(), revoked: moment }),
});

/** By itself on a day of the month; null never. The version of a unit that has set nothing is 1. */
const monthInfoSettings = z
  .object({ unit_id: z.int(), send_day: z.int().nullable(), version: z.int() })
  .meta({ id: 'MonthInfoSettings' });
export type MonthInfoSettings = z.infer<typeof monthInfoSettings>;

/** On which day of the month information is sent by itself; 28 is in each of them. */
export const sendDay = wholeNumber(1, 28).nullable();

const settings = '/v1/meters/monthly-settings/{unit_id}';
const ofUnit = z.object({ unit_id: id });
export const getMonthInfoSettings = endpoint({
  method: 'GET',
  path: settings,
  access: 'user',
  modules: ['meters'],
  summary: 'Který den v měsíci jednotka odesílá měsíční informace sama',
  params: ofUnit,
  result: monthInfoSettings,
});
export const updateMonthInfoSettings = endpoint({
  method: 'PUT',
  path: settings,
  access: 'user',
  modules: ['meters'],
  summary: 'Změna dne, kdy se měsíční informace odesílají samy',
  params: ofUnit,
  body: z.object({ ...savedVersion, send_day: sendDay.optional() }),
  result: monthInfoSettings,
  refuses: ['licence-expired'],
});
