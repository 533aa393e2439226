import type { ChangeOfMany } from '#contract/many.ts';
import type { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { placeReads } from './buildings.queries.ts';
import type { Choices } from './choices.ts';

const plain = ['house_manager', 'house_owner', 'center', 'commission', 'comment'] as const;

interface PlaceBulk {
  readonly call: ChangeOfMany;
  readonly fields: typeof buildingFields;
  readonly choices: Choices;
  /** Groups into which they may go, and what standing in none is called. */
  readonly groups: Choices['groups'];
  readonly noGroup: string;
}

/** What can be done with many buildings, or with many groups, at once. */
export function placeBulk<R extends Building>(input: PlaceBulk): BulkKind<R> {
  const { call, fields, choices, groups, noGroup } = input;
  return {
    call,
    stale: placeReads,
    idOf: ({ pasport_building_id }) => pasport_building_id,
    nameOf: ({ pasport_name }) => pasport_name,
    fields: [
      {
        name: 'parent_id',
        described: fields.parent_id,
        choices: groups,
        none: noGroup,
        text: ({ parent_name }) => parent_name || noGroup,
      },
      {
        name: 'heating_indicator_id',
        described: fields.heating_indicator_id,
        choices: choices.indicators,
        none: 'Neurčeno',
        text: ({ heating_indicator_name }) => heating_indicator_name || 'Neurčeno',
      },
      ...plain.map((name) => ({ name, described: fields[name] })),
    ],
    hiding: {
      name: 'hidden',
      described: fields.hidden,
      isHidden: ({ hidden }) => hidden,
      hide: 'Skrýt',
      show: 'Zobrazit',
    },
  };
}
