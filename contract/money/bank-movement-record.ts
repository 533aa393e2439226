import { z } from 'zod';
import { longText } from '#contract/fields.ts';
import { DIALOG, notImported, written } from '#contract/record.ts';
import { choice } from '#contract/values/choice.ts';
import { lines } from '#contract/values/text.ts';

/** What was decided about a movement: nothing yet, or that it is left for later. */
export const movementState = z.enum(['waiting', 'parked']);

const imported = notImported('Pohyby přicházejí výpisy');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** What a person may change of a movement. */
export const movementFields = {
  state: written(
    choice(movementState, { waiting: ['čeká'], parked: ['odloženo'] }, 'waiting'),
    fact('Stav'),
  ),
  note: written(lines(longText(500)), fact('Poznámka')),
};
