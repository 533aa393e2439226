import type { Fraction } from '../columns/readings.ts';
import { overlaps, overShared } from './claims.ts';
import type { Kind } from './kind.ts';
import { ownershipColumns, recordMappingFault } from './record-columns.ts';
import { validityFaults, type RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';
import { selectOwnershipRows } from './records.sql.ts';

const OWN = ['valid_from', 'valid_to', 'is_joint', 'has_vote', 'comment'] as const;

const ownershipRecords: RecordKind = {
  table: 'pasport_ownerships',
  blank: {
    valid_to: null,
    share_numerator: 1,
    share_denominator: 1,
    is_joint: false,
    has_vote: true,
    comment: '',
  },
  select: selectOwnershipRows,
  columnsOf: (values) => {
    const share = values['share'] as Fraction | undefined;
    return {
      ...Object.fromEntries(OWN.map((field) => [field, values[field]])),
      share_numerator: share?.numerator,
      share_denominator: share?.denominator,
    };
  },
  faultsOf: validityFaults,
  // A row that is refused already takes no share.
  conflictsOf: (claims) => {
    const twice = overlaps(claims, ({ address_id }) => address_id);
    const rest = claims.filter(({ row_number }) => row_number === null || !twice.has(row_number));
    return new Map([...twice, ...overShared(rest)]);
  },
};

/** Owners of spaces; their shares are never over the whole, and each owns once a day. */
export const ownerships: Kind = {
  kind: 'ownerships',
  columns: ownershipColumns,
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'vlastníka'),
  judge: (scene, rows) => judgeRecords(ownershipRecords, scene, rows),
};
