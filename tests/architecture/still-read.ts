/**
 * Rooms that still name tables of the core in their SQL, or bear a name of one for something else; a line
 * goes with each that stops, none comes.
 */
export const STILL_READ: Readonly<Record<string, readonly string[]>> = {
  access: ['clients', 'pasports'],
  'licence-info': ['clients', 'pasports'],
  notifications: ['revisions'],
  'personal-data': [
    'addresses',
    'client_user_messages',
    'client_users',
    'clients',
    'pasport_ownerships',
    'pasport_roommates',
    'pasport_tenants',
    'revisions',
  ],
  'record-history': ['pasport_buildings', 'pasport_spaces'],
};
