import { inAll, not, yearly, type Book } from './entry.ts';

const A_USER = not('a user, not a person of the address book');

/** Clients of the portal, their users and units. */
export const clientTables = {
  clients: {
    room: 'core/clients',
    meaning: 'A property manager that uses the portal, with its licence and invoicing details.',
    tenant: 'client',
    personal: {
      columns: [
        'name',
        'full_name',
        'identity_number',
        'business_id',
        'vat',
        'address',
        'city',
        'zip',
        'email',
        'phone',
        'business_address',
        'business_city',
        'business_zip',
        'business_email',
        'confirmed_info',
        'note',
        'blocked_reason',
        'licence_request',
      ],
      exported: not('the client itself; its admin reads it on its own page'),
      erased: not('a party to the contract with the operator'),
    },
    retention: { as: 'the client' },
    growth: inAll(1000, 'portal'),
    history: 'whole',
  },
  client_users: {
    room: 'core/clients',
    meaning: 'A person with an account, who works for a client.',
    tenant: 'client',
    personal: {
      columns: ['user_identity', 'password_hash', 'first_name', 'last_name', 'last_sign_in'],
      exported: 'user',
      erased: not('history names the user by whom it was made'),
    },
    retention: { as: 'the client' },
    growth: inAll(10, 'client'),
    history: {
      // What a person sets for himself, and when he came.
      without: ['last_sign_in', 'last_unit_id', 'page_size', 'color_scheme', 'large_print'],
    },
    views: { portal_users: 'Who a user of the portal is, and whether he may sign in.' },
  },
  client_user_messages: {
    room: 'core/clients',
    meaning: 'A message of the portal to one user, and when he has confirmed it.',
    tenant: 'client',
    personal: { columns: ['message'], exported: 'both', erased: true },
    retention: { as: 'the client' },
    growth: yearly(1000, 'client'),
    history: 'whole',
  },
  user_preferences: {
    room: 'settings',
    meaning: 'Looks, the start of work and notices, as a user has chosen them.',
    tenant: 'client',
    personal: {
      columns: ['start_screen'],
      exported: not('looks and choices that the user sees on his own screen'),
      erased: A_USER,
    },
    retention: { with: 'client_users' },
    growth: inAll(10, 'client'),
    history: not('looks and choices of the user himself'),
  },
  units: {
    room: 'units',
    meaning: 'An owner or an association whose houses the client manages.',
    tenant: 'client',
    personal: {
      columns: [
        'name',
        'full_name',
        'comment',
        'street',
        'zip',
        'city',
        'phone',
        'email',
        'business_id',
        'business_vat',
        'sipo',
      ],
      exported: not('contacts of the owner of the houses; the client reads them on their page'),
      erased: not('an organisation that the client works for'),
    },
    retention: { as: 'the client' },
    growth: inAll(10, 'client'),
    history: 'whole',
    readOtherwise: 'the unit itself',
  },
} as const satisfies Partial<Book>;
