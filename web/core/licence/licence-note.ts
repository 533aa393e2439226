import type { Licence } from '#contract/licence.ts';
import { licenceSentence, licenceStanding, limitSentence } from '#contract/rules/licence.ts';
import type { Limited } from '#contract/rules/licence.ts';

/** What the licence says to creating records of a kind; null while there is room and time enough. */
export function licenceNote(
  licence: Licence,
  limited: Limited | undefined,
  today: string,
): string | null {
  const end = licenceStanding(licence.licence_valid_to, today);
  const sentence = licenceSentence(licence.licence_valid_to, today);
  if (end === 'ended') return `${sentence} Údaje lze číst a měnit, nové záznamy nelze zakládat.`;
  const limit =
    limited === undefined
      ? null
      : limitSentence(limited, licence[`${limited}_count`], licence[`max_${limited}`]);
  return (
    [limit, end === 'urgent' ? sentence : null].filter((part) => part !== null).join(' ') || null
  );
}
