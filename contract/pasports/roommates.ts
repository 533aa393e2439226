import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { longText, text } from '#contract/fields.ts';
import { DIALOG, readOf, record, told, writeOf, written } from '#contract/record.ts';
import { person } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { personInSpace } from './person-words.ts';
import { recordBase, recordCalls, spaceParams } from './record-calls.ts';
import { validityFields } from './validity-fields.ts';

const fact = (label: string) => ({ label, panel: DIALOG });

export const roommateFields = {
  address_id: written(person, {
    ...fact('Spolubydlící'),
    imported: { from: 'person' },
    listed: null,
  }),
  relation: written(line(text(100)), {
    ...fact('Vztah k nájemci'),
    imported: { also: ['vztah', 'pribuzensky vztah', 'pomer k najemci'], example: 'dcera' },
    listed: { heading: 'Vztah', width: 130, telling: true },
  }),
  ...validityFields({ from: 'Bydlí od', to: 'Bydlí do' }),
  comment: written(lines(longText(2000)), {
    ...fact('Poznámka'),
    imported: { example: '' },
    listed: null,
  }),
};

/** Who lives in a space with its tenant, described. */
export const roommateRecord = record({
  written: roommateFields,
  told: {
    roommate_name: told(line(z.string()), {
      label: 'Spolubydlící',
      listed: { width: 240, telling: true },
    }),
  },
  list: ['roommate_name', 'relation', 'valid_from', 'valid_to'],
  columns: personInSpace('Spolubydlící', ['clen domacnosti', 'prislusnik domacnosti']),
});

export const roommate = z
  .object({
    pasport_roommate_id: z.int(),
    ...readOf(roommateRecord.told),
    ...readOf(roommateFields),
    ...recordBase,
  })
  .meta({ id: 'Roommate' });
/** A roommate as its form saves it. */
export const roommateInput = writeOf(roommateFields);
export const listRoommates = endpoint({
  method: 'GET',
  path: '/v1/pasport/roommates/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Spolubydlící v prostoru, nejnovější první',
  params: spaceParams,
  result: listOf(roommate),
});
export const {
  get: getRoommate,
  create: createRoommate,
  update: updateRoommate,
  remove: deleteRoommate,
} = recordCalls('roommate', 'Spolubydlící', roommateInput, ['address_id', 'valid_from'], roommate);
