import { z } from 'zod';
import { givenMoment, requiredLongText, text, wholeNumber } from './fields.ts';
import { DIALOG, notImported, record, told, written } from './record.ts';
import { at } from '#contract/rules/rule.ts';
import { choice } from '#contract/values/choice.ts';
import { momentOf } from '#contract/values/moment.ts';
import { whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';

const MOST_PRIORITY = 999;
/** Specification, section 9. */
export const DEFAULT_PRIORITY = 99;

const imported = notImported('Systémová hlášení se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });
const bound = momentOf(z.union([givenMoment, z.literal('')], { error: 'Zadejte datum a čas' }));

/** Fields of a message of the portal to its users, which a system admin writes. */
export const systemMessageFields = {
  /** Plain text, never markup. */
  message: written(lines(requiredLongText(2000)), {
    ...fact('Text hlášení'),
    listed: { heading: 'Hlášení', width: 250, telling: true },
    hint: 'Prostý text, nejvýše 2 000 znaků',
  }),
  /** It is shown from and until these moments; empty for no bound. */
  active_from: written(bound, { ...fact('Zobrazit od'), listed: { width: 130 } }),
  active_to: written(bound, {
    ...fact('Zobrazit do'),
    listed: { width: 130 },
    hint: 'Prázdné: dokud hlášení nevypnete',
  }),
  /** The lower, the sooner it is shown. */
  message_priority: written(whole(wholeNumber(0, MOST_PRIORITY)), {
    ...fact('Pořadí'),
    listed: { width: 70 },
    initial: DEFAULT_PRIORITY,
    hint: `Nižší číslo se zobrazí dřív; výchozí je ${DEFAULT_PRIORITY}`,
  }),
  is_active: written(yesNo, { ...fact('Zapnuté'), initial: true }),
  red_alert: written(yesNo, {
    ...fact('Naléhavé (červené)'),
    listed: { heading: 'Naléhavé', width: 90 },
  }),
  /** Its reader may put it away for good. */
  remember_user: written(yesNo, {
    ...fact('Uživatel může hlášení odložit natrvalo (OK)'),
    initial: true,
  }),
  show_update_stamp: written(yesNo, fact('Zobrazit čas poslední změny')),
  /** Shown also to people who are not signed in. */
  is_public: written(yesNo, {
    ...fact('Vidí i nepřihlášení'),
    listed: { heading: 'Veřejné', width: 90 },
  }),
  /** The work in the background that the message tells of; only its client's people see it. */
  task_id: written(orNone(reference('Vyberte úlohu')), {
    ...fact('Úloha na pozadí'),
    hint: 'Hlášení uvidí jen uživatelé vaší organizace',
  }),
  task_message: written(line(text(500)), fact('Text k úloze')),
};

/** How a message stands by the clock. */
const state = choice(
  z.enum(['planned', 'shown', 'over', 'off']),
  { planned: ['naplánované'], shown: ['platí'], over: ['skončilo'], off: ['vypnuté'] },
  'off',
);

interface Bounds {
  readonly active_from: string;
  readonly active_to: string;
}

/** The end of a message is after its beginning. */
export function boundsFault({ active_from, active_to }: Bounds): string | null {
  if (active_from === '' || active_to === '') return null;
  return Date.parse(active_to) > Date.parse(active_from) ? null : 'Konec musí být po začátku';
}

/** Rules over more fields of a message. */
export const systemMessageChecks = [at('active_to', boundsFault)];

/** A message of the portal to its users, described. */
export const systemMessageRecord = record({
  written: systemMessageFields,
  told: { state: told(state, { label: 'Stav', listed: { width: 110, telling: true } }) },
  list: [
    'message',
    'state',
    'message_priority',
    'red_alert',
    'is_public',
    'active_from',
    'active_to',
  ],
  columns: [],
});
