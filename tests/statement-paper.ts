import { count } from '#contract/settlement/count.ts';
import { decreeFactsOf } from '#contract/settlement/decree-facts.ts';
import { explained } from '#contract/settlement/explained.ts';
import type { FrozenCost, FrozenService, FrozenUse } from '#contract/settlement/frozen.ts';
import type { StatementPaper, StatementService } from '#contract/settlement/statement-paper.ts';
import { HEAT, recipient, service, settlement, space } from './settlement-house.ts';

// A statement of a flat of 60 m² in a house of 240 m² and eight persons, counted by hand:
// heat 48 000 by area (60 of 240: 12 000) and 48 000 by 1 000 units (80: 3 840), together 15 840, which is under
// 70 % of the mean of 400 for 1 m², so 16 800; water 60 of 300 m³ of 30 000: 6 000; lift 2 of 8 persons of 12 000: 3 000.

const OWN = 'r2';

const document = (
  id: number,
  number: string,
  [period_from, period_to]: readonly [string, string],
  [total, part]: readonly [number, number],
  [quantity, quantity_unit]: readonly [string | null, string] = [null, ''],
): FrozenCost['documents'][number] => ({
  billing_document_id: id,
  number,
  kind: 'invoice',
  period_from,
  period_to,
  total,
  part,
  quantity,
  quantity_unit,
});

const costOf = (
  id: number,
  name: string,
  amount: number,
  documents: FrozenCost['documents'],
): FrozenCost => ({
  billing_place_id: id,
  name,
  supplier_info: '',
  percent: '100',
  documents,
  amount,
});

const YEAR_DAYS = ['2025-01-01', '2025-12-31'] as const;

const heatCosts = costOf(1, 'Teplárna Kostelec', 9_600_000, [
  document(11, '2025-0117', YEAR_DAYS, [9_600_000, 9_600_000], ['160', 'GJ']),
]);
const waterCosts = costOf(2, 'Vodovody a kanalizace', 3_000_000, [
  document(21, '44010', ['2024-11-15', '2025-05-14'], [1_690_000, 1_300_000], ['169', 'm³']),
  document(22, '44688', ['2025-05-15', '2025-12-31'], [1_700_000, 1_700_000], ['170', 'm³']),
]);
const liftCosts = costOf(3, 'Servis výtahů Novotný', 1_200_000, [
  document(31, 'FV25-081', YEAR_DAYS, [1_200_000, 1_200_000]),
]);

const reading = (
  meter_id: number,
  serial_number: string,
  from_state: string,
  to_state: string,
): FrozenUse['readings'][number] => ({
  meter_id,
  serial_number,
  from_on: '2024-12-31',
  from_state,
  to_on: '2025-12-31',
  to_state,
});

const heatReadings = [reading(1, '4410-227', '0', '52'), reading(2, '4410-228', '0', '28')];
const waterReadings = [
  reading(5, '20-118834', '120.5', '155.5'),
  reading(6, '20-118835', '88.25', '113.25'),
];

const spaces = [
  space(1, 60, { recipients: [recipient('r1', { living: 2 })] }),
  space(2, 60, { name: '12', recipients: [recipient(OWN, { living: 2 })] }),
  space(3, 40, { recipients: [recipient('r3', { living: 1 })] }),
  space(4, 80, { recipients: [recipient('r4', { living: 3 })] }),
];

const withCosts = (made: FrozenService, costs: FrozenCost, unit = ''): FrozenService => ({
  ...made,
  costs: [costs],
  measured_unit: unit,
});

const heatRule = { ...HEAT, supply: 'heat', billing_rule_id: 1, service_id: 1 } as const;
const waterRule = {
  billing_rule_id: 2,
  service_id: 2,
  key: 'meter',
  meter_kind: 'cold-water',
} as const;
const liftRule = { billing_rule_id: 3, service_id: 3, key: 'persons' } as const;

const house = settlement(spaces, [
  withCosts(
    service({
      rule: heatRule,
      cost: 9_600_000,
      uses: { r1: '320', r2: '80', r3: '200', r4: '400' },
    }),
    heatCosts,
    'dílky',
  ),
  withCosts(
    service({
      rule: { ...waterRule, service_name: 'Studená voda' },
      cost: 3_000_000,
      uses: { r1: '100', r2: '60', r3: '40', r4: '100' },
    }),
    waterCosts,
    'm³',
  ),
  withCosts(service({ rule: { ...liftRule, service_name: 'Výtah' }, cost: 1_200_000 }), liftCosts),
]);
const result = count(house);

