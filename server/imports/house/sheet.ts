import { houseColumns } from '#contract/pasports/house-sheet.ts';
import { spaceRecord } from '#contract/pasports/space-record.ts';
import { fileColumns } from '#contract/record-file.ts';
import {
  understandEmails,
  understandPhones,
  type ContactCell,
} from '#contract/rules/contact-cells.ts';
import type { Contact } from '#contract/rules/contact.ts';
import { understandParties, usualOrder, type Parties } from '#contract/rules/parties.ts';
import type { NameOrder } from '#contract/rules/one-name.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { Fraction } from '#contract/values/share.ts';
import type { Note, ReadRow } from '../columns/read-rows.ts';

/** What a row of a house says, read. */
interface HouseValues {
  readonly building?: string;
  readonly space_number?: string;
  readonly floor?: string;
  readonly pasport_type?: string;
  readonly owner?: string;
  readonly tenant?: string;
  readonly share?: Fraction;
  readonly is_joint?: boolean;
  readonly phone?: string;
  readonly email?: string;
  readonly users_count?: number;
  readonly valid_from?: string;
}

/** An advance as its column says it. */
export interface Advance {
  readonly field: string;
  readonly service_name: string;
  readonly monthly_advance: number;
}

/** A row of a house understood. */
export interface HouseRow {
  readonly row_number: number;
  readonly values: HouseValues;
  /** Columns of the space. */
  readonly space: Readonly<Record<string, unknown>>;
  /** Columns of the address book, which tell of the first person of the row. */
  readonly address: Readonly<Record<string, unknown>>;
  /** Further phones and e-mails of the first person of the row. */
  readonly contacts: readonly Contact[];
  readonly owners: Parties | undefined;
  readonly tenants: Parties | undefined;
  readonly advances: readonly Advance[];
  readonly notes: Note[];
  /** By what rows of one space know each other. */
  readonly spaceKey: string;
}

const SPACE = new Set(fileColumns(spaceRecord).map(({ field }) => field));
const ROW = new Set([
  'owner',
  'tenant',
  'share',
  'is_joint',
  'phone',
  'email',
  'users_count',
  'valid_from',
]);
const ADDRESS = new Set(
  houseColumns.map(({ field }) => field).filter((field) => !SPACE.has(field) && !ROW.has(field)),
);

const only = (values: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));

/** A contact goes into its field, further ones beside it, and what neither holds into the note of the person. */
function contact(
  cell: string | undefined,
  field: 'phone' | 'email',
  read: (cell: string) => ContactCell,
  notes: Note[],
): { value: string | undefined; others: readonly Contact[]; rest: string } {
  if (cell === undefined) return { value: undefined, others: [], rest: '' };
  const { value, others, rest, certainty } = read(cell);
  const kept = rest === '' ? '' : `do poznámky osoby se zapíše „${rest}“`;
  const beside = others.length === 0 ? '' : `mezi další spojení: ${others.join(', ')}`;
  const said = [value, beside, kept].filter((part) => part !== '').join('; ');
  if (certainty !== 'sure' || said !== value) notes.push({ field, certainty, message: said });
  return {
    value: value === '' ? undefined : value,
    others: others.map((one) => ({ contact_kind: field, contact: one })),
    rest,
  };
}

const someAdvances = (values: object): Advance[] =>
  Object.entries(values).flatMap(([field, value]) =>
    field.includes(':') ? [{ field, ...(value as Omit<Advance, 'field'>) }] : [],
  );

/** A floor told by a word that is told otherwise in the portal. */
function floorNote(floor: string | undefined): Note[] {
  const [, storey] = /^(\d{1,2})\s*\.?\s*p(?:atro)?\.?$/i.exec(floor ?? '') ?? [];
  if (storey === undefined) return [];
  const message = `${storey}. patro, to je ${Number(storey) + 1}. NP`;
  return [{ field: 'floor', certainty: 'guessed', message }];
}

/** A type told by a word that stands for several of them. */
function typeNote(type: string | undefined): Note[] {
  if (type === undefined || !keyOf(type).startsWith('nebyt')) return [];
  const message = 'zařadí se k prvnímu nebytovému typu číselníku';
  return [{ field: 'pasport_type', certainty: 'guessed', message }];
}

function understandRow(row: ReadRow, orders: Orders): HouseRow {
  const values: HouseValues = row.values;
  const notes: Note[] = [...floorNote(values.floor), ...typeNote(values.pasport_type)];
  const phone = contact(values.phone, 'phone', understandPhones, notes);
  const email = contact(values.email, 'email', understandEmails, notes);
  const note = [phone.rest, email.rest].filter((text) => text !== '').join('\n');
  const contacts = { phone: phone.value, email: email.value, note: note === '' ? undefined : note };
  const { owner, tenant, building = '', space_number = '' } = values;
  return {
    row_number: row.row_number,
    values,
    space: only(values, SPACE),
    address: { ...only(values, ADDRESS), ...contacts },
    contacts: [...phone.others, ...email.others],
    owners: owner === undefined ? undefined : understandParties(owner, orders.owner),
    tenants: tenant === undefined ? undefined : understandParties(tenant, orders.tenant),
    advances: someAdvances(values),
    notes,
    spaceKey: `${keyOf(building)}/${keyOf(space_number)}`,
  };
}

interface Orders {
  readonly owner: NameOrder;
  readonly tenant: NameOrder;
}

/** Understands the rows of a house; the order of names is that which most of a column tell. */
export function understandRows(rows: readonly ReadRow[]): HouseRow[] {
  const cells = (field: 'owner' | 'tenant') =>
    rows.flatMap(({ values }) => (typeof values[field] === 'string' ? [values[field]] : []));
  const orders = { owner: usualOrder(cells('owner')), tenant: usualOrder(cells('tenant')) };
  return rows.map((row) => understandRow(row, orders));
}
