import { czechDate } from '#contract/czech/iso-date.ts';
import { weekdayName } from '#contract/czech/holidays.ts';
import { clockText, lengthText } from './planning/time-text.ts';

/** What a mail says of a visit. */
export interface NoticeLetter {
  readonly unit_name: string;
  readonly building_name: string;
  /** Street and town of the house; empty where they are not known. */
  readonly place: string;
  /** Empty of a house. */
  readonly space_number: string;
  readonly work_name: string;
  readonly day: string;
  readonly from_minute: number;
  readonly to_minute: number;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  readonly prepare: string;
  readonly contact: string;
  /** Where another time is chosen; null where none is offered. */
  readonly url: string | null;
}

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const LAW =
  'Vlastník jednotky umožní přístup k měřidlům, byl-li k tomu předem vyzván (§ 1183 odst. 1 občanského zákoníku), nájemce po oznámení v přiměřené době (§ 2219 občanského zákoníku).';

/** Tells somebody of a visit: where, when, what for, what to prepare and whom to ask. */
export function noticeLetter(told: NoticeLetter): { subject: string; body: string } {
  const { space_number, day, prepare, contact, url } = told;
  const work = oneLine(told.work_name);
  const unit = oneLine(told.unit_name);
  const space = space_number === '' ? 'dům' : `prostor ${space_number}`;
  // A house is often called by its street and number: it is not said twice.
  const house = told.place.startsWith(told.building_name) ? '' : told.building_name;
  const where = [space, house, told.place].filter((part) => part !== '').map(oneLine);
  const times = [told.from_minute, told.to_minute].map(clockText).join(' a ');
  const facts = [
    `Kdy: ${weekdayName(day)} ${czechDate(day)}, příchod mezi ${times}`,
    `Jak dlouho: asi ${lengthText(told.minutes)}`,
    `Důvod: ${work}`,
  ];
  const paragraphs = [
    'Dobrý den,',
    `${unit} vám oznamuje návštěvu technika: ${where.join(', ')}.`,
    facts.join('\n'),
    prepare.trim() === '' ? '' : `Co připravit: ${oneLine(prepare)}`,
    url === null ? '' : `Jiný termín si vyberete na tomto odkazu, bez přihlášení:\n${url}`,
    contact.trim() === '' ? '' : `Dotazy a změna termínu: ${oneLine(contact)}`,
    LAW,
    `${unit}\nprostřednictvím portálu Kastelán`,
  ];
  const body = paragraphs.filter((part) => part !== '').join('\n\n');
  return {
    subject: `Návštěva technika ${czechDate(day)}: ${work}, ${oneLine(space)}`.slice(0, 300),
    body: `${body.replaceAll('\u00A0', ' ')}\n`,
  };
}
