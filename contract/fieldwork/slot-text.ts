import { weekdayName } from '#contract/czech/holidays.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { LAST_HOUR, windowEnd } from './slot-rules.ts';
import type { SlotStanding } from './slots.ts';

// How the time of a visit is told to people of a flat, on paper and on the page.

/** '8.00' */
const hourText = (minute: number): string =>
  `${Math.floor(minute / 60)}.${String(minute % 60).padStart(2, '0')}`;

/** '8.00–8.30' */
export const hoursText = (from_minute: number, to_minute: number): string =>
  `${hourText(from_minute)}–${hourText(to_minute)}`;

/** 'mezi 8.00 a 8.30' */
export const betweenText = (from_minute: number, to_minute: number): string =>
  `mezi ${hourText(from_minute)} a\u00A0${hourText(to_minute)}`;

/** 'pondělí 7. 12. 2026' */
export const dayText = (day: string): string =>
  `${weekdayName(day)} ${czechDate(day).replaceAll(' ', '\u00A0')}`;

/** 'pondělí 7. 12. 2026 mezi 8.00 a 8.30' */
export const visitWindowText = (day: string, from_minute: number, minutes: number): string =>
  `${dayText(day)} ${betweenText(from_minute, windowEnd(from_minute, minutes))}`;

/** Why a time is not changed any more; empty where it is. */
export const STANDING_TEXTS: Readonly<Record<SlotStanding, string>> = {
  open: '',
  late: `Termín lze měnit nejpozději den předem do ${LAST_HOUR}.00. Potřebujete-li ho změnit teď, zavolejte, prosím, správci.`,
  ended: 'Návštěva už skončila, termín se nemění.',
  closed: 'Obchůzka domu je uzavřená, termíny se už nemění.',
};
