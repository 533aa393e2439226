import { inAll, not, type Book } from './entry.ts';

/** Contracts of a unit by themselves. */
export const contractTables = {
  unit_contracts: {
    room: 'core/contracts',
    meaning:
      'A contract of a unit that is neither of a tenant nor of a billing place: insurance, management, a lift, a loan.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: 'person',
      erased: not('what is said is of the contract, not of the person'),
      person: { by: 'address_id', id: 'unit_contract_id' },
    },
    free: {
      columns: ['name', 'contract_number', 'note'],
      id: 'unit_contract_id',
      name: 'name',
    },
    retention: { as: 'the client' },
    growth: inAll(100, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
