import type pg from 'pg';
import { parseIsoDate, shiftDays, formatIsoDate } from '#contract/czech/iso-date.ts';
import { monthAway, monthEnd } from '#contract/rules/month-info.ts';
import { unitOfTask, type OwnedUnit } from '#server/access/owned.ts';
import { transactionOver, type Db } from '#server/db/db.ts';
import type { FilledClient } from '#server/db/demo/client-records.ts';
import { refreshByOwner } from '#server/db/statistics.ts';
import { acceptedChecks, look } from './looked.ts';
import { issueReviewed } from './issuing.service.ts';
import { keepObjection } from './objecting.ts';
import { objectionTable } from './objections.sql.ts';
import {
  acceptanceTable,
  selectSettlementForUpdate,
  selectStoredCount,
  settlementTable,
} from './settlements.sql.ts';
import { readCount } from './result.ts';
import { insertTexts, updateTexts } from './statement-texts.sql.ts';
import { simulationTable } from './simulations.sql.ts';
import { selectKeptForUpdate, selectStatements, updateDelivered } from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';
import { countHeld } from './tasks.ts';

const NOTE = 'vymyšlené vyúčtování (ukázka)';
const ADVICE =
  'Energetické konzultační a informační středisko Olomouc (ukázka), Dolní náměstí 1, tel. 585 000 000';
const REASON = 'Prověřeno s domovníkem, odpovídá skutečnosti (ukázka).';
/** Days after the period until it was issued, and from then until something came of it. */
const ISSUED = 70;
const DELIVERED = 5;
const OBJECTED = 16;
const ANSWERED = 28;
const DUE = 45;

/** The last day of the last quarter that is over. */
function quarterEnd(today: string): string {
  const { year, month } = parseIsoDate(today);
  const first = formatIsoDate({ year, month: month - ((month - 1) % 3), day: 1 });
  return shiftDays(first, -1);
}

interface Period {
  readonly period_from: string;
  readonly period_to: string;
}

/** The last year that is over, and the one before it; years end with a quarter, when the house is read. */
function periodsUntil(today: string): { readonly last: Period; readonly former: Period } {
  const end = quarterEnd(today);
  const yearTo = (period_to: string): Period => {
    const period_from = monthAway(`${period_to.slice(0, 8)}01`, -11);
    return { period_from, period_to };
  };
  const last = yearTo(end);
  return { last, former: yearTo(monthEnd(monthAway(last.period_from, -1))) };
}

/** The unit of which settlements are made up, and who does in it what is done. */
interface Demo {
  readonly db: Db;
  readonly unit: OwnedUnit;
  readonly by: number;
}

/** A settlement that was counted on the day; its id and that of its count. */
async function counted({ db, unit, by }: Demo, period: Period, today: string) {
  const settlement_id = await settlementTable.insertOne(db, unit, {
    building_id: null,
    ...period,
    note: NOTE,
  });
  const counting = { today, client_user_id: by, progress: () => undefined };
  const settlement_count_id = await countHeld(db, unit, settlement_id, counting);
  return { settlement_id, settlement_count_id };
}

type Counted = Awaited<ReturnType<typeof counted>>;

/** Accepts everything that checks have found and marks the count as looked through. */
async function review({ db, unit, by }: Demo, ids: Counted, today: string): Promise<void> {
  const { settlement_id, settlement_count_id } = ids;
  const held = await selectSettlementForUpdate(db, unit, settlement_id);
  if (held === undefined) throw new Error('The settlement of the demo is not there');
  const looked = await look(db, unit, held, today);
  for (const { kind, found, weight } of await acceptedChecks(db, unit, settlement_id, looked))
    if (weight === 'asks')
      await acceptanceTable.insertOne(db, unit, {
        settlement_id,
        kind,
        found,
        reason: REASON,
        client_user_id: by,
      });
  const columns = {
    reviewed_count_id: settlement_count_id,
    reviewed_at: `${today}T09:00:00Z`,
    reviewed_by: by,
  };
  await settlementTable.updateOne(db, unit, { id: settlement_id, columns });
}

