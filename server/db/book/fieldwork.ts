import { inAll, not, yearly, type Book } from './entry.ts';

/** Works that crews do in houses, the crews, and when they do not work. */
export const fieldworkTables = {
  works: {
    room: 'core/fieldwork',
    meaning: 'A work of the catalogue: what a done visit writes.',
    tenant: 'client',
    personal: 'nothing',
    free: { columns: ['name'], id: 'work_id', name: 'code' },
    retention: { as: 'the client' },
    growth: inAll(100, 'client'),
    history: 'whole',
  },
  work_versions: {
    room: 'core/fieldwork',
    meaning: 'What a work takes, costs and requires from a day on.',
    tenant: 'client',
    personal: 'nothing',
    free: {
      columns: ['material', 'checklist'],
      lists: ['checklist'],
      id: 'work_version_id',
      within: 'work_id',
    },
    retention: { with: 'works' },
    growth: inAll(1000, 'client'),
    history: 'whole',
  },
  crews: {
    room: 'core/fieldwork',
    meaning: 'A crew with its work hours; who is in it stands with the user.',
    tenant: 'client',
    personal: 'nothing',
    free: { columns: ['name'], id: 'crew_id', name: 'name' },
    retention: { as: 'the client' },
    growth: inAll(10, 'client'),
    history: 'whole',
  },
  crew_absences: {
    room: 'core/fieldwork',
    meaning: 'When a crew, or one user whatever crew he is in, does not work.',
    tenant: 'client',
    personal: {
      columns: ['reason', 'note'],
      exported: not('a user, not a person of the address book; he is told by who manages crews'),
      erased: not('a user, not a person of the address book'),
    },
    free: { columns: ['note'], id: 'crew_absence_id' },
    retention: { swept: [{ since: 'day_to', age: '2 years' }] },
    growth: yearly(100, 'client'),
    // Why somebody is away may be his health.
    history: { without: ['reason', 'note'] },
  },
} as const satisfies Partial<Book>;
