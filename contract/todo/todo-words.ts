import { z } from 'zod';
import { todoPriority, todoState } from '#contract/rules/todo-standing.ts';
import { choice } from '#contract/values/choice.ts';

export const todoStateValue = choice(
  todoState,
  {
    open: ['K řešení', 'nový'],
    doing: ['Řeší se'],
    waiting: ['Čeká'],
    done: ['Hotovo', 'hotový'],
    cancelled: ['Zrušeno', 'zrušený'],
  },
  'open',
);

export const todoPriorityValue = choice(
  todoPriority,
  { high: ['Vysoká'], normal: ['Běžná', 'střední'], low: ['Nízká'] },
  'normal',
);

/** What a task may be of. */
export const todoRelation = z.enum([
  'building',
  'space',
  'address',
  'meter',
  'revision',
  'settlement',
  'objection',
  'warning',
  'message',
]);
export type TodoRelation = z.infer<typeof todoRelation>;

export const todoRelationValue = choice(
  todoRelation,
  {
    building: ['Dům'],
    space: ['Prostor'],
    address: ['Osoba nebo firma', 'osoba', 'firma'],
    meter: ['Měřidlo'],
    revision: ['Zařízení k revizi', 'revize'],
    settlement: ['Vyúčtování služeb', 'vyúčtování'],
    objection: ['Námitka k vyúčtování', 'námitka'],
    warning: ['Upozornění na měřidlo', 'upozornění'],
    message: ['Zpráva v portálu', 'zpráva'],
  },
  'building',
);

/** From what the next one of a series is reckoned. */
export const todoRepeatFrom = z.enum(['due', 'done']);
export const todoRepeatFromValue = choice(
  todoRepeatFrom,
  { due: ['Od termínu'], done: ['Ode dne splnění'] },
  'due',
);
