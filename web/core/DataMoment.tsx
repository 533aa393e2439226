import type { DataMoment as Told } from '#contract/data-moment.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addressOf, type CallInput } from '#web/lib/call.ts';
import { formatDateTime, todayInPrague } from '#web/lib/czech.ts';
import { useMoment } from '#web/lib/data-moments.ts';
import { localOf } from '#web/lib/prague-clock.ts';
import { Note } from '#web/ui/Note.tsx';

/** Fewer seconds are told as such, more in minutes. */
const MINUTES_FROM = 120;

/** 'Stav k 14:32 (o 4 s starší)', of another day with its date. */
export function momentSentence({ moment, age }: Told, today = todayInPrague()): string {
  const [day, time = ''] = localOf(moment).split('T');
  const at = day === today ? time.replace(/^0/, '') : formatDateTime(moment);
  const old = age < MINUTES_FROM ? `${age} s` : `${Math.floor(age / 60)} min`;
  return age === 0 ? `Stav k ${at}` : `Stav k ${at} (o ${old} starší)`;
}

interface DataMomentProps<E extends Endpoint> {
  endpoint: E;
  /** What the report was asked with. */
  input: Pick<CallInput<E>, 'params' | 'query'>;
}

/** Tells of a report to which moment it is complete, where it was read from a copy of the database. */
export function DataMoment<E extends Endpoint>({ endpoint, input }: DataMomentProps<E>) {
  const told = useMoment(addressOf(endpoint, input));
  return told === undefined ? null : <Note>{momentSentence(told)}</Note>;
}
