import { inAll, not, yearly, type Book } from './entry.ts';

const BY_LAW = 'zákon č. 67/2013 Sb., § 8a – doklad o poskytnuté informaci';

/** Monthly information on consumption: who chose it, and what was sent. */
export const monthlyInfoTables = {
  monthly_info_choices: {
    room: 'monthly-info',
    meaning: 'That somebody who bears the costs of a space gets monthly information by mail.',
    tenant: 'unit',
    personal: {
      columns: ['chosen', 'withdrawn'],
      exported: 'person',
      erased: not('tells when mails were wished, and names nobody'),
      person: {
        by: 'address_id',
        id: 'monthly_info_choice_id',
        place: 'pasport_id',
        outlives: true,
      },
    },
    retention: { as: 'the client', law: BY_LAW },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  monthly_infos: {
    room: 'monthly-info',
    meaning: 'A mail with a link to the consumption of a space in a month, and how it went.',
    tenant: 'unit',
    personal: {
      columns: ['recipient', 'fault'],
      exported: 'person',
      erased: 'emptied',
      person: { by: 'address_id', id: 'monthly_info_id', place: 'pasport_id', outlives: true },
    },
    free: { columns: ['recipient', 'fault'], id: 'monthly_info_id', place: 'pasport_id' },
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10_000, 'unit'),
    history: not('says itself who sent it, when it left, was opened and revoked'),
  },
  monthly_info_settings: {
    room: 'monthly-info',
    meaning: 'On which day of a month the unit sends monthly information by itself.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: { without: ['ran_on'] },
    readOtherwise: 'are read by the key of their unit',
  },
} as const satisfies Partial<Book>;
