import { inAll, not, yearly, type Book } from './entry.ts';

/** Who may come in, and what was done. */
export const accessTables = {
  sessions: {
    room: 'access',
    meaning: 'A device on which a user is signed in, by the hash of its token.',
    tenant: 'client',
    personal: {
      columns: ['user_agent'],
      exported: 'user',
      erased: not('a user, not a person of the address book'),
    },
    retention: { swept: [{ since: 'expires', age: '1 day' }] },
    growth: yearly(1000, 'client'),
    history: not('secrets of a short life; the sign-in is on the user'),
    functions: ['access.authenticate'],
  },
  access_links: {
    room: 'access',
    meaning: 'A link sent by e-mail that lets a user in once, by the hash of its secret.',
    tenant: 'client',
    personal: 'nothing',
    retention: { swept: [{ since: 'expires', age: '30 days' }] },
    growth: yearly(100, 'client'),
    history: not('secrets of a short life; what a link does is audited on the user'),
    leftOutOfBackup: 'a link used since the backup would work again',
  },
  sign_in_attempts: {
    room: 'access',
    meaning: 'One attempt to sign in, counted by account and by network address.',
    tenant: not('counted before anybody is known'),
    personal: {
      columns: ['subject'],
      exported: not('gone in a day'),
      erased: not('gone in a day'),
    },
    retention: { swept: [{ since: 'at', age: '1 day' }] },
    growth: inAll(1000, 'portal'),
    history: not('of no client'),
  },
  known_addresses: {
    room: 'access',
    meaning: 'A network address, hashed, from which the owner of an account has signed in.',
    tenant: 'client',
    personal: {
      columns: ['address_hash'],
      exported: not('a hash that nobody can read'),
      erased: not('a user, not a person of the address book'),
    },
    retention: { swept: [{ since: 'last_seen', age: '180 days' }] },
    growth: inAll(100, 'client'),
    history: not('kept to spare the owner of an account from limits; nobody reads it'),
  },
  audit_log: {
    room: 'access',
    meaning: 'One change of one record: who made it, when, and the values before and after.',
    tenant: 'client',
    personal: {
      columns: ['user_identity', 'user_name', 'changes'],
      exported: 'both',
      erased: true,
    },
    retention: {
      as: 'the client',
      law: 'nařízení (EU) 2016/679, čl. 5 odst. 2 – správce dokládá, jak s údaji nakládal',
    },
    growth: yearly(10_000, 'unit'),
    history: not('is the audit'),
    functions: ['access.audit', 'access.forget_unaccepted'],
    guests: { jobs: 'housekeeping covers the names of those who were invited and never agreed' },
  },
  settings_log: {
    room: 'access',
    meaning: 'One change of what is shared by the whole installation, and who made it.',
    tenant: not('changes of what is shared'),
    personal: {
      columns: ['user_identity', 'changes'],
      exported: not('deeds of system admins, who read them'),
      erased: not('a user, not a person of the address book'),
    },
    retention: { as: 'the portal' },
    growth: yearly(100, 'portal'),
    history: not('of no client'),
  },
  consents: {
    room: 'access',
    meaning: 'That a user has agreed to a version of a text, when and where.',
    tenant: 'client',
    personal: {
      columns: ['kind', 'document_version', 'agreed', 'hostname'],
      exported: 'user',
      erased: not('a user, not a person of the address book'),
    },
    retention: {
      as: 'the client',
      law: 'nařízení (EU) 2016/679, čl. 7 odst. 1 – správce doloží, že byl souhlas udělen',
    },
    growth: inAll(10, 'client'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
