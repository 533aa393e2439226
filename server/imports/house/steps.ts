import { partyText } from '#contract/rules/parties.ts';
import { leastSure } from '#contract/rules/certainty.ts';
import { given } from '#server/db/given.ts';
import { grouped } from '#server/core/time/grouped.ts';
import { selectBuildingRefs } from '#server/core/pasports/unit-spaces.sql.ts';
import type { ReadRow } from '../columns/read-rows.ts';
import { buildingIndex } from '../kinds/building-index.ts';
import { buildings } from '../kinds/buildings.ts';
import { judgeContacts } from '../kinds/contacts.ts';
import { costs } from '../kinds/costs.ts';
import type { Judgement, Scene } from '../kinds/kind.ts';
import { occupants } from '../kinds/occupants.ts';
import { judgeOwners } from '../kinds/ownerships.ts';
import { persons } from '../kinds/persons.ts';
import { spaces } from '../kinds/spaces.ts';
import { judgeTenants } from '../kinds/tenants.ts';
import { SheetPeople, type SheetPerson } from './people.ts';
import { settleOwners, type SheetOwner } from './shares.ts';
import { understandRows, type HouseRow } from './sheet.ts';

/** A house as its rows tell it together. */
export interface Sheet {
  readonly rows: readonly HouseRow[];
  /** Rows by their spaces. */
  readonly spaces: readonly (readonly HouseRow[])[];
  readonly people: SheetPeople;
  readonly owners: readonly SheetOwner[];
  readonly tenants: readonly {
    readonly row: HouseRow;
    readonly person: SheetPerson;
    readonly is_joint: boolean;
  }[];
}

function tenantsOf(row: HouseRow, people: SheetPeople): Sheet['tenants'] {
  const parties = row.tenants?.parties ?? [];
  if (row.tenants !== undefined) {
    const certainty = leastSure([row.tenants.certainty, parties.length > 1 ? 'guessed' : 'sure']);
    const names = parties.map(partyText).join(' a ');
    const message = parties.length > 1 ? `společný nájem: ${names}` : names;
    row.notes.push({ field: 'tenant', certainty, message });
  }
  const isFirst = row.owners === undefined;
  return parties.map((party, at) => ({
    row,
    person: people.person(row, 'tenant', party, isFirst && at === 0),
    is_joint: parties.length > 1,
  }));
}

/** Understands the rows of a sheet together. */
export function understandSheet(read: readonly ReadRow[]): Sheet {
  const rows = understandRows(read);
  const inSpaces = [...grouped(rows, ({ spaceKey }) => spaceKey).values()];
  const people = new SheetPeople();
  const owners = settleOwners(inSpaces, people);
  return {
    rows,
    spaces: inSpaces,
    people,
    owners,
    tenants: rows.flatMap((row) => tenantsOf(row, people)),
  };
}

/** What a step makes of a row of the sheet. */
export interface StepRow {
  readonly row: HouseRow;
  readonly values: Readonly<Record<string, unknown>>;
  /** The column of the sheet to which a fault of a field leads; the field's own where it has one. */
  readonly field?: string;
}

/** One kind of records that a sheet tells of, brought in by the kind's own rules and writers. */
export interface Step {
  readonly name:
    | 'buildings'
    | 'spaces'
    | 'persons'
    | 'contacts'
    | 'ownerships'
    | 'tenants'
    | 'occupants'
    | 'costs';
  /** Later steps read what it writes. */
  readonly isGround: boolean;
  rowsOf(this: void, sheet: Sheet, scene: Scene): Promise<StepRow[]> | StepRow[];
  judge(this: void, scene: Scene, rows: readonly ReadRow[]): Promise<Judgement>;
}

const placeOf = ({ values: { building, space_number } }: HouseRow) => ({ building, space_number });
const inPlace = (row: HouseRow, values: object): StepRow['values'] =>
  given({ ...placeOf(row), valid_from: row.values.valid_from, ...values });

