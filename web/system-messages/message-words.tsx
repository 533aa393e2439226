import { Badge } from '@mantine/core';
import type { AdminSystemMessage, SystemMessageState } from '#contract/system-messages.ts';

const states: Readonly<Record<SystemMessageState, { text: string; color: string }>> = {
  planned: { text: 'naplánované', color: 'yellow' },
  shown: { text: 'platí', color: 'green' },
  over: { text: 'skončilo', color: 'gray' },
  off: { text: 'vypnuté', color: 'gray' },
};

/** How a message stands, in words. */
export const stateText = ({ state }: Pick<AdminSystemMessage, 'state'>) => states[state].text;

/** How a message stands, in words and in colour. */
export function StateBadge({ state }: Pick<AdminSystemMessage, 'state'>) {
  const { text, color } = states[state];
  return (
    <Badge component="span" variant="light" color={color} tt="none" miw="max-content">
      {text}
    </Badge>
  );
}

/** Names of fields for people. */
export const messageLabels: Record<string, string> = {
  message: 'Text hlášení',
  message_priority: 'Pořadí',
  red_alert: 'Naléhavé (červené)',
  remember_user: 'Uživatel může hlášení odložit natrvalo (OK)',
  show_update_stamp: 'Zobrazit čas poslední změny',
  is_active: 'Zapnuté',
  is_public: 'Vidí i nepřihlášení',
  active_from: 'Zobrazit od',
  active_to: 'Zobrazit do',
  task_id: 'Úloha na pozadí',
  task_message: 'Text k úloze',
};
