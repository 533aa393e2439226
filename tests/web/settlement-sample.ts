import type { AdvancesPreview, ProposedAdvance } from '#contract/settlement/next-advances.ts';
import type { SettledRecipient, Settlement } from '#contract/settlement/settlements.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import type { SettlementIssue, SettlementStatement } from '#contract/settlement/statements.ts';

const MOMENT = '2026-03-02T08:15:00.000Z';

/** A reviewed settlement of one house, with the fields given. */
export function anySettlement(fields: Partial<Settlement> = {}): Settlement {
  return {
    settlement_id: 4,
    unit_id: 1,
    building_id: 9,
    building_name: 'Lipová 12',
    period_from: '2025-01-01',
    period_to: '2025-12-31',
    note: '',
    state: 'reviewed',
    deliver_until: '2026-04-30',
    pay_until: null,
    last: {
      settlement_count_id: 31,
      number: 2,
      counted_at: MOMENT,
      counted_by: 'Tomáš Vrána',
      cost: 100_000,
      advances: 90_000,
      overpaid: 20_000,
      owed: 30_000,
      recipients: 3,
    },
    counts: 2,
    reviewed_at: MOMENT,
    reviewed_by: 'Tomáš Vrána',
    issued_on: null,
    due_on: null,
    statements: 0,
    delivered: 0,
    delivered_on: null,
    correction: '',
    objections: 0,
    objections_open: 0,
    answer_until: null,
    deliver_guard: null,
    answer_guard: null,
    raise: null,
    later_documents: [],
    created: MOMENT,
    updated: MOMENT,
    version: 3,
    ...fields,
  };
}

/** One who bears a space all the year. */
export function anyRecipient(fields: Partial<SettledRecipient> = {}): SettledRecipient {
  return {
    key: '12/2025-01-01',
    pasport_id: 12,
    space_name: '12',
    building_name: 'Lipová 12',
    name: 'Jan Novák',
    payer: 'owner',
    from: '2025-01-01',
    to: '2025-12-31',
    services: [],
    cost: 50_000,
    claimed: 40_000,
    advance: 40_000,
    balance: 10_000,
    per_m2: null,
    former: null,
    ...fields,
  };
}

/** A statement of the first issue that nobody has got yet. */
export function anyStatement(fields: Partial<SettlementStatement> = {}): SettlementStatement {
  return {
    settlement_statement_id: 70,
    unit_id: 1,
    settlement_id: 4,
    number: 1,
    recipient: '12/2025-01-01',
    pasport_id: 12,
    space_name: '12',
    building_name: 'Lipová 12',
    names: 'Jan Novák',
    from: '2025-01-01',
    to: '2025-12-31',
    cost: 50_000,
    advance: 40_000,
    balance: 10_000,
    former_balance: null,
    is_gone: false,
    ledger_account_id: 5,
    email: 'jan@example.cz',
    data_box: '',
    mailed_to: '',
    state: 'made',
    fault: '',
    delivered_on: null,
    opened: '',
    version: 1,
    ...fields,
  };
}

/** The first issue. */
export function anyIssue(fields: Partial<SettlementIssue> = {}): SettlementIssue {
  return {
    settlement_issue_id: 8,
    number: 1,
    settlement_count_id: 31,
    count_number: 2,
    issued_on: '2026-03-03',
    due_on: '2026-06-30',
    reason: '',
    issued_by: 'Tomáš Vrána',
    ...fields,
  };
}

const PAYMENT: StatementPaper['payment'] = {
  to_pay: 10_000,
  due_on: '2026-06-30',
  account_number: '123456789/0100',
  iban: '',
  variable_symbol: '1200012',
  message: '',
  spayd: null,
  lacking: null,
};

/** What the recipient of the statement reads, of one service that he only has advances for. */
export function anyPaper(fields: Partial<StatementPaper> = {}): StatementPaper {
  return {
    settlement_statement_id: 70,
    unit_name: 'SVJ Lipová',
    unit_business_id: '',
    unit_address: '',
    space_name: '12',
    building_name: 'Lipová 12',
    place: 'Lipová 12, Brno',
    names: 'Jan Novák',
    addressee: 'Jan Novák',
    period_from: '2025-01-01',
    period_to: '2025-12-31',
    from: '2025-01-01',
    to: '2025-12-31',
    number: 1,
    is_gone: false,
    is_superseded: false,
    issued_on: '2026-03-03',
    due_on: '2026-06-30',
    former_balance: null,
    reason: '',
    advances_on: '2026-03-03',
    services: [
      {
        service_id: 2,
        service_name: 'Úklid',
        house_cost: 0,
        cost: 0,
        claimed: 40_000,
        advance: 40_000,
        balance: -40_000,
        former: null,
        use: null,
        explanation: null,
        readings: [],
        difference: null,
        decree: null,
      },
    ],
    cost: 50_000,
    claimed: 40_000,
    advance: 40_000,
    balance: 10_000,
    comparison: { cost: 50_000, former: 45_000, per_m2: 1250, house_per_m2: 1300 },
    payment: PAYMENT,
    objection_days: 30,
    inspection_days: 30,
    further: [],
    ...fields,
  };
}

/** An advance that is to rise from 50 to 60 Kč. */
export function anyAdvance(fields: Partial<ProposedAdvance> = {}): ProposedAdvance {
  return {
    key: '12 2',
    pasport_id: 12,
    space_name: '12',
    building_name: 'Lipová 12',
    names: 'Jan Novák',
    service_id: 2,
    service_name: 'Úklid',
    cost: 67_200,
    held: 5000,
    proposed: 6000,
    later: null,
    is_excepted: false,
    ...fields,
  };
}

/** A proposal of the rows. */
export function anyAdvances(
  rows: readonly ProposedAdvance[],
  fields: Partial<AdvancesPreview> = {},
): AdvancesPreview {
  const held = ({ held: now }: ProposedAdvance) => now ?? 0;
  const next = (row: ProposedAdvance) => (row.is_excepted ? held(row) : row.proposed);
  return {
    rows: [...rows],
    held_sum: rows.reduce((sum, row) => sum + held(row), 0),
    proposed_sum: rows.reduce((sum, row) => sum + next(row), 0),
    changed_count: rows.filter((row) => next(row) !== held(row)).length,
    earliest_delivered: '2026-04-01',
    seen: 'seen',
    ...fields,
  };
}
