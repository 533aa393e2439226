import type { ResultOf } from '#contract/endpoint.ts';
import type { readPayer } from '#contract/pasports/payers.ts';
import type { SpacePayer, UnitPayer } from '#contract/rules/payer.ts';

type Payer = ResultOf<typeof readPayer>;

const list = new Intl.ListFormat('cs-CZ');

/** One and more of them. */
const payerNames: Readonly<Record<Exclude<SpacePayer, 'unit'>, readonly [string, string]>> = {
  owner: ['Platí vlastník', 'Platí vlastníci'],
  member: ['Platí člen družstva', 'Platí společní členové družstva'],
  tenant: ['Platí nájemce', 'Platí společní nájemci'],
};

const BY_UNIT = 'podle nastavení celku';

/** Of whom nobody is recorded where the unit has to pay itself. */
const missingNames: Readonly<Record<UnitPayer, string>> = {
  owner: 'vlastník není evidován',
  member: 'člen družstva není evidován',
  tenant: 'nájemce není evidován',
};

/** 'Platí vlastníci' 'Novák Jan a Nováková Jana' 'podle nastavení celku'. */
export function payerSentence({ payer, unit_payer, exception, people }: Payer) {
  const names = list.format(people.map(({ full_name }) => full_name));
  const reason = exception === null ? BY_UNIT : `výjimka: ${exception.reason}`;
  if (payer !== 'unit') {
    const [one, more] = payerNames[payer];
    const isCouple =
      payer === 'owner' && people.length > 1 && people.every((each) => each.is_joint);
    return {
      lead: people.length > 1 ? more : one,
      names,
      reason: isCouple ? `SJM, ${reason}` : reason,
    };
  }
  const lead = 'Platí spravovaný celek';
  if (exception?.payer === 'unit') return { lead, names, reason };
  const missing = missingNames[exception?.payer ?? unit_payer];
  return { lead, names, reason: exception === null ? missing : `${missing}, ${reason}` };
}
