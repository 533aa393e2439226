import { inAll, not, yearly, type Book } from './entry.ts';

/** For what suppliers charge a unit, and whom it serves. */
export const billingTables = {
  billing_places: {
    room: 'core/billing',
    meaning: 'A place where a supplier charges the unit, with its contract and invoicing meter.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: 'person',
      erased: not('what is said is of the supply, not of the person'),
      person: { by: 'address_id', id: 'billing_place_id' },
    },
    free: {
      columns: ['code', 'name', 'supply_code', 'contract_number', 'supplier_info', 'note'],
      id: 'billing_place_id',
      name: 'name',
    },
    retention: { as: 'the client' },
    growth: inAll(100, 'unit'),
    history: 'whole',
  },
  billing_place_parts: {
    room: 'core/billing',
    meaning: 'A house, a space or a measuring place that a billing place serves.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'billing_places' },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  billing_documents: {
    room: 'core/billing',
    meaning:
      'What a supplier charges at a billing place for a period: an invoice, its correction, an advance.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: not('a cost of the house'),
      erased: not('a cost of the house'),
    },
    free: {
      columns: ['number', 'subject', 'corrects', 'note'],
      id: 'billing_document_id',
      name: 'number',
      within: 'billing_place_id',
    },
    retention: { as: 'the client' },
    growth: yearly(200, 'unit'),
    // What follows from the lines.
    history: { without: ['subject', 'quantity', 'measured_unit', 'base', 'tax'] },
  },
  billing_rules: {
    room: 'core/billing',
    meaning:
      'How a service of a house, or of the whole unit, is divided from a day on, and by whose decision.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: not('a decision about the house'),
      erased: not('a decision about the house'),
    },
    free: { columns: ['formula', 'note'], id: 'billing_rule_id' },
    retention: { as: 'the client' },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  billing_rule_costs: {
    room: 'core/billing',
    meaning: 'What per cent of the cost of a billing place a rule divides.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { with: 'billing_rules' },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  billing_rule_spaces: {
    room: 'core/billing',
    meaning:
      'A space that a rule treats otherwise than the rest, with the reason, or its fixed amount.',
    tenant: 'unit',
    personal: {
      columns: ['reason'],
      exported: not('a fact of the flat, which its settlement tells'),
      erased: not('a fact of the flat, not of the person'),
    },
    free: {
      columns: ['reason'],
      id: 'billing_rule_space_id',
      within: 'billing_rule_id',
    },
    retention: { with: 'billing_rules' },
    growth: inAll(100, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
