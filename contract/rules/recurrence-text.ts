import { czechDate } from '#contract/czech/iso-date.ts';
import { WEEKDAYS, type MonthDay, type Recurrence, type Weekday } from './recurrence.ts';

const onWeekday: Readonly<Record<Weekday, string>> = {
  MO: 'v pondělí',
  TU: 'v úterý',
  WE: 've středu',
  TH: 've čtvrtek',
  FR: 'v pátek',
  SA: 'v sobotu',
  SU: 'v neděli',
};

type Gender = 'neuter' | 'feminine' | 'masculine';
/** Days of the week as one says "the second Tuesday of a month", with what the number agrees with. */
const asNth: Readonly<Record<Weekday, readonly [string, Gender]>> = {
  MO: ['pondělí', 'neuter'],
  TU: ['úterý', 'neuter'],
  WE: ['středu', 'feminine'],
  TH: ['čtvrtek', 'masculine'],
  FR: ['pátek', 'masculine'],
  SA: ['sobotu', 'feminine'],
  SU: ['neděli', 'feminine'],
};
const nthWords: Readonly<Record<number, Readonly<Record<Gender, string>>>> = {
  1: { neuter: 'první', feminine: 'první', masculine: 'první' },
  2: { neuter: 'druhé', feminine: 'druhou', masculine: 'druhý' },
  3: { neuter: 'třetí', feminine: 'třetí', masculine: 'třetí' },
  4: { neuter: 'čtvrté', feminine: 'čtvrtou', masculine: 'čtvrtý' },
};

/** 'druhé úterý', 'poslední pátek' */
export function nthWeekdayText(nth: number, weekday: Weekday): string {
  const [name, gender] = asNth[weekday];
  return `${nthWords[nth]?.[gender] ?? 'poslední'} ${name}`;
}

function monthDayText(on: MonthDay): string {
  if (on === 'last-workday') return 'poslední den od pondělí do pátku';
  if ('nth' in on) return nthWeekdayText(on.nth, on.weekday);
  return on.day === -1 ? 'poslední den' : `${on.day}. den`;
}

/** 'v pondělí', 'v pondělí a ve čtvrtek', 'v pondělí, ve středu a v pátek' */
function weekdaysText(days: readonly Weekday[]): string {
  const words = WEEKDAYS.filter((day) => days.includes(day)).map((day) => onWeekday[day]);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} a ${last}`;
}

const ofFrequency = { DAILY: 'den', WEEKLY: 'týden', MONTHLY: 'měsíc', YEARLY: 'rok' } as const;

function onText(rule: Recurrence): string {
  if (rule.frequency === 'DAILY') return '';
  if (rule.frequency === 'WEEKLY') return ` ${weekdaysText(rule.days)}`;
  if (rule.frequency === 'MONTHLY') return ` ${monthDayText(rule.on)}`;
  return rule.day === -1 ? ` poslední den ${rule.month}. měsíce` : ` ${rule.day}. ${rule.month}.`;
}

function endText({ end }: Recurrence): string {
  if (end === null) return '';
  return 'count' in end ? `, celkem ${end.count}×` : ` do ${czechDate(end.until)}`;
}

/** A rule in Czech: 'každý 2. týden v pondělí a ve čtvrtek do 31. 12. 2027'. */
export function recurrenceText(rule: Recurrence): string {
  const every = rule.interval === 1 ? 'každý' : `každý ${rule.interval}.`;
  return `${every} ${ofFrequency[rule.frequency]}${onText(rule)}${endText(rule)}`;
}