/** The recipient who owes most has objected to his heat, and was answered. */
async function object({ db, unit, by }: Demo, settlement_id: number, day: string) {
  const statements = await selectStatements(db, unit, { settlement_id });
  const [most] = statements.toSorted((one, other) => other.balance - one.balance);
  const kept = most && (await selectKeptForUpdate(db, unit, most.settlement_statement_id));
  if (kept === undefined) return;
  const received_on = shiftDays(day, OBJECTED);
  const paper = paperOf(kept, received_on);
  const heat = paper.services.find(({ service_name }) => service_name === 'Teplo');
  const id = await keepObjection(
    db,
    unit,
    { kept, paper },
    {
      service_id: heat?.service_id ?? null,
      content:
        'Topili jsme méně než vloni a část zimy jsme byli pryč, přesto platíme za teplo víc. Prosím o prověření. (ukázka)',
      origin: 'hand',
      received_on,
      client_user_id: by,
    },
  );
  const columns = {
    state: 'refused',
    answer:
      'V domě nejsou měřidla tepla, náklad se proto dělí podle započitatelné plochy, ne podle toho, jak kdo topí. Vyúčtování jsme přepočítali a souhlasí; změnu pravidla projednáme na schůzi nájemců. (ukázka)',
    answered_on: shiftDays(day, ANSWERED),
    answered_by: by,
  };
  await objectionTable.updateOne(db, unit, { id, columns });
}

/** The settlement of the year before: delivered, with an objection; returns by when its balances were due. */
async function deliverFormer(of: Demo, period: Period): Promise<string> {
  const { db, unit, by } = of;
  const issued = shiftDays(period.period_to, ISSUED);
  const ids = await counted(of, period, issued);
  await review(of, ids, issued);
  const due_on = shiftDays(issued, DUE);
  await issueReviewed(db, unit, { ...ids, due_on, today: issued, client_user_id: by });
  const { settlement_id } = ids;
  const delivery = { state: 'handed', delivered_on: shiftDays(issued, DELIVERED) } as const;
  await updateDelivered(db, unit, { settlement_id }, delivery);
  await object(of, settlement_id, delivery.delivered_on);
  return due_on;
}

/** What the last year would come to if heat were divided by floor area: kept for the next meeting. */
async function simulate({ db, unit }: Demo, ids: Counted): Promise<void> {
  const stored = await selectStoredCount(db, unit, ids);
  if (stored === undefined) return;
  const { services } = readCount(stored).inputs.settlement;
  const heat = services.find(({ rule }) => rule.service_name === 'Teplo');
  if (heat === undefined) return;
  const changes = [{ billing_rule_id: heat.rule.billing_rule_id, key: 'area', spaces: [] }];
  await simulationTable.insertOne(db, unit, {
    ...ids,
    name: 'Teplo podle podlahové plochy (ukázka)',
    note: 'Pro schůzi nájemců: o kolik by se změnilo, co kdo platí za teplo.',
    // A column of JSON is given its value, not its text.
    changes: changes as unknown as string,
  });
}

/**
 * Two settlements of each unit that has them: of the year before, which was delivered, and of the last one, which was
 * counted and nobody has looked through yet; within the transaction of the connection. Returns by when the balances
 * were due.
 */
export async function fillSettlements(
  client: pg.Client,
  { client_id, settled_ids, manager_id }: FilledClient,
  today: string,
): Promise<string> {
  const { last, former } = periodsUntil(today);
  let due_on = today;
  for (const unit_id of settled_ids) {
    const unit = unitOfTask({ client_id, unit_id });
    const of = { db: transactionOver(client), unit, by: manager_id };
    await insertTexts(of.db, unit.client_id);
    await updateTexts(of.db, unit.client_id, undefined, { advice: ADVICE });
    // The planner has to know of what has just come.
    await refreshByOwner(client);
    due_on = await deliverFormer(of, former);
    await simulate(of, await counted(of, last, today));
  }
  return due_on;
}
