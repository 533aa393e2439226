import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { warningKindValue } from '#contract/metering/warning-words.ts';
import { licenceSentence, licenceStanding, limitSentence } from '#contract/rules/licence.ts';
import {
  urgencyOf,
  type RevisionStanding,
  type RevisionState,
} from '#contract/rules/revision-standing.ts';
import { revisionStanding } from '#server/core/revisions/standing.ts';
import type { LicenceUse } from '#server/core/clients/licence.sql.ts';
import type { ContractRow, DeviceRow, WarningRow } from './due.sql.ts';
import type { NoticeKey } from './told.sql.ts';

/** A thing that is due, in words. */
export interface Due extends NoticeKey {
  readonly text: string;
  /** Address of it within the portal. */
  readonly path: string;
  /** Where what is new is told of unit by unit. */
  readonly unit?: { readonly unit_id: number; readonly unit_name: string };
}

function placed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

const deviceWords: Readonly<Record<RevisionState, string>> = {
  unfit: 'nevyhovuje',
  'faults-overdue': 'závady po termínu od',
  overdue: 'po termínu od',
  'never-overdue': 'bez revize, po termínu od',
  faults: 'závady odstranit do',
  never: 'bez revize, termín',
  soon: 'termín',
  ok: 'termín',
  none: '',
};

/** Whether somebody is told: at once of what is late, of a coming day by the days of warning of the kind. */
function isTold({ state, due_on }: RevisionStanding, warning_days: number, today: string): boolean {
  if (urgencyOf(state) === 'late') return true;
  return due_on !== null && due_on <= shiftDays(today, warning_days);
}

/** Devices that are broken or late, or near the term of a revision or of a repair; the oldest first. */
export function dueRevisions(devices: readonly DeviceRow[], today: string): Due[] {
  const due = devices.flatMap((row): Due[] => {
    const standing = revisionStanding(row, today);
    if (!isTold(standing, row.warning_days, today)) return [];
    const { state, due_on } = standing;
    const place = placed(row.device_name, row.building_name, row.unit_name);
    const day = due_on === null || state === 'unfit' ? '' : ` ${czechDate(due_on)}`;
    const text = `${place}: ${deviceWords[state]}${day}`;
    // A report that says nothing of the term of repair is told of by its own day.
    const term = due_on ?? row.last_on ?? today;
    const { unit_id, revision_id: record_id } = row;
    const path = `/auxiliaries/revisiontypes?unit=${unit_id}&type=0&device=${record_id}`;
    return [{ kind: 'revisions', record_id, term, text, path }];
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
    const path = `/pasports?unit=${row.unit_id}&space=${row.pasport_space_id}&tab=tenants`;
    return { kind: 'contracts', record_id, term, text, path };
  });
}

/** Warnings of meters that nobody has decided about yet. */
export function dueWarnings(warnings: readonly WarningRow[]): Due[] {
  return warnings.map((row) => {
    const { meter_warning_id: record_id, found_on: term, unit_id, unit_name } = row;
    const space = row.space_number === '' ? '' : `prostor ${row.space_number}`;
    const text = `${placed(row.building_name, space, unit_name)}: ${warningKindValue.text(row.kind)}`;
    const path = `/meters/overview?unit=${unit_id}&view=warnings&warning=${record_id}`;
    return { kind: 'meters', record_id, term, text, path, unit: { unit_id, unit_name } };
  });
}

const LICENCE = '/client/user/license';

// Before its end a licence is told of twice, and once after it.
const levels = { soon: 30, urgent: 7, ended: 1 } as const;

function licenceEnd(term: string, today: string): Due[] {
  const standing = licenceStanding(term, today);
  if (standing === 'endless' || standing === 'valid') return [];
  const text = licenceSentence(term, today);
  return [{ kind: 'licence', record_id: levels[standing], term, text, path: LICENCE }];
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
    return text === null
      ? []
      : [{ kind: 'licence', record_id: FIRST_LIMIT + at, term, text, path: LICENCE }];
  });
}

/** What of the licence its admins should know: that it ends, has ended, or is nearly used up. */
export function dueLicence(row: LicenceUse, today: string): Due[] {
  const { licence_valid_to } = row;
  const end = licence_valid_to === null ? [] : licenceEnd(licence_valid_to, today);
  return [...end, ...nearLimits(row, today)];
}
