/** One value of a metric, told apart by its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string | number>>;
  readonly value: number | null;
  /** What a histogram adds to the name. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

/** A metric as Prometheus knows it. */
export interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}

function labelsText(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function linesOf({ name, type, help, samples }: Metric): string[] {
  // A moment that never came has no value; zero would be the year 1970.
  const known = samples.filter(({ value }) => value !== null);
  if (known.length === 0) return [];
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...known.map(
      ({ labels, value, suffix = '' }) => `${name}${suffix}${labelsText(labels)} ${value}`,
    ),
  ];
}

/** The text that Prometheus reads. */
export function exposition(metrics: readonly Metric[]): string {
  return `${metrics.flatMap(linesOf).join('\n')}\n`;
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric of one value. */
export function gauge(name: string, help: string, value: number | null): Metric {
  return { name, type: 'gauge', help, samples: [{ value }] };
}
