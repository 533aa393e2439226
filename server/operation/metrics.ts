import type { IntervalHistogram } from 'node:perf_hooks';
import { APP_VERSION } from '#contract/version.ts';
import { BUCKETS, meterOf, type Answered } from '#server/http/meter.ts';
import type { Portal } from '#server/portal.ts';
import { gauge, type Metric, type Sample } from './exposition.ts';
import { selectSharedCounts, type SharedCounts } from './operation.sql.ts';

const NANOSECONDS = 1e9;

/** How often the delay of the event loop is looked at. */
export const DELAY_RESOLUTION_MS = 20;

function durationSamples({ method, route, status, within, count, seconds }: Answered): Sample[] {
  const labels = { method, route, status };
  return [
    ...BUCKETS.map((le, at): Sample => ({
      suffix: '_bucket',
      labels: { ...labels, le },
      value: within[at] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: count },
  ];
}

function requestMetrics(rows: readonly Answered[]): Metric[] {
  return [
    {
      name: 'kastelan_http_request_duration_seconds',
      type: 'histogram',
      help: 'Answered requests by the pattern of their route, and how long they took.',
      samples: rows.flatMap(durationSamples),
    },
  ];
}

function processMetrics(portal: Portal, delay: IntervalHistogram): Metric[] {
  const { open, idle, waiting, most } = portal.database.connections();
  const memory = process.memoryUsage();
  const delays = [
    ['0.5', delay.percentile(50)],
    ['0.99', delay.percentile(99)],
    ['1', delay.max],
  ] as const;
  return [
    {
      name: 'kastelan_build_info',
      type: 'gauge',
      help: 'Version of the application and of Node.js.',
      samples: [{ labels: { version: APP_VERSION, node: process.version }, value: 1 }],
    },
    gauge('kastelan_process_uptime_seconds', 'Seconds since the start.', process.uptime()),
    gauge('kastelan_process_resident_memory_bytes', 'Memory of the process.', memory.rss),
    gauge('kastelan_process_heap_used_bytes', 'Heap in use.', memory.heapUsed),
    {
      name: 'kastelan_event_loop_delay_seconds',
      type: 'gauge',
      help: 'Delay of the event loop since the last reading, by quantile.',
      samples: delays.map(([quantile, value]) => ({
        labels: { quantile },
        // The histogram keeps whole intervals of its timer.
        value: Number.isFinite(value)
          ? Math.max(0, value / NANOSECONDS - DELAY_RESOLUTION_MS / 1000)
          : null,
      })),
    },
    {
      name: 'kastelan_database_connections',
      type: 'gauge',
      help: 'Connections of the pool by their state.',
      samples: [
        { labels: { state: 'used' }, value: open - idle },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    gauge('kastelan_live_streams', 'Open streams of live events.', meterOf(portal).openStreams()),
    gauge('kastelan_database_connections_max', 'Most connections of the pool.', most),
    gauge('kastelan_database_waiting', 'Calls waiting for a connection.', waiting),
  ];
}

function sharedMetrics(counts: SharedCounts, now: number): Metric[] {
  const age = (moment: number | null) => (moment === null ? null : Math.max(0, now - moment));
  return [
    {
      name: 'kastelan_tasks',
      type: 'gauge',
      help: 'Tasks of the queue by state.',
      samples: counts.tasks.map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    gauge(
      'kastelan_tasks_oldest_waiting_seconds',
      'Age of the oldest waiting task.',
      age(counts.oldest_task),
    ),
    gauge('kastelan_mails_waiting', 'Mails that were not sent yet.', counts.mails_waiting),
    gauge(
      'kastelan_mails_failing',
      'Of them, those whose last attempt failed.',
      counts.mails_failing,
    ),
    gauge(
      'kastelan_mails_oldest_waiting_seconds',
      'Age of the oldest waiting mail.',
      age(counts.oldest_mail),
    ),
    gauge('kastelan_sessions', 'Sessions that have not expired.', counts.sessions),
    gauge('kastelan_maintenance', 'Whether maintenance is on.', Number(counts.maintenance)),
    gauge(
      'kastelan_backup_age_seconds',
      'Age of the last good backup.',
      age(counts.backup_success),
    ),
    gauge(
      'kastelan_backup_failing',
      'Whether the last backup failed.',
      Number(counts.backup_failing),
    ),
    {
      name: 'kastelan_bank_read_age_seconds',
      type: 'gauge',
      help: 'Age of the last good reading of the central bank, by its file.',
      samples: counts.bank_reads.map(({ source, at }) => ({ labels: { source }, value: age(at) })),
    },
  ];
}

/** Everything that is measured: of this process, and what the database knows of all of them. */
export async function allMetrics(portal: Portal, delay: IntervalHistogram): Promise<Metric[]> {
  const own = [...requestMetrics(meterOf(portal).rows()), ...processMetrics(portal, delay)];
  // The meters must tell of a database that is away, not fail with it.
  const counts = await portal.database.reading(selectSharedCounts).catch(() => undefined);
  const up = gauge(
    'kastelan_database_up',
    'Whether the database answers.',
    Number(counts !== undefined),
  );
  delay.reset();
  const shared = counts === undefined ? [] : sharedMetrics(counts, portal.now().getTime() / 1000);
  return [...own, up, ...shared];
}
