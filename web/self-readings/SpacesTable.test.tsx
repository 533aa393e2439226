import { afterEach, expect, test } from 'vitest';
import type { SelfRound, SelfSpace } from '#contract/metering/self-rounds.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { one, press } from '#tests/web/rendered.tsx';
import { eventually, signedIn } from '#tests/web/screen.tsx';
import { SpacesTable } from './SpacesTable.tsx';

const round: SelfRound = {
  self_reading_round_id: 3,
  unit_id: 1,
  pasport_id: 10,
  building_name: 'Lipová 12',
  name: 'Samoodečet 2026',
  kinds: ['cold-water'],
  opens: '2026-01-01',
  closes: '2026-01-10',
  state: 'closed',
  ended: null,
  user_name: 'Tomáš Vrána',
  created: '2026-01-01T08:00:00.000Z',
  version: 1,
  spaces_count: 1,
  answered_count: 0,
  waiting_count: 0,
};
const space: SelfSpace = {
  pasport_id: 11,
  pasport_space_id: 5,
  space_number: '7',
  payer_names: 'Nová Eva',
  has_email: true,
  meters_count: 2,
  sent_count: 0,
  waiting_count: 0,
  revoked: false,
  asked: null,
};
let leave: () => void;
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a row of a round opens its space at its meters', async () => {
  signedIn();
  const table = () => (
    <SpacesTable round={round} spaces={[space]} filter={undefined} go={() => undefined} />
  );
  const opened = openedAt(paths.pasports, 'pasports', table);
  ({ leave } = opened);
  await eventually(() => one('tbody tr'));
  press(one('tbody tr'), 'Enter');
  await eventually(() =>
    expect(opened.history.location.href).toBe('/pasports?unit=1&space=5&tab=meters'),
  );
});
