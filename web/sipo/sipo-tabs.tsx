import type { SipoSettings as Settings } from '#contract/sipo/settings.ts';
import type { Tab } from '#web/ui/Tabs.tsx';
import { AnswersTab } from './answers/AnswersTab.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import { HandOverTab } from './hand-over/HandOverTab.tsx';
import { PayersTab } from './PayersTab.tsx';
import type { GoInSipo, SipoPlace } from './place.ts';
import type { Register } from './register.ts';
import { SipoSettings } from './settings/SipoSettings.tsx';

interface TabsInput {
  unit_id: number;
  register: Register | undefined;
  settings: Settings | undefined;
  place: SipoPlace;
  go: GoInSipo;
}

/** The parts of SIPO. */
export function sipoTabs({ unit_id, register, settings, place, go }: TabsInput): readonly Tab[] {
  const lists = { unit_id, register, place, go };
  const opened = { open: place.open, onOpen: (open: number | undefined) => go({ open }) };
  return [
    {
      key: 'payers',
      text: 'Plátci',
      title: 'Kdo platí a co brání předání',
      content: <PayersTab {...lists} />,
    },
    {
      key: 'changes',
      text: 'Změny od minula',
      title: 'Co se od posledního předání změnilo',
      content: <ChangesTab {...lists} settings={settings} />,
    },
    {
      key: 'hand-over',
      text: 'Předání',
      title: 'Soubory pro poštu a co už bylo předáno',
      content: (
        <HandOverTab unit_id={unit_id} register={register} settings={settings} {...opened} />
      ),
    },
    {
      key: 'answers',
      text: 'Odpovědi pošty',
      title: 'Zaplacené platby a chybné záznamy',
      content: <AnswersTab unit_id={unit_id} {...opened} />,
    },
    {
      key: 'settings',
      text: 'Nastavení',
      title: 'Co je dohodnuto s poštou',
      content: <SipoSettings unit_id={unit_id} settings={settings} />,
    },
  ];
}
