import { inAll, type Book } from './entry.ts';

/** What comes of debts. */
export const arrearsTables = {
  arrears_settings: {
    room: 'arrears',
    meaning: 'How the unit charges late payments, where it has agreed a rate of its own.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: 'whole',
    readOtherwise: 'are read by the key of their unit',
  },
} as const satisfies Partial<Book>;
