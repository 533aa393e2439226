import { changeSelfRound } from '#contract/metering/self-reading-calls.ts';
import { changeCampaign } from '#contract/pasports/declarations.ts';
import type { Kind } from './kind.ts';

/** What people of houses are asked for: the last day moves and goes back; that they were asked stays. */
export const askingKinds: readonly Kind[] = [
  {
    table: 'person_campaigns',
    id: 'person_campaign_id',
    param: 'person_campaign_id',
    ofUnit: true,
    save: changeCampaign,
    whole: ['closes', 'remind_days'],
  },
  {
    table: 'self_reading_rounds',
    id: 'self_reading_round_id',
    param: 'self_reading_round_id',
    ofUnit: true,
    save: changeSelfRound,
  },
];
