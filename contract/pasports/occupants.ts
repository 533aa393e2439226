import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { longText, wholeNumber } from '#contract/fields.ts';
import { DIALOG, readOf, record, writeOf, written } from '#contract/record.ts';
import { whole } from '#contract/values/number.ts';
import { lines } from '#contract/values/text.ts';
import { placeWords } from './person-words.ts';
import { recordBase, recordCalls, shortListOf, shortQuery, spaceParams } from './record-calls.ts';
import { MOST_PERSONS } from './space-record.ts';
import { validityFields } from './validity-fields.ts';

export const occupantFields = {
  users_count: written(whole(wholeNumber(0, MOST_PERSONS)), {
    label: 'Počet osob',
    panel: DIALOG,
    imported: {
      also: ['osob', 'osoby', 'pocet bydlicich', 'pocet uzivatelu'],
      example: '2',
      required: true,
    },
    listed: { width: 110, telling: true },
  }),
  ...validityFields(),
  comment: written(lines(longText(2000)), {
    label: 'Poznámka',
    panel: DIALOG,
    imported: { example: '' },
    listed: null,
  }),
};

/** How many persons live in a space, described. */
export const occupantRecord = record({
  written: occupantFields,
  told: {},
  list: ['users_count', 'valid_from', 'valid_to'],
  columns: placeWords,
});

export const occupant = z.object({
  pasport_user_id: z.int(),
  ...readOf(occupantFields),
  ...recordBase,
});
/** A number of persons as its form saves it. */
export const occupantInput = writeOf(occupantFields);
export const occupantShort = occupant.pick({
  pasport_user_id: true,
  users_count: true,
  valid_from: true,
  valid_to: true,
});
export const listOccupants = endpoint({
  method: 'GET',
  path: '/v1/pasport/users/{unit_id}/{pasport_id}/short',
  access: 'user',
  modules: ['pasports'],
  summary: 'Počty osob v prostoru, nejnovější první',
  params: spaceParams,
  query: shortQuery,
  result: shortListOf(occupantShort),
});
export const {
  get: getOccupant,
  create: createOccupant,
  update: updateOccupant,
  remove: deleteOccupant,
} = recordCalls('user', 'Počet osob', occupantInput, ['users_count', 'valid_from'], occupant);
