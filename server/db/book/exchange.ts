import { inAll, not, yearly, type Book } from './entry.ts';

const BOOKS = 'zákon č. 563/1991 Sb., § 31 odst. 2 písm. b) – nejméně 5 let po účetním období';
const NUMBERS = 'numbers of payers, once the law keeps the accounts no longer';
const OF_AN_ACCOUNT = not(
  'numbers of accounts and amounts; the names are in the lines handed over',
);

/** What goes to the post and comes from it, and files that are being brought in. */
export const exchangeTables = {
  sipo_settings: {
    room: 'sipo',
    meaning: 'What a unit has agreed with the post on collective payments.',
    tenant: 'unit',
    personal: 'nothing',
    retention: { as: 'the client' },
    growth: inAll(1, 'unit'),
    history: 'whole',
  },
  sipo_hand_overs: {
    room: 'sipo',
    meaning: 'A change file handed over to the post for a month, as it was.',
    tenant: 'unit',
    personal: {
      columns: ['change_file', 'cover_file', 'user_name'],
      exported: OF_AN_ACCOUNT,
      erased: OF_AN_ACCOUNT,
    },
    retention: { as: 'the client', law: BOOKS, sooner: NUMBERS },
    functions: ['access.clear_payer_numbers'],
    guests: { jobs: 'housekeeping clears numbers of payers that the law no longer keeps' },
    growth: yearly(10, 'unit'),
    // Bytes of files; their names and sums are there.
    history: { without: ['change_file', 'cover_file'] },
  },
  sipo_lines: {
    room: 'sipo',
    meaning: 'A payer as he was handed over to the post for a month, with his amount.',
    tenant: 'unit',
    personal: {
      columns: ['sipo', 'payer_name', 'document_text'],
      exported: 'person',
      erased: true,
      person: { by: 'address_id', id: 'line_number', outlives: true },
    },
    retention: { with: 'sipo_hand_overs', law: BOOKS, sooner: NUMBERS },
    functions: ['access.clear_payer_numbers'],
    guests: { jobs: 'housekeeping clears numbers of payers that the law no longer keeps' },
    growth: yearly(10_000, 'unit'),
    history: not('what was handed over, never changed; the hand-over is audited'),
  },
  sipo_answers: {
    room: 'sipo',
    meaning: 'A file of the post that says what was paid or refused.',
    tenant: 'unit',
    personal: { columns: ['user_name'], exported: OF_AN_ACCOUNT, erased: OF_AN_ACCOUNT },
    free: { columns: ['file_name'], id: 'sipo_answer_id', name: 'period' },
    retention: { as: 'the client', law: BOOKS },
    growth: yearly(10, 'unit'),
    // A sum of bytes.
    history: { without: ['file_hash'] },
  },
  sipo_answer_rows: {
    room: 'sipo',
    meaning: 'One payment or refusal in a file of the post.',
    tenant: 'unit',
    personal: { columns: ['sipo'], exported: OF_AN_ACCOUNT, erased: OF_AN_ACCOUNT },
    retention: { with: 'sipo_answers', law: BOOKS, sooner: NUMBERS },
    functions: ['access.clear_payer_numbers'],
    guests: { jobs: 'housekeeping clears numbers of payers that the law no longer keeps' },
    growth: yearly(10_000, 'unit'),
    history: not('what the post wrote, never changed; its file is audited'),
  },
  import_batches: {
    room: 'imports',
    meaning: 'A file of records that is being checked and accepted.',
    tenant: 'unit',
    personal: {
      columns: ['file_name'],
      exported: not('the name of a file; gone in ninety days'),
      erased: not('the name of a file; gone in ninety days'),
    },
    // It takes its rows along, tens of thousands of them.
    free: { columns: ['file_name'], id: 'import_id', name: 'file_name' },
    retention: { swept: [{ since: 'created', age: '90 days', batch: 5 }] },
    growth: yearly(10, 'unit'),
    history: not('a file that is being worked on; what it writes is audited on the records'),
    readOtherwise: 'few for a unit',
  },
  import_mappings: {
    room: 'imports',
    meaning: 'What headings and words of files of a supplier mean, as they were last accepted.',
    tenant: 'client',
    personal: 'nothing',
    // A supplier that comes once a year is known again, also after a year in which nobody read.
    retention: { swept: [{ since: 'used', age: '5 years' }] },
    growth: inAll(10, 'client'),
    history: not('how a file was read; what it wrote is audited on the records'),
  },
  import_rows: {
    room: 'imports',
    meaning: 'One row of an imported file and what is wrong with it.',
    tenant: 'client',
    personal: {
      columns: ['cells', 'faults', 'group_key', 'notes'],
      exported: 'person',
      erased: true,
    },
    free: {
      columns: ['cells'],
      lists: ['cells'],
      id: 'row_number',
      within: 'import_id',
      ofUnit: { table: 'import_batches', column: 'import_id' },
    },
    retention: { with: 'import_batches' },
    growth: yearly(10_000, 'unit'),
    history: not('cells of a file; what they write is audited on the records'),
  },
  import_changes: {
    room: 'imports',
    meaning: 'A record that an import has written, as it was before, so that it can be taken back.',
    tenant: 'client',
    personal: {
      columns: ['before'],
      exported: not('the history of the record says the same'),
      erased: true,
    },
    retention: { with: 'import_batches' },
    growth: yearly(10_000, 'unit'),
    history: not('what an import wrote, until it is taken back; audited on the records'),
  },
} as const satisfies Partial<Book>;
