import { not, yearly, type Book } from './entry.ts';

const BY_LAW =
  'zákon č. 67/2013 Sb., § 12 a zákon č. 563/1991 Sb., § 31 odst. 2 písm. b) – podklad vyúčtování, nejméně 5 let po účetním období';

const WHO_DID = {
  columns: ['user_name'],
  exported: not('which user of the client did it'),
  erased: not('which user of the client did it'),
} as const;

/** The yearly declaration of persons: what is kept of it is what a dispute over a settlement needs. */
export const declarationTables = {
  person_campaigns: {
    room: 'declarations',
    meaning: 'That a house or a unit is asked for numbers of persons from a day, until a day.',
    tenant: 'unit',
    personal: WHO_DID,
    retention: { as: 'the client', law: BY_LAW },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  person_campaign_spaces: {
    room: 'declarations',
    meaning: 'A space that is asked, with what finds it by its code and its link.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'person_campaigns' },
    growth: yearly(1000, 'unit'),
    history: not('made with the campaign, which is audited; its secrets do not belong there'),
  },
  person_declarations: {
    room: 'declarations',
    meaning: 'How many persons somebody declared for a space: when, from when, by which way.',
    tenant: 'unit',
    personal: {
      columns: ['declared_by', 'note'],
      exported: 'person',
      erased: 'emptied',
      person: {
        by: 'address_id',
        id: 'person_declaration_id',
        place: 'pasport_id',
        outlives: true,
      },
    },
    free: {
      columns: ['declared_by', 'note', 'shown'],
      id: 'person_declaration_id',
      place: 'pasport_id',
    },
    retention: { with: 'person_campaign_spaces', law: BY_LAW },
    growth: yearly(1000, 'unit'),
    history: not('added and never changed; says itself who declared it, when and by which way'),
  },
  person_askings: {
    room: 'declarations',
    meaning: 'That a space was asked by a mail, a reminder or a printed sheet, and when.',
    tenant: 'unit',
    personal: {
      columns: ['recipient'],
      exported: 'person',
      erased: 'emptied',
      person: { by: 'address_id', id: 'person_asking_id', place: 'pasport_id', outlives: true },
    },
    free: { columns: ['recipient'], id: 'person_asking_id', place: 'pasport_id' },
    retention: { with: 'person_campaign_spaces', law: BY_LAW },
    growth: yearly(1000, 'unit'),
    history: not('added and never changed; says itself who asked and when'),
  },
  person_acceptances: {
    room: 'declarations',
    meaning: 'That a declared number was taken over to the records, by which change and by whom.',
    tenant: 'unit',
    personal: WHO_DID,
    retention: { with: 'person_declarations' },
    growth: yearly(1000, 'unit'),
    history: 'whole',
    functions: ['access.take_back_acceptances'],
  },
} as const satisfies Partial<Book>;
