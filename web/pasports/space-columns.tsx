import { IconLock } from '#web/icons/IconLock.ts';
import { spaceRecord } from '#contract/pasports/space-record.ts';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { overdueColumn, type DebtsLook } from '#web/core/arrears/overdue-column.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { PhoneLink } from '#web/ui/Reach.tsx';
import { listColumns, searchedTexts } from '#web/values/list-columns.ts';
import styles from './pasports.module.css';
import type { ListedSpace } from './space-facts.ts';

/** Whether the space is put away, by itself or with its house. */
export function isPutAway(row: SpaceRow): boolean {
  return row.pasport_hidden || row.building_hidden || row.group_hidden;
}

function SpaceNumber({ row, withType }: { row: SpaceRow; withType: boolean }) {
  return (
    <>
      {withType ? `${row.pasport_type_name} ${row.space_number}` : row.space_number}
      {isPutAway(row) ? <span className="k-hidden"> (skryto)</span> : null}
    </>
  );
}

function HeatedArea({ row }: { row: SpaceRow }) {
  if (!row.heated_area_fixed) return formatNumber(row.heated_area);
  return (
    <span className={styles.fixed} title="Plocha zadaná ručně">
      <IconLock size="0.875rem" aria-hidden="true" />
      <span className="k-hidden">ručně</span>
      {formatNumber(row.heated_area)}
    </span>
  );
}

/** Who pays for the space; the unit itself where nobody does. */
const payerText = ({ payer, payer_name }: SpaceRow) =>
  payer === 'unit' ? 'Spravovaný celek' : payer_name;

/** On a card of a phone: who uses the space, and whom one calls about it. */
function UserToCall({ row }: { row: SpaceRow }) {
  const { tenant_name, phone, phone_of } = row;
  const isOther = phone !== '' && !tenant_name.split(', ').includes(phone_of);
  return (
    <>
      {tenant_name} <PhoneLink phone={phone} />
      {isOther ? ` (${phone_of})` : null}
    </>
  );
}

interface Look {
  /** The house is said where more than one is listed. */
  readonly withBuilding: boolean;
  /** The head of a card says more than the number. */
  readonly asCards: boolean;
  /** The list is about them. */
  readonly withPersons?: boolean;
  /** Left out where nobody has an account. */
  readonly debts?: DebtsLook | undefined;
}

/** What is overdue on the accounts of a space. */
const overdueOfSpace = (look: DebtsLook) =>
  overdueColumn<ListedSpace>(look, {
    together: ({ unit_id, pasport_space_id }) =>
      `${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=payments`,
    isSummed: true,
  });

/** Columns of the spaces. */
export function spaceColumns(look: Look): readonly Column<ListedSpace>[] {
  const { withBuilding, asCards, withPersons = false, debts } = look;
  const described = listColumns<ListedSpace>(spaceRecord, {
    space_number: { render: (row) => <SpaceNumber row={row} withType={asCards} /> },
    floor_code: { telling: !withBuilding },
    heated_area: { render: (row) => <HeatedArea row={row} /> },
    payer_name: { id: 'payer_name', value: payerText },
    phone: { render: ({ phone }) => <PhoneLink phone={phone} />, whole: true },
    ...(asCards && { tenant_name: { render: (row: SpaceRow) => <UserToCall row={row} /> } }),
    users_count: { hiddenFirst: !withPersons },
  });
  const columns = debts === undefined ? described : [...described, overdueOfSpace(debts)];
  return withBuilding ? columns : columns.filter(({ value }) => value !== 'building_name');
}

/** Texts of a space the search goes through. */
export const spaceTexts = (row: SpaceRow): readonly string[] => searchedTexts(spaceRecord, row);
