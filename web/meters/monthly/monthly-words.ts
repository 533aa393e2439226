import { meterKindShort } from '#contract/metering/meter-words.ts';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { infoVerdict, type InfoVerdict } from '#contract/rules/month-info.ts';
import { formatDate } from '#web/lib/czech.ts';

/** How a mail or its absence stands, for people, and how loud it is. */
interface Standing {
  readonly text: string;
  readonly color: 'green' | 'yellow' | 'red' | 'gray' | 'kastelan';
}

const verdicts: Readonly<Record<Exclude<InfoVerdict, 'done'>, Standing>> = {
  send: { text: 'Dostane', color: 'kastelan' },
  'no-payer': { text: 'Nikdo neplatí', color: 'gray' },
  'not-chosen': { text: 'Nezvolil e-mail', color: 'gray' },
  'no-email': { text: 'Chybí e-mail', color: 'red' },
  'no-data': { text: 'Chybí údaje', color: 'red' },
};

const states: Readonly<Record<NonNullable<MonthRecipient['info']>['state'], Standing>> = {
  waiting: { text: 'Odesílá se', color: 'kastelan' },
  failing: { text: 'Zkouší se znovu', color: 'yellow' },
  sent: { text: 'Odesláno', color: 'green' },
  refused: { text: 'Odmítnuto', color: 'red' },
};

/** What comes of the person in the month: what was sent, else what would be. */
export function standingOf(one: MonthRecipient): Standing {
  const verdict = infoVerdict(one);
  if (verdict !== 'done') return verdicts[verdict];
  const { info } = one;
  if (info === null) return verdicts['not-chosen'];
  if (info.revoked !== '') return { text: 'Odkaz zrušen', color: 'gray' };
  return info.opened === '' ? states[info.state] : { text: 'Otevřeno', color: 'green' };
}

/** Whether mails are wished: 'od 5. 1. 2026', 'odhlášeno 3. 2. 2026', 'ne'. */
export function choiceText({ chosen, withdrawn, withdrawn_way }: MonthRecipient): string {
  if (chosen === '') return 'ne';
  if (withdrawn === '') return `od ${formatDate(chosen)}`;
  return `${withdrawn_way === 'link' ? 'odhlášeno odkazem' : 'zrušeno'} ${formatDate(withdrawn)}`;
}

/** What is known of the space: 'úplné', 'chybí TV', 'chybí vše', and what is an estimate. */
export function dataText({ kinds, missing, estimated }: MonthRecipient): string {
  const names = (of: MonthRecipient['kinds']) => of.map((kind) => meterKindShort[kind]).join(', ');
  const known =
    missing.length === 0
      ? 'úplné'
      : `chybí ${missing.length === kinds.length ? 'vše' : names(missing)}`;
  return estimated.length === 0 ? known : `${known}, odhad ${names(estimated)}`;
}
