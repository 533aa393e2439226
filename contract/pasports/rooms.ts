import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { decimalNumber, longText, requiredText, wholeNumber } from '#contract/fields.ts';
import { DIALOG, readOf, record, writeOf, written, type FileColumn } from '#contract/record.ts';
import { areaOf, decimal, whole } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { area } from './pasport.ts';
import { placeWords } from './person-words.ts';
import { recordBase, recordCalls, spaceParams } from './record-calls.ts';
import { validityFields } from './validity-fields.ts';

const fact = (label: string, imported: FileColumn = { example: '' }) => ({
  label,
  panel: DIALOG,
  imported,
});

export const roomFields = {
  room_name: written(line(requiredText(100)), {
    ...fact('Místnost', {
      also: ['nazev mistnosti', 'mistnosti'],
      example: 'Kuchyně',
      required: true,
    }),
    listed: { width: 180, telling: true },
  }),
  room_order: written(whole(wholeNumber(0, 1000)), {
    ...fact('Pořadí', { also: ['poradi mistnosti'], example: '1' }),
    listed: null,
    initial: 0,
  }),
  floor_area: written(areaOf(area), {
    ...fact('Podlahová plocha', {
      also: ['plocha', 'plocha mistnosti', 'vymera', 'm2'],
      example: '12,5',
    }),
    listed: { heading: 'Podlahová', width: 100, telling: true },
  }),
  is_heated: written(yesNo, {
    ...fact('Vytápěná', { also: ['vytapeni', 'topi se'], example: 'ano' }),
    listed: { width: 90 },
    initial: true,
  }),
  /**
   * What of the floor area counts when heat is divided; vyhláška 269/2015 Sb., annex 1. Over 1 in
   * shops and offices; pipes through the room add to it on four decimals.
   */
  countable_coefficient: written(decimal(decimalNumber(0, 2, 4), 2), {
    ...fact('Koeficient započtení', { also: ['koeficient', 'koef'], example: '1' }),
    listed: { heading: 'Koeficient', width: 100 },
    hint: 'S otopným tělesem 1; bez něj 0,1 za každou stěnu k vytápěné místnosti; jinak 0',
    initial: 1,
  }),
  ...validityFields(),
  comment: written(lines(longText(2000)), { ...fact('Poznámka'), listed: null }),
};

/** A room of a space, described. */
export const roomRecord = record({
  written: roomFields,
  told: {},
  list: ['room_name', 'floor_area', 'is_heated', 'countable_coefficient', 'valid_from', 'valid_to'],
  columns: placeWords,
});

export const room = z
  .object({ pasport_room_id: z.int(), ...readOf(roomFields), ...recordBase })
  .meta({ id: 'Room' });
/** A room as its form saves it. */
export const roomInput = writeOf(roomFields);
export const listRooms = endpoint({
  method: 'GET',
  path: '/v1/pasport/rooms/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports', 'buildings', 'meters'],
  summary: 'Místnosti prostoru v jejich pořadí',
  params: spaceParams,
  result: listOf(room),
});
export const {
  get: getRoom,
  create: createRoom,
  update: updateRoom,
  remove: deleteRoom,
} = recordCalls('room', 'Místnost', roomInput, ['room_name', 'valid_from'], room);
