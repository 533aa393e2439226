import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { readCampaign } from '#contract/pasports/declarations.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { one, press } from '#tests/web/rendered.tsx';
import { eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import { CampaignView } from './CampaignView.tsx';

const campaign: Campaign = {
  person_campaign_id: 3,
  unit_id: 1,
  pasport_id: null,
  building_name: '',
  name: 'Hlášení osob 2026',
  valid_from: '2026-01-01',
  closes: '2026-01-31',
  remind_days: null,
  state: 'closed',
  ended: null,
  user_name: 'Tomáš Vrána',
  created: '2026-01-01T08:00:00.000Z',
  version: 1,
  spaces_count: 1,
  answered_count: 0,
};
const space: CampaignSpace = {
  pasport_id: 11,
  pasport_space_id: 5,
  building_id: 10,
  building_name: 'Lipová 12',
  space_number: '7',
  payer_names: 'Nová Eva',
  has_email: true,
  held: null,
  declaration: null,
  standing: 'missing',
  answers_count: 0,
  acceptance: null,
  asked: null,
};
let leave: () => void;

beforeEach(() => {
  signedIn();
  stubApi().answers(readCampaign, { campaign, values: [space] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a row of a campaign opens its space at its numbers of persons', async () => {
  const view = () => (
    <CampaignView
      unit_id={1}
      person_campaign_id={3}
      filter={undefined}
      onFilter={() => undefined}
    />
  );
  const opened = openedAt(paths.pasports, 'pasports', view);
  ({ leave } = opened);
  await eventually(() => one('tbody tr[tabindex]'));
  press(one('tbody tr[tabindex]'), 'Enter');
  await eventually(() =>
    expect(opened.history.location.href).toBe('/pasports?unit=1&space=5&tab=occupants'),
  );
});