/** Houses that the sheet names and the unit does not have, each by the first row that names it. */
async function newBuildings({ rows }: Sheet, { db, unit }: Scene): Promise<StepRow[]> {
  const known = buildingIndex(await selectBuildingRefs(db, unit));
  const named = grouped(
    rows.filter(({ values }) => values.building !== undefined),
    ({ values }) => (values.building ?? '').toLowerCase(),
  );
  return [...named.values()].flatMap(([row]) => {
    const name = row?.values.building ?? '';
    const found = known(name);
    if (row === undefined || !('fault' in found) || found.isMany) return [];
    const [street = '', city] = name.split(',').map((part) => part.trim());
    row.notes.push({
      field: 'building',
      certainty: 'guessed',
      message: `založí se nový dům ${street}`,
    });
    const isAddress = /\p{L}.*\s\d+\p{L}?(?:\/\d+\p{L}?)?$/u.test(street);
    const values = isAddress ? { street, city_name: city } : { pasport_name: name };
    return [{ row, values: given(values), field: 'building' }];
  });
}

function nameOf({ party, columns }: SheetPerson): object {
  const person =
    party.address_type === 'company'
      ? party.company_name
      : `${party.last_name ?? ''} ${party.first_name ?? ''}`.trim();
  const { birth_date, business_id, email } = columns;
  return { person, birth_date, business_id, email };
}

/** The first of the rows that tells the value, for each space. */
const firstTelling = (sheet: Sheet, tells: (row: HouseRow) => boolean): HouseRow[] =>
  sheet.spaces.flatMap((rows) => rows.find(tells) ?? []);

/** The steps in their order: each stands on what those before it have brought in. */
export const STEPS: readonly Step[] = [
  { name: 'buildings', isGround: true, rowsOf: newBuildings, judge: buildings.judge },
  {
    name: 'spaces',
    isGround: true,
    rowsOf: (sheet) =>
      sheet.spaces.flatMap(([first, ...others]) => {
        if (first === undefined) return [];
        const said = others.toReversed().map(({ space }) => space);
        return [
          { row: first, values: Object.assign({}, ...said, first.space) as StepRow['values'] },
        ];
      }),
    judge: spaces.judge,
  },
  {
    name: 'persons',
    isGround: true,
    rowsOf: ({ people }) =>
      people.all().map(({ row, field, columns }) => ({ row, field, values: given(columns) })),
    judge: persons.judge,
  },
  {
    name: 'contacts',
    isGround: false,
    rowsOf: ({ people }) =>
      people.all().flatMap(({ row, columns, contacts }) =>
        contacts.map((of) => ({
          row,
          field: of.contact_kind,
          values: { ...given(columns), ...of },
        })),
      ),
    judge: judgeContacts,
  },
  {
    name: 'ownerships',
    isGround: false,
    rowsOf: ({ owners }) =>
      owners.map(({ row, person, share, is_joint }) => ({
        row,
        field: 'owner',
        values: inPlace(row, { ...nameOf(person), share, is_joint }),
      })),
    judge: judgeOwners,
  },
  {
    name: 'tenants',
    isGround: true,
    rowsOf: (sheet) =>
      sheet.tenants.map(({ row, person, is_joint }) => ({
        row,
        field: 'tenant',
        values: inPlace(row, { ...nameOf(person), is_joint }),
      })),
    judge: judgeTenants,
  },
  {
    name: 'occupants',
    isGround: false,
    rowsOf: (sheet) =>
      firstTelling(sheet, ({ values }) => values.users_count !== undefined).map((row) => ({
        row,
        values: inPlace(row, { users_count: row.values.users_count }),
      })),
    judge: occupants.judge,
  },
  {
    name: 'costs',
    isGround: false,
    rowsOf: (sheet) =>
      sheet.spaces.flatMap((rows) => {
        const seen = new Set<string>();
        return rows.flatMap((row) =>
          row.advances
            .filter(({ field }) => !seen.has(field))
            .map(({ field, service_name, monthly_advance }) => {
              seen.add(field);
              return { row, field, values: inPlace(row, { service_name, monthly_advance }) };
            }),
        );
      }),
    judge: costs.judge,
  },
];
