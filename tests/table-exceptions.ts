/** Tables that belong to no client, each for its reason. */
export const SHARED: Record<string, string> = {
  modules: 'the tree of the portal',
  module_schemas: 'the tree of the portal',
  module_schema_modules: 'the tree of the portal',
  runtime_settings: 'one row for the whole installation',
  settings_log: 'changes of what is shared',
  operator: 'who runs the whole installation',
  legal_documents: 'texts that all may read',
  outbox_mails: 'the queue of mails knows recipients only',
  sign_in_attempts: 'counted before anybody is known',
  client_logs: 'sent before anybody is known',
  client_log_groups: 'sent before anybody is known',
  system_messages: 'messages of the portal to everybody',
  cnb_exchange_rates: 'published by the national bank',
  cnb_repo_rates: 'published by the national bank',
  cnb_discount_rates: 'published by the national bank',
  backup_state: 'backups are of the whole installation',
  cnb_sources: 'how reading of the national bank goes',
  cities: 'official list of municipalities',
  portal_news: 'written by the operator for everybody',
};

/** Tenant tables without an audit trigger, each for its reason. */
export const UNAUDITED: Record<string, string> = {
  audit_log: 'is the audit',
  sessions: 'secrets of a short life; the sign-in is on the user',
  access_links: 'secrets of a short life; what a link does is audited on the user',
  replies: 'copies of answers, kept for two days',
  address_order_numbers: 'counts up with the orders, which are audited',
  known_addresses: 'kept to spare the owner of an account from limits; nobody reads it',
  tasks: 'work in progress; what it does is audited on the records',
  task_files: 'what a task has made, kept for a week; it can be made again',
  live_events: 'tells that something has changed; the change is audited on the record',
  import_batches: 'a file that is being worked on; what it writes is audited on the records',
  import_rows: 'cells of a file; what they write is audited on the records',
  revision_file_contents: 'what is in a file; its coming and going is audited on the file',
  import_changes: 'what an import wrote, until it is taken back; audited on the records',
  sipo_lines: 'what was handed over, never changed; the hand-over is audited',
  sipo_answer_rows: 'what the post wrote, never changed; its file is audited',
  user_preferences: 'looks and choices of the user himself',
  notified: 'what the users were told of already; the records are audited',
  notification_rounds: 'the day of the last morning round',
  notification_mails: 'who was mailed on which day, kept for a month',
};

/** Tables of units that no list reads by the unit, each for its reason. */
export const READ_OTHERWISE: Record<string, string> = {
  address_order_numbers: 'one row for a unit and a year',
  import_batches: 'few for a unit',
  tasks: 'are read by the user',
  units: 'the unit itself',
};
