import type { Campaign, CampaignSpace, Declaration } from '#contract/pasports/campaigns.ts';

/** A running campaign of a house, as the browser reads it. */
export function aCampaign(columns: Partial<Campaign> = {}): Campaign {
  return {
    person_campaign_id: 3,
    unit_id: 7,
    pasport_id: 40,
    building_name: 'Lipová 5',
    name: 'Hlášení osob 2027',
    valid_from: '2027-01-01',
    closes: '2027-01-31',
    remind_days: 7,
    state: 'running',
    ended: null,
    user_name: 'Tomáš Veselý',
    created: '2026-12-20T08:00:00Z',
    version: 1,
    spaces_count: 2,
    answered_count: 1,
    ...columns,
  };
}

/** An answer that came by the link of a mail. */
export function anAnswer(columns: Partial<Declaration> = {}): Declaration {
  return {
    person_declaration_id: 11,
    pasport_id: 41,
    persons_count: 4,
    valid_from: '2027-01-01',
    declared_by: 'Eva Nová',
    note: '',
    way: 'link',
    delivered: '2027-01-10',
    created: '2027-01-10T10:00:00Z',
    user_name: '',
    shown: 'Prohlašuji, že v prostoru 1 mají domácnost 4 osoby.',
    ...columns,
  };
}

/** A space of the campaign that has not answered and where two persons are recorded. */
export function aSpace(columns: Partial<CampaignSpace> = {}): CampaignSpace {
  return {
    pasport_id: 41,
    pasport_space_id: 141,
    building_id: 40,
    building_name: 'Lipová 5',
    space_number: '1',
    payer_names: 'Nová Eva',
    has_email: true,
    held: { amount: 2, record_id: 9, version: 1 },
    declaration: null,
    standing: 'missing',
    answers_count: 0,
    acceptance: null,
    asked: null,
    ...columns,
  };
}
