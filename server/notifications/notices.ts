import type { RepeatedWork } from '#server/jobs/start.ts';
import { goMorningRounds } from './morning.service.ts';
import { announceNews } from './news.service.ts';
import { tellObjections } from './objections.service.ts';
import { tellEndedTasks } from './tasks.service.ts';

/**
 * What the users are told of by itself. The morning is asked for each minute, so that one that was slept
 * through is caught up; a process that knows that it is done asks nothing.
 */
export const notices: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Telling of ended tasks', work: tellEndedTasks },
  { pattern: '*/10 * * * * *', name: 'The announcement of news', work: announceNews },
  { pattern: '*/15 * * * * *', name: 'Telling of new objections', work: tellObjections },
  { pattern: '40 * * * * *', name: 'The morning round', work: goMorningRounds },
];
