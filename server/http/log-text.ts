const SHOWN_FIRST = new Set(['level', 'time', 'pid', 'event', 'msg', 'err']);

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function errorText(err: unknown): string {
  if (typeof err !== 'object' || err === null) return '';
  const { type, message, stack } = err as Record<string, unknown>;
  const places = String(stack)
    .split('\n')
    .map((place) => `\n    ${place}`);
  return `\n  ${String(type)}: ${String(message)}${places.join('')}`;
}

/** A line of the log for the eyes of a developer. */
export function textOf(line: string): string {
  const record = JSON.parse(line) as Record<string, unknown>;
  const { level, time, event, msg = '', err } = record;
  const facts = Object.entries(record)
    .filter(([name]) => !SHOWN_FIRST.has(name))
    .map(([name, value]) => `${name}=${valueText(value)}`);
  const head = [String(time).slice(11, 23), String(level).padEnd(5), event, msg, ...facts];
  return `${head.filter((part) => part !== undefined && part !== '').join(' ')}${errorText(err)}\n`;
}