const named = ({ service_name }: Partial<StatementService>) =>
  service_name === undefined ? {} : { service_name };

/** A service of the statement; its balance follows of what is given. */
export function statementService(
  written: Partial<StatementService> & Pick<StatementService, 'service_id'>,
): StatementService {
  const found = explained(house, result, { ...written, recipient: OWN });
  const explanation = found && { ...found, ...named(written) };
  const own = {
    service_name: explanation?.service_name ?? 'Služba',
    house_cost: explanation?.cost ?? 0,
    cost: explanation?.amount ?? 0,
    explanation,
    ...written,
  };
  const { claimed = own.cost } = own;
  const advance = own.advance ?? claimed;
  return {
    former: null,
    use: null,
    readings: [],
    difference: null,
    decree: decreeFactsOf(house, result)({ service_id: written.service_id, recipient: OWN }),
    ...own,
    claimed,
    advance,
    balance: own.cost - advance,
  };
}

/** Heat to be paid 1 200 more, water 50 less where 550 of advances are missing, the lift even: 1 150. */
export const statementServices = (): StatementService[] => [
  statementService({
    service_id: 1,
    claimed: 1_560_000,
    former: 1_520_000,
    use: { amount: '80', former: '74', unit: 'dílky' },
    readings: heatReadings,
  }),
  statementService({
    service_id: 2,
    claimed: 660_000,
    advance: 605_000,
    former: 630_000,
    use: { amount: '60', former: '63', unit: 'm³' },
    readings: waterReadings,
  }),
  statementService({ service_id: 3, former: 270_000 }),
];

const totalOf = (
  services: readonly StatementService[],
  name: 'cost' | 'claimed' | 'advance' | 'balance',
) => services.reduce((so, one) => so + one[name], 0);

const payment = (balance: number, due_on: string): StatementPaper['payment'] => {
  const to_pay = Math.max(0, balance);
  return {
    to_pay,
    due_on: to_pay > 0 ? due_on : null,
    account_number: '2600123456/2010',
    iban: 'CZ6520100000002600123456',
    variable_symbol: '1012',
    message: 'Vyuctovani 2025, prostor 12',
    spayd:
      to_pay > 0
        ? `SPD*1.0*ACC:CZ6520100000002600123456*AM:${(to_pay / 100).toFixed(2)}*CC:CZK*X-VS:1012*DT:${due_on.replaceAll('-', '')}*MSG:VYUCTOVANI 2025, PROSTOR 12`
        : null,
    lacking: to_pay > 0 ? null : 'nothing',
  };
};

/** A statement of invented people; sums and payment follow of the services unless they are given. */
export function statementPaper(written: Partial<StatementPaper> = {}): StatementPaper {
  const services = written.services ?? statementServices();
  const due_on = written.due_on ?? '2026-07-31';
  const balance = written.balance ?? totalOf(services, 'balance');
  const cost = totalOf(services, 'cost');
  return {
    settlement_statement_id: 7,
    unit_name: 'Společenství vlastníků Lipová 14',
    unit_business_id: '27082440',
    unit_address: 'Lipová 1250/14, 272 01 Kladno',
    space_name: '12',
    building_name: 'Lipová 14',
    place: 'Lipová 1250/14, 272 01 Kladno',
    names: 'Jana Nováková a Petr Novák',
    addressee: 'Jana Nováková\nLipová 1250/14\n272 01 Kladno',
    period_from: '2025-01-01',
    period_to: '2025-12-31',
    from: '2025-01-01',
    to: '2025-12-31',
    number: 1,
    is_gone: false,
    is_superseded: false,
    issued_on: '2026-04-20',
    former_balance: null,
    reason: '',
    advances_on: '2026-03-31',
    cost,
    claimed: totalOf(services, 'claimed'),
    advance: totalOf(services, 'advance'),
    comparison: { cost, former: 2_420_000, per_m2: 43_000, house_per_m2: 57_500 },
    objection_days: 30,
    inspection_days: 30,
    further: [],
    ...written,
    services,
    due_on,
    balance,
    payment: written.payment ?? payment(balance, due_on),
  };
}

/** Without anything to be compared with. */
export const uncompared = (services: readonly StatementService[]): StatementService[] =>
  services.map((one) => ({ ...one, former: null, use: null }));
