import { czechDate } from '#contract/czech/iso-date.ts';
import { licenceSentence, licenceStanding, limitSentence } from '#contract/rules/licence.ts';
import { revisionStanding } from '#server/core/revisions/standing.ts';
import type { LicenceUse } from '#server/core/clients/licence.sql.ts';
import type { ContractRow, DeviceRow } from './due.sql.ts';
import type { NoticeKey } from './told.sql.ts';

/** A thing that is due, in words. */
export interface Due extends NoticeKey {
  readonly text: string;
}

function placed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

/** Devices whose revision is near by the days of warning of its kind, or whose term has passed; the oldest term first. */
export function dueRevisions(devices: readonly DeviceRow[], today: string): Due[] {
  const due = devices.flatMap((row): Due[] => {
    const { next_on: term, state } = revisionStanding(row, today);
    if (term === null || (state !== 'soon' && state !== 'overdue')) return [];
    const place = placed(row.device_name, row.building_name, row.unit_name);
    const text = `${place}: ${state === 'overdue' ? 'po termínu od' : 'termín'} ${czechDate(term)}`;
    return [{ kind: 'revisions', record_id: row.revision_id, term, text }];
  });
  return due.toSorted((one, other) => one.term.localeCompare(other.term));
}

/** Contracts of tenants that end soon, or of which the manager wanted to be warned. */
export function dueContracts(contracts: readonly ContractRow[]): Due[] {
  return contracts.map((row) => {
    const { pasport_tenant_id: record_id, term, contract_valid_to } = row;
    const space = row.space_number === '' ? '' : `prostor ${row.space_number}`;
    const end =
      contract_valid_to === null
        ? `upozornění k ${czechDate(term)}`
        : `smlouva do ${czechDate(contract_valid_to)}`;
    const text = `${placed(row.tenant_name, space, row.unit_name)}: ${end}`;
    return { kind: 'contracts', record_id, term, text };
  });
}

// Before its end a licence is told of twice, and once after it.
const levels = { soon: 30, urgent: 7, ended: 1 } as const;

function licenceEnd(term: string, today: string): Due[] {
  const standing = licenceStanding(term, today);
  if (standing === 'endless' || standing === 'valid') return [];
  const text = licenceSentence(term, today);
  return [{ kind: 'licence', record_id: levels[standing], term, text }];
}

const FIRST_LIMIT = 1000;

/** Limits that are nearly met, or met; once a month each. */
function nearLimits(row: LicenceUse, today: string): Due[] {
  const limits = [
    ['units', row.units, row.max_units],
    ['pasports', row.pasports, row.max_pasports],
    ['items', row.items, row.max_items],
  ] as const;
  const term = `${today.slice(0, 8)}01`;
  return limits.flatMap(([name, used, most], at): Due[] => {
    // Who may have none of it at all has not used it up.
    const text = most === 0 ? null : limitSentence(name, used, most);
    return text === null ? [] : [{ kind: 'licence', record_id: FIRST_LIMIT + at, term, text }];
  });
}

/** What of the licence its admins should know: that it ends, has ended, or is nearly used up. */
export function dueLicence(row: LicenceUse, today: string): Due[] {
  const { licence_valid_to } = row;
  const end = licence_valid_to === null ? [] : licenceEnd(licence_valid_to, today);
  return [...end, ...nearLimits(row, today)];
}
