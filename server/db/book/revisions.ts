import { inAll, not, yearly, type Book } from './entry.ts';

/** What is inspected by law, and the files attached to records. */
export const revisionTables = {
  revision_types: {
    room: 'core/revisions',
    meaning: 'A kind of inspection with its interval and the regulation that asks for it.',
    tenant: 'client',
    personal: 'nothing',
    free: { columns: ['name', 'regulation'], id: 'revision_type_id', name: 'name' },
    retention: { as: 'the client' },
    growth: inAll(100, 'client'),
    history: 'whole',
    functions: ['access.seed_revision_types'],
  },
  revisions: {
    room: 'core/revisions',
    meaning: 'A device or a place that is inspected again and again, and the company that does it.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: 'person',
      erased: not('what is said is of the device, not of the person'),
      person: { by: 'address_id', id: 'revision_id', place: 'pasport_id' },
    },
    free: {
      columns: ['device_name', 'device_number', 'note'],
      id: 'revision_id',
      name: 'device_name',
      place: 'pasport_id',
    },
    retention: { as: 'the client' },
    growth: inAll(100, 'unit'),
    history: 'whole',
    views: {
      inspected_devices:
        'What is inspected, with its newest report, its open faults and what its term is reckoned from.',
    },
  },
  revision_reports: {
    room: 'core/revisions',
    meaning: 'One inspection that was done: its day, result, faults and who did it.',
    tenant: 'unit',
    personal: {
      columns: ['technician'],
      exported: 'person',
      erased: 'emptied',
      person: { by: 'address_id', id: 'revision_report_id' },
    },
    free: {
      columns: ['technician', 'faults'],
      id: 'revision_report_id',
      name: 'report_number',
      within: 'revision_id',
    },
    retention: { as: 'the client' },
    growth: yearly(100, 'unit'),
    // What follows from the rows of faults.
    history: { without: ['faults', 'repair_by', 'repaired_on'] },
  },
  files: {
    room: 'core/files',
    meaning: 'A file attached to a record: its name, kind and size, and who may see it.',
    tenant: 'unit',
    personal: {
      columns: ['file_name'],
      exported: not('a document of the house'),
      erased: not('a document of the house'),
    },
    free: { columns: ['file_name'], id: 'file_id' },
    retention: { with: 'revision_reports' },
    growth: yearly(100, 'unit'),
    // Follows from the record that the file is attached to.
    history: {
      without: [
        'revision_report_id',
        'meter_reading_id',
        'self_reading_id',
        'billing_document_id',
        'billing_rule_id',
        'instalment_agreement_id',
        'todo_id',
        'unit_contract_id',
        'visit_photo_id',
      ],
    },
  },
  file_contents: {
    room: 'core/files',
    meaning: 'What is in an attached file.',
    tenant: 'client',
    personal: {
      columns: ['content'],
      exported: not('a document of the house'),
      erased: not('a document of the house'),
    },
    retention: { with: 'files' },
    growth: yearly(100, 'unit'),
    history: not('what is in a file; its coming and going is audited on the file'),
  },
} as const satisfies Partial<Book>;
