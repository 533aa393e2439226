// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  readForecast,
  type ForecastMonth,
  type SettlementForecast,
} from '#contract/settlement/forecasts.ts';
import { previewNextAdvances } from '#contract/settlement/next-advances.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi, type StubApi } from '#tests/web/screen.tsx';
import { anyAdvance, anyAdvances, anySettlement } from '#tests/web/settlement-sample.ts';
import type { SettlementAt } from '../place.ts';
import { Forecast } from './Forecast.tsx';

vi.mock('@tanstack/react-router', () => ({
  useBlocker: () => ({ status: 'idle' }),
  useNavigate: () => () => undefined,
  useRouter: () => null,
  useSearch: () => ({}),
  useParams: () => ({}),
}));

const month = (of: string, fields: Partial<ForecastMonth> = {}): ForecastMonth => ({
  month: `${of}-01`,
  as_of: `${of}-02`,
  expected: 12_000_000,
  owing: 1,
  owed: 500_000,
  fault: '',
  ...fields,
});
const anyForecast = (fields: Partial<SettlementForecast> = {}): SettlementForecast => ({
  as_of: '2026-09-10',
  month: null,
  months: [
    month('2026-08'),
    month('2026-09', { expected: null, owing: null, owed: null, fault: 'Něco chybí.' }),
  ],
  has_former: true,
  months_left: 3,
  services: [
    {
      billing_rule_id: 1,
      service_name: 'Teplo',
      house_name: '',
      so_far: 6_000_000,
      until: '2026-06-30',
      expected: 12_000_000,
      former: null,
      basis: 'degree-days',
      uses: [{ source: 'readings-former', spaces: 2 }],
      flags: [],
    },
  ],
  recipients: [
    {
      key: '12/2026-01-01',
      pasport_id: 12,
      space_name: '12',
      building_name: 'Lipová 12',
      name: 'Jan Novák',
      payer: 'owner',
      cost: 12_000_000,
      advance: 11_500_000,
      balance: 500_000,
      raise: 167_000,
    },
  ],
  ...fields,
});

const settlement = anySettlement();
const go = vi.fn();
let api: StubApi;
let leave: () => void = () => undefined;

beforeEach(() => {
  go.mockReset();
  api = stubApi();
  signedIn();
  api.answers(readForecast, anyForecast());
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
async function open(at: SettlementAt, said: string): Promise<void> {
  ({ leave } = drawn(<Forecast settlement={settlement} at={at} go={go} />));
  await eventually(() => expect(text()).toContain(said));
}

test('the forecast of today stands beside those of months, with why one of them is missing', async () => {
  await open({}, 'Odhad k 10. 9. 2026');
  expect(text()).toContain('Jan Novák');
  expect(text()).toContain('srpen 2026');
  expect(text()).toContain('nespočteno');
  expect(text()).toContain('Něco chybí.');
  click(button('Zvýšit zálohy'));
  expect(go).toHaveBeenCalledWith({ act: 'raise', show: undefined });
});

test('one that was kept says of when it is, and has no column of names', async () => {
  const kept = anyForecast({ month: '2026-08-01', as_of: '2026-08-02' });
  api.answers(readForecast, kept);
  await open({ month: '2026-08-01' }, 'Odhad, jak vyšel 2. 8. 2026, bez jmen.');
  expect(text()).not.toContain('Kdo nese');
  click(button('Odhad k dnešku'));
  expect(go).toHaveBeenCalledWith({ month: undefined }, { replace: true });
});

test('nothing is raised where nobody will owe, or no month is left', async () => {
  api.answers(readForecast, anyForecast({ months_left: 0 }));
  await open({}, 'Odhad k 10. 9. 2026');
  expect(text()).not.toContain('Zvýšit zálohy');
});

test('the raise is proposed by the forecast, without a reserve', async () => {
  api.answers(previewNextAdvances, anyAdvances([anyAdvance()]));
  await open({ act: 'raise' }, 'Návrh rozdělí dluh podle dnešního odhadu');
  await eventually(() =>
    expect(api.sentTo(previewNextAdvances).at(-1)).toMatchObject({ by: 'forecast', reserve: 0 }),
  );
});
