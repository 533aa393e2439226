import { daysBetween } from '#contract/czech/iso-date.ts';
import { warningNames } from '#contract/metering/warning-names.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { ChangedRecord, ColleagueChange, WorkLine } from '#contract/unit-today.ts';
import { deviceAddress, dueAddress, dueText, spaceAddress } from '#web/core/due-words.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { contractWords } from './contract-words.ts';
import { fieldWords } from './field-words.ts';
import { moneyWords } from './money-words.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { settlementWords } from './settlement-words.ts';

const worded = { ...moneyWords, ...settlementWords, ...contractWords, ...fieldWords } as const;
const isWorded = (kind: WorkLine['kind']): kind is keyof typeof worded => kind in worded;

const isWarning = (name: string): name is keyof typeof warningNames =>
  Object.hasOwn(warningNames, name);

/** What it is: the device, the tenant, the period of SIPO, the kind of warnings, who owes, what is missing, or which settlement. */
export function workName(line: WorkLine): string {
  const { kind, name } = line;
  if (isWorded(kind)) return worded[kind].name(line);
  if (kind === 'meter') return isWarning(name) ? warningNames[name][0] : '';
  return kind === 'sipo' ? `SIPO za ${periodText(name)}` : name;
}

function sipoText({ on }: WorkLine, today: string): string {
  if (on === null) return '';
  return `předat do ${formatDate(on)}, ${aheadText(daysBetween(today, on))}`;
}

/** How it stands: po termínu 12 dní, smlouva končí za 19 dní. */
export function workText(line: WorkLine, today: string): string {
  const { kind, state, on } = line;
  if (kind === 'meter') return on === null ? '' : `nalezeno ${formatDate(on)}`;
  if (kind === 'instalment') return on === null ? '' : `splátka po termínu od ${formatDate(on)}`;
  if (isWorded(kind)) return on === null ? '' : worded[kind].text(line, on, today);
  if (kind === 'sipo' || state === 'due' || state === 'notice') return sipoText(line, today);
  return dueText({ kind, state, on }, today);
}

/** Name of the icon of a kind of work, as moduleIcon knows it. */
export const workIcons: Readonly<Record<WorkLine['kind'], string>> = {
  device: 'tools',
  contract: 'license',
  supply: 'receipt',
  'unit-contract': 'contract',
  sipo: 'calendar',
  meter: 'gauge',
  instalment: 'debts',
  debts: 'debts',
  payments: 'payment',
  statements: 'bank',
  months: 'month',
  settlement: 'settlement',
  objections: 'mail',
  unopened: 'settlement',
  raise: 'settlement',
  'later-documents': 'receipt',
  'field-results': 'events',
  files: 'license',
};

/** Where the work is done. */
export function workAddress(line: WorkLine, unit_id: number): string {
  const { kind, name, record_id } = line;
  if (isWorded(kind)) return worded[kind].address(line, unit_id);
  if (kind === 'meter') {
    const warnings = `${paths.MetersOverview}?unit=${unit_id}&view=warnings`;
    return record_id === null ? `${warnings}&what=${name}` : `${warnings}&warning=${record_id}`;
  }
  if (kind === 'instalment') {
    const late = `${paths.Arrears}?unit=${unit_id}&tab=instalments&filter=breached`;
    return record_id === null ? late : `${late}&agreement=${record_id}`;
  }
  if (kind === 'sipo' || record_id === null) return paths.AuxiliariesSipo;
  return dueAddress({ kind, record_id }, unit_id);
}

interface RecordWords {
  readonly added: string;
  readonly changed: string;
  readonly address: (unit_id: number, id: number) => string;
}

const inTab = (tab: string) => (unit_id: number, id: number) => spaceAddress(unit_id, id, tab);

const recordWords: Readonly<Record<ChangedRecord, RecordWords>> = {
  addresses: {
    added: 'nový kontakt',
    changed: 'změna kontaktu',
    address: (_unit, id) => pathTo('Address', { address_id: String(id) }),
  },
  pasport_buildings: {
    added: 'nový dům',
    changed: 'změna domu',
    address: (unit_id, id) => `${paths.buildings}?unit=${unit_id}&building=${id}`,
  },
  pasport_spaces: { added: 'nový prostor', changed: 'změna prostoru', address: inTab('basic') },
  pasport_tenants: { added: 'nový nájemce', changed: 'změna nájemce', address: inTab('tenants') },
  pasport_ownerships: {
    added: 'nový vlastník',
    changed: 'změna vlastníka',
    address: inTab('ownerships'),
  },
  pasport_users: {
    added: 'nový počet osob',
    changed: 'změna počtu osob',
    address: inTab('occupants'),
  },
  pasport_tenant_costs: { added: 'nový náklad', changed: 'změna nákladu', address: inTab('costs') },
  revisions: {
    added: 'nové zařízení',
    changed: 'změna zařízení',
    address: deviceAddress,
  },
};

/** What a colleague has done: změna kontaktu, nový nájemce. */
export function changeText({ record_type, action }: ColleagueChange): string {
  const { added, changed } = recordWords[record_type];
  return action === 'insert' ? added : changed;
}

/** Where the changed record is. */
export function changeAddress({ record_type, record_id }: ColleagueChange, unit_id: number) {
  return recordWords[record_type].address(unit_id, record_id);
}
