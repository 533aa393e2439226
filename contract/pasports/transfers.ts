import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, version } from '#contract/fields.ts';
import { handedState, handedStates } from '#contract/metering/handed-states.ts';
import { choice } from '#contract/values/choice.ts';
import { occupantInput } from './occupants.ts';
import { ownershipInput, ownershipShort } from './ownerships.ts';
import { deleted, spaceRecord } from './pasport.ts';
import { spaceParams } from './record-calls.ts';

export const transferKind = z.enum(['sale', 'gift', 'inheritance', 'settlement', 'other']);

/** By what a share of a space passes to another owner. */
export const transferKindValue = choice(
  transferKind,
  {
    sale: ['prodej'],
    gift: ['darování'],
    inheritance: ['dědictví'],
    settlement: ['vypořádání SJM nebo spoluvlastnictví'],
    other: ['jiný převod'],
  },
  'sale',
);

/** An owner of a space whom a transfer has ended or added. */
export const transferOwner = ownershipShort
  .extend({
    /** To whom and where he is written to: the lines of the envelope, the name first. */
    letter_lines: z.array(z.string()),
  })
  .meta({ id: 'TransferOwner' });

/** A transfer of a space, with what it has done; its first day is that of the new owners. */
export const transfer = z
  .object({
    pasport_transfer_id: z.int(),
    unit_id: z.int(),
    pasport_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    transfer_kind: transferKind,
    first_day: day,
    former: z.array(transferOwner),
    owners: z.array(transferOwner),
    /** The number of persons from that day; null where the transfer has not changed it. */
    users_count: z.int().nullable(),
    /** Advances that go on with the space, in hellers a month. */
    costs: z.array(z.object({ service_name: z.string(), monthly_advance: z.int() })),
    /** Meters of the space with their states at the end of the last day of the former owners, as far as they are known. */
    states: z.array(handedState),
    created: z.iso.datetime(),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transfer>;

export const listTransfers = endpoint({
  method: 'GET',
  path: '/v1/pasport/transfers/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Převody prostoru, nejnovější první; s dosavadními a novými vlastníky',
  params: spaceParams,
  result: listOf(transfer),
});

export const createTransfer = endpoint({
  method: 'POST',
  path: '/v1/pasport/transfer/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Prodej nebo jiný převod prostoru v jednom kroku: ukončí dosavadní vlastníky dnem předem a založí nové',
  creates: true,
  params: spaceParams,
  body: z.object({
    transfer_kind: transferKind,
    /** The first day of the new owners; the former ones end on the day before. */
    first_day: day,
    /** Ownerships that end, each in the version that the person saw. */
    former: z
      .array(z.object({ pasport_ownership_id: id, version }))
      .min(1)
      .max(100),
    /** Who owns from that day; together just what the former had. */
    owners: z
      .array(
        z.object({
          address_id: id,
          share_numerator: ownershipInput.share_numerator,
          share_denominator: ownershipInput.share_denominator,
          is_joint: z.boolean().default(false),
          has_vote: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(100),
    /** The number of persons from that day; null leaves it as it is. */
    users_count: occupantInput.users_count.nullable().default(null),
    /** Costs of the space that end with the former owners; the others go on. */
    ended_cost_ids: z.array(id).max(100).default([]),
    /** States of meters at the end of the last day of the former owners; what is known already stays. */
    states: handedStates,
    /** Stands with the new ownerships. */
    comment: ownershipInput.comment.default(''),
  }),
  result: transfer,
  refuses: ['licence-expired', 'overlapping-validity', 'shares-over-whole', 'version-conflict'],
  /** The owner as he stands. */
  tells: { 'version-conflict': ownershipShort },
});

export const deleteTransfer = endpoint({
  method: 'DELETE',
  path: '/v1/pasport/transfer/{unit_id}/{pasport_id}/{id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Vzetí převodu zpět: nové vlastníky smaže a dosavadní nechá vlastnit dál; jen dokud se jeho záznamy nezměnily',
  params: spaceRecord,
  result: deleted,
});
