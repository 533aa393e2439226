import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { infoVerdict, type InfoVerdict } from '#contract/rules/month-info.ts';
import { rowChoices } from '#web/table/row-choices.ts';

const judged = (verdict: InfoVerdict) => (row: MonthRecipient) => infoVerdict(row) === verdict;

/** Questions over who is told of a month: who gets it, who does not and why, and what came of what was sent. */
export const recipientChoices = rowChoices<MonthRecipient>('Všichni', {
  send: { text: 'Dostanou', keeps: judged('send') },
  'not-chosen': { text: 'Nezvolili e-mail', keeps: judged('not-chosen') },
  'no-email': { text: 'Chybí e-mail', keeps: judged('no-email') },
  'no-data': { text: 'Chybí údaje', keeps: judged('no-data') },
  'no-payer': { text: 'Nikdo neplatí', keeps: judged('no-payer') },
  refused: { text: 'Odmítnuto', keeps: ({ info }) => info?.state === 'refused' },
  unopened: {
    text: 'Neotevřeno',
    keeps: ({ info }) => info?.state === 'sent' && info.opened === '' && info.revoked === '',
  },
});
