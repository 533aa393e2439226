import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

const count = z.int().min(0);
const dayOrEmpty = z.union([z.iso.date(), z.literal('')]);

export const addressStatistics = endpoint({
  method: 'GET',
  path: '/v1/addresses/statistics/{unit_id}',
  access: 'user',
  summary:
    'Počty adres jednotky: všechny, bydlící (osoby a firmy, které dnes vlastní, užívají nebo obývají prostor), skryté; součet počtu osob v prostorech a kolik bytů ho nemá; totéž před rokem, pokud je o něm něco zapsáno',
  params: z.object({ unit_id: id }),
  result: z.object({
    addresses_count: count,
    addresses_active: count,
    addresses_hidden: count,
    /** Numbers of persons of the spaces today together, without hidden ones; null where none is recorded. */
    persons_sum: count.nullable(),
    /** Flats of which no number of persons is recorded for today. */
    persons_unknown: count,
    /** The day of a year ago, of which the following tell. */
    year_ago: z.iso.date(),
    /** As addresses_active on that day; null where nobody is recorded for it. */
    active_year_ago: count.nullable(),
    /** As persons_sum on that day, of the spaces of today; null where no number is recorded for it. */
    persons_year_ago: count.nullable(),
    /** As persons_unknown on that day. */
    unknown_year_ago: count,
  }),
});

export const pasportStatistics = endpoint({
  method: 'POST',
  path: '/v1/pasports/stats',
  access: 'user',
  reads: true,
  summary: 'Počty bytů, nebytů a domů jednotky a celková plocha v m² na dvě desetinná místa',
  body: z.object({ unit_id: id }),
  result: z.object({
    spaces_total_area: z.number().min(0),
    spaces_flats: count,
    spaces_spaces: count,
    spaces_hidden: count,
    buildings_hidden: count,
    groups_hidden: count,
  }),
});

export const commonStatistics = endpoint({
  method: 'GET',
  path: '/v1/user/client/common/{client_id}',
  access: 'user',
  summary: 'Kurzy (Kč za jednotku měny), dvoutýdenní repo sazba v procentech a počet revizí',
  params: z.object({ client_id: id }),
  result: z.object({
    exchange_rate_eur: z.number().nullable(),
    exchange_rate_eur_date: dayOrEmpty,
    exchange_rate_usd: z.number().nullable(),
    exchange_rate_usd_date: dayOrEmpty,
    current_repo_rate: z.number().nullable(),
    current_repo_rate_date: dayOrEmpty,
    total_revisions: count,
  }),
});
