import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { longText, wholeNumber } from '#contract/fields.ts';
import { DIALOG, readOf, record, told, writeOf, written } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { shareFault } from '#contract/rules/shares.ts';
import { whole } from '#contract/values/number.ts';
import { person } from '#contract/values/reference.ts';
import { asShare } from '#contract/values/share.ts';
import { line, lines } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { personInSpace } from './person-words.ts';
import { recordBase, recordCalls, shortListOf, shortQuery, spaceParams } from './record-calls.ts';
import { validityFields, validityRule } from './validity-fields.ts';

const sharePart = wholeNumber(1, 2_000_000_000);
const fact = (label: string) => ({ label, panel: DIALOG, listed: null });

export const ownershipFields = {
  address_id: written(person, { ...fact('Vlastník'), imported: { from: 'person' } }),
  /** Share of the space as a fraction. */
  share_numerator: written(whole(sharePart), {
    ...fact('Podíl – čitatel'),
    imported: { from: 'share' },
    initial: 1,
  }),
  share_denominator: written(whole(sharePart), {
    ...fact('Podíl – jmenovatel'),
    imported: { from: 'share' },
    initial: 1,
  }),
  is_joint: written(yesNo, {
    ...fact('Společné jmění manželů (SJM)'),
    imported: { label: 'Společné jmění manželů', also: ['sjm'], example: 'ne' },
    listed: { heading: 'SJM', width: 70 },
  }),
  /** Casts the vote of the space in the owners' association. */
  has_vote: written(yesNo, {
    ...fact('Hlasuje ve společenství vlastníků (SVJ)'),
    imported: { label: 'Hlasuje', also: ['hlas', 'hlasovani'], example: 'ano' },
    listed: { heading: 'Hlas SVJ', width: 90 },
    initial: true,
  }),
  ...validityFields({ from: 'Vlastní od', to: 'Vlastní do' }),
  comment: written(lines(longText(2000)), { ...fact('Poznámka'), imported: { example: '' } }),
};

/** Rules over more fields of an ownership. */
export const ownershipChecks = [validityRule, at('share_numerator', shareFault)];

/** Who owns a space, described. */
export const ownershipRecord = record({
  written: ownershipFields,
  told: {
    owner_name: told(line(z.string()), {
      label: 'Vlastník',
      listed: { width: 240, telling: true },
    }),
  },
  list: ['owner_name', 'is_joint', 'has_vote', 'valid_from', 'valid_to'],
  columns: [
    ...personInSpace('Vlastník', ['majitel', 'spoluvlastnik']),
    {
      name: 'share',
      label: 'Podíl',
      hint: 'Zlomek z celého prostoru, například 1/2; bez podílu celý prostor',
      also: ['podil na jednotce', 'spoluvlastnicky podil', 'velikost podilu'],
      example: '1/2',
      cell: asShare,
      after: 'address_id',
    },
  ],
});

export const ownership = z.object({
  pasport_ownership_id: z.int(),
  ...readOf(ownershipRecord.told),
  ...readOf(ownershipFields),
  ...recordBase,
});
/** An ownership as its form saves it. */
export const ownershipInput = writeOf(ownershipFields);
export const ownershipShort = ownership.omit({
  unit_id: true,
  pasport_id: true,
  comment: true,
  created: true,
  updated: true,
});
export const listOwnerships = endpoint({
  method: 'GET',
  path: '/v1/pasport/ownerships/{unit_id}/{pasport_id}/short',
  access: 'user',
  modules: ['pasports'],
  summary: 'Vlastnictví prostoru, nejnovější první',
  params: spaceParams,
  query: shortQuery,
  result: shortListOf(ownershipShort),
});
export const {
  get: getOwnership,
  create: createOwnership,
  update: updateOwnership,
  remove: deleteOwnership,
} = recordCalls(
  'ownership',
  'Vlastnictví',
  ownershipInput,
  ['address_id', 'valid_from'],
  ownership,
);
