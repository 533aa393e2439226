import { z } from 'zod';
import { day, longText, requiredText, text } from './fields.ts';
import { DIALOG, notImported, record, told, written, type Listed } from './record.ts';
import { rejectionFault } from '#contract/rules/order-rejection.ts';
import { at } from '#contract/rules/rule.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';

const stateValue = choice(
  z.enum(['requested', 'planned', 'confirmed', 'done', 'rejected']),
  {
    requested: ['požadováno'],
    planned: ['naplánováno'],
    confirmed: ['potvrzeno'],
    done: ['hotovo'],
    rejected: ['zamítnuto'],
  },
  'requested',
);

const imported = notImported('Objednávky se neimportují');
const fact = (label: string, listed: Listed) => ({ label, panel: DIALOG, imported, listed });

/** Fields of an order's form. */
export const orderFields = {
  work_type: written(line(requiredText(100)), fact('Typ práce', { width: 200, telling: true })),
  due_date: written(orNone(dayOf(day)), fact('Termín', { width: 130 })),
  crew: written(line(text(100)), fact('Četa', { width: 140 })),
  state: written(stateValue, fact('Stav', { width: 130, telling: true })),
  note: written(lines(longText(2000)), fact('Poznámka', { width: 260 })),
};

/** The number is given by the server, OBJ-2026-0001. */
export const orderTold = {
  order_number: told(line(z.string()), {
    label: 'Číslo',
    listed: { width: 150, telling: true },
  }),
};

/** Rules over more fields of an order. */
export const orderChecks = [at('note', rejectionFault)];

/** An order of work at an address, described. */
export const orderRecord = record({
  written: orderFields,
  told: orderTold,
  list: ['order_number', 'work_type', 'due_date', 'crew', 'state', 'note'],
  columns: [],
});
