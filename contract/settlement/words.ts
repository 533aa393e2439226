import { z } from 'zod';

/** Where a settlement stands. */
export const settlementState = z.enum([
  'draft',
  'counted',
  'reviewed',
  'issued',
  'correcting',
  'delivered',
  'closed',
]);
export type SettlementState = z.infer<typeof settlementState>;

export const stateNames: Readonly<Record<SettlementState, string>> = {
  draft: 'rozpracováno',
  counted: 'spočteno',
  reviewed: 'zkontrolováno',
  issued: 'vydáno',
  correcting: 'opravuje se',
  delivered: 'doručeno',
  closed: 'uzavřeno',
};

/** By which way a person has delivered a statement. */
export const deliveredBy = z.enum(['handed', 'posted', 'data-box']);
export type DeliveredBy = z.infer<typeof deliveredBy>;

/** How a statement stands: made, its mail waits, is tried again, was taken over or refused, or delivered by hand. */
export const statementState = z.enum([
  'made',
  'waiting',
  'failing',
  'sent',
  'refused',
  ...deliveredBy.options,
]);
export type StatementState = z.infer<typeof statementState>;

export const statementStateNames: Readonly<Record<StatementState, string>> = {
  made: 'nedoručeno',
  waiting: 'odesílá se e-mailem',
  failing: 'e-mail se nedaří odeslat',
  sent: 'odesláno e-mailem',
  refused: 'e-mail odmítnut',
  handed: 'předáno osobně',
  posted: 'posláno poštou',
  'data-box': 'v datové schránce',
};

/** States in which the statement is on its way to nobody any more. */
export const DELIVERED: ReadonlySet<StatementState> = new Set<StatementState>([
  'sent',
  ...deliveredBy.options,
]);

/** What is looked at before a settlement is counted. */
export const checkKind = z.enum([
  'no-rules',
  'law-unknown',
  'place-without-rule',
  'place-not-whole',
  'place-of-others',
  'cost-undivided',
  'days-without-cost',
  'invoice-differs',
  'flats-differ',
  'invoice-unknown',
  'flats-unknown',
  'service-without-cost',
  'nobody-recorded',
  'shares-uneven',
  'meter-unverified',
  'months-not-claimed',
  'advances-of-others',
  'advances-without-rule',
  'use-estimated',
  'use-divided',
  'heat-texts-missing',
  'quantity-unknown',
  'use-unknown',
  'meter-missing',
  'nothing-to-divide-by',
  'fixed-differs',
  'correction-impossible',
  'formula-fault',
]);
export type CheckKind = z.infer<typeof checkKind>;

/** Kinds that stop a settlement; the others may be accepted by a person who says why. */
const STOPPING: ReadonlySet<CheckKind> = new Set<CheckKind>([
  'no-rules',
  'law-unknown',
  'place-not-whole',
  'place-of-others',
  'cost-undivided',
  'quantity-unknown',
  'use-unknown',
  'meter-missing',
  'nothing-to-divide-by',
  'fixed-differs',
  'correction-impossible',
  'formula-fault',
]);

/** Kinds that only tell something: nobody has to decide about them. */
const TELLING: ReadonlySet<CheckKind> = new Set<CheckKind>([
  'use-estimated',
  'use-divided',
  'heat-texts-missing',
  'invoice-unknown',
  'flats-unknown',
]);

export type CheckWeight = 'stops' | 'asks' | 'tells';

/** What a check means for the settlement. */
export function weightOf(kind: CheckKind): CheckWeight {
  if (STOPPING.has(kind)) return 'stops';
  return TELLING.has(kind) ? 'tells' : 'asks';
}

/** What a kind of checks says of its things. */
export const checkNames: Readonly<Record<CheckKind, string>> = {
  'no-rules': 'Žádná služba nemá pravidlo rozúčtování',
  'law-unknown': 'Není známo, co pro období stanoví zákon',
  'place-without-rule': 'Náklady, které žádné pravidlo nerozúčtuje',
  'place-not-whole': 'Pravidla nerozdělí celý náklad odběrného místa',
  'place-of-others': 'Odběrné místo slouží i jiným domům',
  'cost-undivided': 'Doklady, jejichž část v období nelze určit',
  'days-without-cost': 'Dny, ke kterým není doklad',
  'invoice-differs': 'Faktury, které nesouhlasí s fakturačním měřidlem',
  'flats-differ': 'Fakturační měřidla, která nesouhlasí se součtem bytů',
  'invoice-unknown': 'Faktury, které s fakturačním měřidlem nelze porovnat',
  'flats-unknown': 'Fakturační měřidla, která se součtem bytů nelze porovnat',
  'service-without-cost': 'Služby bez nákladu v období',
  'nobody-recorded': 'Prostory, u nichž není zapsáno, kdo platí',
  'shares-uneven': 'Podíly, které netvoří celek',
  'meter-unverified': 'Měřidla, kterým skončilo ověření',
  'months-not-claimed': 'Měsíce, za které nejsou předepsány zálohy',
  'advances-of-others': 'Zálohy toho, kdo prostor v období neměl',
  'advances-without-rule': 'Zálohy na služby, které se nevyúčtovávají',
  'use-estimated': 'Odhadnuté odečty',
  'use-divided': 'Spotřeby rozdělené bez odečtu',
  'heat-texts-missing': 'Texty, které má vyúčtování tepla obsahovat',
  'quantity-unknown': 'Chybí plocha, podíl nebo počet osob',
  'use-unknown': 'Chybí odečet',
  'meter-missing': 'Prostory bez měřidla, o kterých pravidlo nerozhoduje',
  'nothing-to-divide-by': 'Není podle čeho náklad rozdělit',
  'fixed-differs': 'Pevné částky nedávají náklad',
  'correction-impossible': 'Korekci do mezí nelze provést: zbytek nemá kdo nést',
  'formula-fault': 'Vzorec nelze spočítat',
};
