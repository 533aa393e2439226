import { czechDate } from '#contract/czech/iso-date.ts';
import { meterKindShort, meterKind } from '#contract/metering/meter-words.ts';
import { warningKind, warningKindValue } from '#contract/metering/warning-words.ts';
import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { messageSubject } from '#contract/todo/message-subject.ts';
import type { Todo } from '#contract/todo/todos.ts';
import type { TodoRelation } from '#contract/todo/todo-words.ts';
import type { RelatedParts } from './relations.sql.ts';
import type { TodoRow } from './todos.sql.ts';

/**
 * Of a person no name is kept in a task, so that none is left once the person is deleted; of a message none, because
 * it is told to its own user alone.
 */
const NAMELESS: ReadonlySet<TodoRelation> = new Set(['address', 'message']);

const placeOf = ({ building_name, space_number }: RelatedParts): string =>
  [building_name, space_number].filter((part) => part !== '').join(', ');

/** The longest name of a message. */
const SUBJECT = 120;
const cut = (text: string) =>
  text.length <= SUBJECT ? text : `${text.slice(0, SUBJECT - 1).trimEnd()}…`;

const within = (name: string, place: string) => (place === '' ? name : `${name} (${place})`);

function meterName({ meter_kind, serial_number }: RelatedParts): string {
  const { data: kind } = meterKind.safeParse(meter_kind);
  const device = serial_number === '' ? 'bez měřidla' : serial_number;
  return kind === undefined ? device : `${meterKindShort[kind]} ${device}`;
}

function settlementText({ period_from, period_to, building_name }: RelatedParts): string {
  if (period_from === null || period_to === null) return '';
  return settlementTitle({ period_from, period_to, building_name });
}

const names: Readonly<Record<TodoRelation, (parts: RelatedParts) => string>> = {
  building: ({ own_name }) => own_name,
  space: placeOf,
  address: ({ own_name }) => own_name,
  meter: (parts) => within(meterName(parts), placeOf(parts)),
  revision: (parts) => within(parts.own_name, placeOf(parts)),
  settlement: settlementText,
  objection: (parts) => {
    const year = parts.period_to?.slice(0, 4) ?? '';
    return within(`Námitka k vyúčtování ${year}`.trim(), placeOf(parts));
  },
  warning: (parts) => {
    const { data: kind } = warningKind.safeParse(parts.warning_kind);
    const what = kind === undefined ? 'Upozornění' : warningKindValue.text(kind);
    return within(`${what}: ${meterName(parts)}`, placeOf(parts));
  },
  message: ({ own_name, written_on }) =>
    written_on === null
      ? 'Zpráva jiného uživatele'
      : within(cut(messageSubject(own_name)), czechDate(written_on)),
};

/** How a related record is called: 'Lipová 3', 'Lipová 3, 12', 'SV 4711 (Lipová 3, 12)'. */
export const relationName = (kind: TodoRelation, parts: RelatedParts): string =>
  names[kind](parts).slice(0, 300);

/** The name of it that is kept in the task for when it is there no more. */
export const keptRelationName = (kind: TodoRelation, parts: RelatedParts): string =>
  NAMELESS.has(kind) ? '' : relationName(kind, parts);

/** A task as it is told: the record that it is of by its name of now, or by the last one known. */
export function todoOf({ kept_name, parts, ...row }: TodoRow): Todo {
  const { relation_kind: kind } = row;
  const isGone = kind !== null && parts.related_id === null;
  const named = kind === null || isGone ? kept_name : relationName(kind, parts);
  return {
    ...row,
    relation_name: named,
    relation_within: parts.relation_within,
    is_relation_gone: isGone,
  };
}
