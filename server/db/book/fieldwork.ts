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
  visit_access: {
    room: 'core/fieldwork',
    meaning:
      'How one gets to a house or a space: what to know, and in which hours somebody is there.',
    tenant: 'unit',
    personal: {
      columns: ['note', 'from_minute', 'to_minute'],
      exported: not('what is said is of the place, whoever lives there'),
      erased: not('what is said is of the place, whoever lives there'),
    },
    free: { columns: ['note'], id: 'visit_access_id', place: 'pasport_id' },
    retention: { as: 'the client' },
    growth: inAll(100, 'unit'),
    history: 'whole',
  },
  rounds: {
    room: 'core/fieldwork',
    meaning: 'One work at many places of a unit, by some crews on some days.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: not('what is said is of the work in houses'),
      erased: not('what is said is of the work in houses'),
    },
    free: { columns: ['name', 'note'], id: 'round_id', name: 'name' },
    retention: { as: 'the client' },
    growth: yearly(10, 'unit'),
    history: 'whole',
  },
  visits: {
    room: 'core/fieldwork',
    meaning: 'Somebody coming to a place for a round: when, by which crew, and how it ended.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: not('what was done is of the place, not of the person'),
      erased: not('what was done is of the place; who did not open is proved by it'),
    },
    free: { columns: ['note'], id: 'visit_id', within: 'round_id', place: 'pasport_id' },
    retention: { as: 'the client' },
    growth: yearly(1000, 'unit'),
    history: 'whole',
  },
  calendar_feeds: {
    room: 'core/fieldwork',
    meaning:
      'An address by which another program of a user reads the calendar of a crew, or of all.',
    tenant: 'client',
    personal: 'nothing',
    retention: { with: 'client_users' },
    growth: inAll(20, 'client'),
    history: { without: ['last_used_on'] },
  },
} as const satisfies Partial<Book>;
