import { sql } from 'kysely';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  CHANGE_LINES,
  type ChangedRecord,
  type ColleagueChange,
  type readUnitToday,
} from '#contract/unit-today.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { unitContracts, type UnitContractRow } from '#server/core/contracts/contracts.sql.ts';
import { supplyContracts, type SupplyContractRow } from '#server/core/billing/contracts.sql.ts';
import type { LaterSettlement } from '#server/core/billing/later-documents.sql.ts';
import {
  guardLaw,
  guardsOf,
  type ForecastRow,
  type SettledUse,
  type WatchedRow,
} from '#server/core/billing/settlement-watch.sql.ts';
import {
  storedAgreements,
  type StoredAgreements,
} from '#server/core/instalments/agreements.sql.ts';
import { unclaimedMonth, type UnclaimedMonth } from '#server/core/ledger/months.sql.ts';
import {
  brokenStatements,
  hasAccounts,
  overdueAccounts,
  waitingPayments,
  withNames,
} from '#server/core/ledger/signals.sql.ts';
import { visitsInReview, type ReviewRow } from '#server/core/fieldwork/reviews.sql.ts';
import { bytesOfFiles } from '#server/core/files/store.sql.ts';
import { openWarnings } from '#server/core/metering/open-warnings.sql.ts';
import { changedNames, hasHolders } from '#server/core/people/changed.sql.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { standingColumns } from '#server/core/revisions/standing.sql.ts';
import { ofUnit, within as chosen } from '#server/core/time/records-on.sql.ts';
import { waitingTodos, type WaitingTodo } from '#server/core/todo/counts.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { DebtRow, PaymentRow, StatementRow } from './money-work.ts';
import type { ContractRow, DeviceRow, SipoRow, WarningsRow } from './work.ts';

type Steps = ResultOf<typeof readUnitToday>['steps'];

/** What may burn or wait in a unit, with what of the first steps is done. */
interface Waiting extends Steps {
  readonly devices: readonly DeviceRow[];
  readonly contracts: readonly ContractRow[];
  readonly supplies: readonly SupplyContractRow[];
  /** Contracts by themselves that are not given up. */
  readonly agreed: readonly UnitContractRow[];
  /** Tasks that wait. */
  readonly todos: readonly WaitingTodo[];
  /** What terms of settlements are told by. */
  readonly watched: readonly WatchedRow[];
  readonly uses: readonly SettledUse[];
  readonly law: readonly LawRow[];
  readonly forecasts: readonly ForecastRow[];
  readonly later: readonly LaterSettlement[];
  readonly sipo: SipoRow | null;
  readonly warnings: readonly WarningsRow[];
  /** Results from the field that wait; null where none do. */
  readonly review: ReviewRow | null;
  /** Bytes that the files of the unit take. */
  readonly file_bytes: number;
  readonly agreements: StoredAgreements;
  /** The first of each with how many there are; null where there are none. */
  readonly debt: DebtRow | null;
  readonly payment: PaymentRow | null;
  readonly statement: StatementRow | null;
  /** The month after the last one that was prescribed, where anything is to be. */
  readonly unclaimed: UnclaimedMonth | null;
  /** Whether anything was prescribed yet. */
  readonly has_accounts: boolean;
}

