import { Anchor } from '@mantine/core';
import { periodText } from '#contract/rules/sipo-period.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { isFaulty, type Register } from '../register.ts';
import { payersText } from '../sipo-words.ts';
import { Warning } from '../Warning.tsx';
import type { HinderedBy } from './summary.ts';

interface HindranceProps {
  register: Register;
  hindered: HinderedBy;
}

const at = (search: string) => `${paths.AuxiliariesSipo}?${search}`;

/** Why the period cannot be handed over, with the step that helps. */
export function Hindrance({ register, hindered }: HindranceProps) {
  const faulty = register.payers.filter(isFaulty).length;
  if (hindered === 'not-set')
    return (
      <Warning>
        Nejdříve vyplňte číslo organizace a kód poplatku v{' '}
        <Anchor component={InnerLink} href={at('tab=settings')}>
          nastavení
        </Anchor>
        .
      </Warning>
    );
  if (hindered === 'handed-over') return <Warning>{handedOverText(register)}</Warning>;
  if (hindered === 'nothing')
    return <Warning>Není co předat: soubor by neměl žádný záznam.</Warning>;
  if (faulty === 0) return null;
  return (
    <Warning>
      Předat nelze: {payersText(faulty)} s vadou.{' '}
      <Anchor
        component={InnerLink}

        href={at(`tab=payers&filter=faulty&period=${register.period}`)}
      >
        Zobrazit vady
      </Anchor>
    </Warning>
  );
}

function handedOverText({ last, period }: Register): string {
  if (last === null) return '';
  const on = formatDate(last.created);
  if (last.period === period) return `Za období ${periodText(period)} jste předali ${on}.`;
  return `Naposledy jste předali období ${periodText(last.period)} (${on}), starší už předat nelze.`;
}
