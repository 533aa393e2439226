import { inAll, not, yearly, type Book } from './entry.ts';

const OF_NO_CLIENT = not('of no client');
const OF_BROWSERS = {
  exported: not('told by a browser, nobody knows of whom; kept for days'),
  erased: not('told by a browser, nobody knows of whom; kept for days'),
};
const OF_AN_ADMIN = {
  exported: not('a deed of a system admin'),
  erased: not('a user, not a person of the address book'),
};

/** What is one for the whole installation. */
export const portalTables = {
  modules: {
    room: 'modules',
    meaning: 'A module of the portal: a place in its menu.',
    tenant: not('the tree of the portal'),
    personal: 'nothing',
    retention: { as: 'the portal' },
    growth: inAll(100, 'portal'),
    history: OF_NO_CLIENT,
  },
  module_schemas: {
    room: 'modules',
    meaning: 'A set of modules that clients are given.',
    tenant: not('the tree of the portal'),
    personal: 'nothing',
    retention: { as: 'the portal' },
    growth: inAll(10, 'portal'),
    history: OF_NO_CLIENT,
  },
  module_schema_modules: {
    room: 'modules',
    meaning: 'That a module belongs to a set.',
    tenant: not('the tree of the portal'),
    personal: 'nothing',
    retention: { with: 'module_schemas' },
    growth: inAll(100, 'portal'),
    history: OF_NO_CLIENT,
  },
  runtime_settings: {
    room: 'settings',
    meaning: 'Settings of the running portal: maintenance, sending of logs, the day of SIPO.',
    tenant: not('one row for the whole installation'),
    personal: 'nothing',
    retention: { as: 'the portal' },
    growth: inAll(1, 'portal'),
    history: OF_NO_CLIENT,
  },
  operator: {
    room: 'legal',
    meaning: 'Who runs the installation: the texts name him.',
    tenant: not('who runs the whole installation'),
    personal: {
      columns: [
        'operator_name',
        'operator_address',
        'operator_email',
        'operator_phone',
        'operator_data_box',
      ],
      exported: not('published for everybody'),
      erased: not('published for everybody'),
    },
    retention: { as: 'the portal' },
    growth: inAll(1, 'portal'),
    history: OF_NO_CLIENT,
  },
  legal_documents: {
    room: 'legal',
    meaning: 'A version of a text that people agree to or may read.',
    tenant: not('texts that all may read'),
    personal: { columns: ['published_by'], ...OF_AN_ADMIN },
    retention: {
      as: 'the portal',
      law: 'nařízení (EU) 2016/679, čl. 7 odst. 1 – správce doloží, s čím byl souhlas udělen',
    },
    growth: yearly(1, 'portal'),
    history: OF_NO_CLIENT,
  },
  outbox_mails: {
    room: 'outside',
    meaning: 'A mail that waits for sending or was sent lately.',
    tenant: not('the queue of mails knows recipients only'),
    personal: {
      columns: ['recipient', 'subject', 'body'],
      exported: not('was sent to its recipient; gone in thirty days'),
      erased: not('goes to users, not to people of the address book; gone in thirty days'),
    },
    retention: {
      swept: [
        { since: 'sent', age: '30 days' },
        { since: 'created', age: '30 days', empty: 'sent' },
      ],
    },
    growth: yearly(10_000, 'portal'),
    history: OF_NO_CLIENT,
    leftOutOfBackup:
      'its texts hold the secrets of links, and a restored portal would send them again',
  },
  client_logs: {
    room: 'logs',
    meaning: 'A record that a browser has sent of what went wrong in it.',
    tenant: not('sent before anybody is known'),
    personal: { columns: ['uid', 'unit_name', 'messages'], ...OF_BROWSERS },
    retention: { until: 'so many days as the settings say, and the newest two hundred thousand' },
    growth: yearly(100_000, 'portal'),
    history: OF_NO_CLIENT,
    guests: { jobs: 'housekeeping by the settings and by the number of rows' },
  },
  client_log_groups: {
    room: 'logs',
    meaning: 'Records of browsers of one place and kind together, and whether it is solved.',
    tenant: not('sent before anybody is known'),
    personal: {
      columns: ['uid', 'unit_name', 'message', 'search_text', 'solved_by'],
      ...OF_BROWSERS,
    },
    retention: { until: 'its last record is gone' },
    growth: yearly(1000, 'portal'),
    history: OF_NO_CLIENT,
    guests: { jobs: 'housekeeping of groups that are empty' },
  },
  system_messages: {
    room: 'system-messages',
    meaning: 'A message of the operator to everybody, for as long as it holds.',
    tenant: not('messages of the portal to everybody'),
    personal: 'nothing',
    retention: { as: 'the portal' },
    growth: yearly(10, 'portal'),
    history: OF_NO_CLIENT,
  },
  system_message_hides: {
    room: 'system-messages',
    meaning: 'That a user has put a message of the operator away.',
    tenant: 'client',
    personal: 'nothing',
    retention: { with: 'client_users' },
    growth: yearly(100, 'client'),
    history: 'whole',
  },
  portal_news: {
    room: 'core/news',
    meaning: 'News of the portal, published or a draft.',
    tenant: not('written by the operator for everybody'),
    personal: 'nothing',
    retention: { as: 'the portal' },
    growth: yearly(100, 'portal'),
    history: OF_NO_CLIENT,
  },
  backup_state: {
    room: 'backup',
    meaning: 'When backups are made, how many are left, and how the last one went.',
    tenant: not('backups are of the whole installation'),
    personal: 'nothing',
    retention: { as: 'the portal' },
    growth: inAll(1, 'portal'),
    history: OF_NO_CLIENT,
  },
} as const satisfies Partial<Book>;