/** Everything that is inspected in the unit, its contracts with an end or a warning, and what is agreed on SIPO. */
export async function selectWaiting(db: Db, unit: OwnedUnit, day: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select ${devicesOf(unit)} as devices, ${contractsOf(unit, day)} as contracts,
           (select coalesce(json_agg(s), '[]') from (${supplyContracts(ofUnit(unit))}) s) as supplies,
           (select coalesce(json_agg(c), '[]')
              from (${unitContracts(chosen(ofUnit(unit), sql`not hidden`))}) c) as agreed,
           (select coalesce(json_agg(t), '[]') from (${waitingTodos(ofUnit(unit))}) t) as todos,
           ${guardsOf(unit.client_id)}, ${guardLaw} as law, ${sipoOf(unit)} as sipo, ${warningsOf(unit)} as warnings,
           ${visitsInReview(unit.client_id, sql`a.unit_id`)} as review,
           ${bytesOfFiles(unit.client_id, sql`a.unit_id`)} as file_bytes,
           ${storedAgreements(unit, { isOpen: true })} as agreements,
           ${debtOf(unit, day)} as debt, ${paymentOf(unit)} as payment,
           ${statementOf(unit, day)} as statement, ${unclaimedMonth(unit)} as unclaimed,
           ${hasAccounts(unit)} as has_accounts,
           exists (select from house_places where ${within(unit)} and kind = 'building') as house,
           exists (select from space_places where ${within(unit)}) as space,
           exists (select from person_names where ${within(unit)}) as person,
           ${hasHolders(unit)} as holder
      from (select ${unit.unit_id}::integer as unit_id) a`.execute(db);
  return rows[0] as Waiting;
}

const within = ({ client_id, unit_id }: OwnedUnit, of = '') => {
  const [client, own] = [`${of}client_id`, `${of}unit_id`];
  return sql`${sql.ref(client)} = ${client_id} and ${sql.ref(own)} = ${unit_id}`;
};

const placeOf = (row: string) => sql`
  left join pasport_places p on p.client_id = ${sql.ref(`${row}.client_id`)}
       and p.unit_id = ${sql.ref(`${row}.unit_id`)} and p.pasport_id = ${sql.ref(`${row}.pasport_id`)}`;

function devicesOf(unit: OwnedUnit) {
  return sql`(
    select coalesce(json_agg(d), '[]') from (
      select r.revision_id, r.device_name,
             coalesce(p.building_name, '') as building_name,
             coalesce(p.space_number, '') as space_number, ${standingColumns('r')}
        from inspected_devices r ${placeOf('r')}
       where ${within(unit, 'r.')} and not r.hidden) d)`;
}

function contractsOf(unit: OwnedUnit, day: string) {
  return sql`(
    select coalesce(json_agg(c), '[]') from (
      select p.pasport_space_id, coalesce(a.full_name, '') as tenant_name,
             coalesce(p.building_name, '') as building_name,
             coalesce(p.space_number, '') as space_number, t.contract_valid_to, t.contract_warning
        from (${tenanciesOn(ofUnit(unit), day)}) t ${placeOf('t')}
        left join person_names a on a.client_id = t.client_id and a.unit_id = t.unit_id
             and a.address_id = t.address_id
       where t.contract_valid_to is not null or t.contract_warning is not null
       order by t.pasport_tenant_id) c)`;
}

/** Of each kind of warnings how many there are, and the first of them. */
function warningsOf(unit: OwnedUnit) {
  return sql`(
    select coalesce(json_agg(g order by g.turn), '[]') from (
      select distinct on (w.kind) w.kind, w.meter_warning_id, w.building_name, w.space_number, w.turn,
             min(w.found_on) over (partition by w.kind) as found_on,
             (count(*) over (partition by w.kind))::integer as count
        from (${openWarnings(unit.client_id)}) w
       where w.unit_id = ${unit.unit_id}
       order by w.kind, w.turn) g)`;
}

/** Who owes most, with how many owe and what they owe together. */
function debtOf(unit: OwnedUnit, day: string) {
  const of = ofUnit(unit);
  const first = sql`
    select d.*, (count(*) over ())::integer as count, sum(d.overdue) over () as sum
      from (${overdueAccounts(of, day)}) d order by d.turn limit 1`;
  return sql`(select row_to_json(n) from (${withNames(of, first)}) n)`;
}

/** The payment that waits the longest, with how many wait and what of them belongs to nobody. */
function paymentOf(unit: OwnedUnit) {
  return sql`(
    select row_to_json(w) from (
      select p.*, (count(*) over ())::integer as count, sum(p.unassigned) over () as sum
        from (${waitingPayments(ofUnit(unit))}) p order by p.turn limit 1) w)`;
}

/** The oldest statement before or after which something is missing, with how many there are. */
function statementOf(unit: OwnedUnit, day: string) {
  return sql`(
    select row_to_json(b) from (
      select s.*, (count(*) over ())::integer as count
        from (${brokenStatements(ofUnit(unit), day)}) s order by s.turn limit 1) b)`;
}

/** Null where nothing is agreed with the post. */
function sipoOf(unit: OwnedUnit) {
  return sql`(
    select json_build_object('day', coalesce(s.delivery_day, g.sipo_day), 'last_period',
             (select max(h.period) from sipo_hand_overs h where ${within(unit, 'h.')}))
      from sipo_settings s cross join runtime_settings g
     where ${within(unit, 's.')} and s.organisation_number <> '' and s.fee_code <> '')`;
}

/** Of how many last changes of the client those of the unit are looked for. */
const LOOKED_THROUGH = 400;

interface Wanted {
  /** client_user_id of who asks; his own changes are not told. */
  readonly asking: number;
  readonly types: readonly ChangedRecord[];
}

/**
 * The last changes in the unit by others than who asks, the newest first, each record once; records of the
 * types that still are there.
 */
export async function selectChanges(
  db: Db,
  unit: OwnedUnit,
  { asking, types }: Wanted,
): Promise<ColleagueChange[]> {
  const { rows } = await sql<ColleagueChange>`
    with recent as (
      select audit_id, at, user_name, record_type, record_id, action
        from (select * from audit_log where client_id = ${unit.client_id}
               order by audit_id desc limit ${LOOKED_THROUGH}) l
       where client_user_id <> ${asking} and action <> 'delete'
         and record_type = any (${[...types]}::text[])),
    named as (
      select distinct on (r.record_type, n.record_id)
             r.audit_id, r.at, r.user_name, r.record_type, r.action, n.name, n.record_id
        from recent r cross join lateral (${changedNames(unit)}) n
       order by r.record_type, n.record_id, r.audit_id desc)
    select at, user_name, record_type, action, name, record_id
      from named order by audit_id desc limit ${CHANGE_LINES}`.execute(db);
  return rows;
}
