import { expect, test } from 'vitest';
import { notCompared, type SettlementDifference } from '#contract/settlement/differences.ts';
import { rendered } from '#tests/web/rendered.tsx';
import { Difference } from './Difference.tsx';

const difference = (causes: SettlementDifference['causes']): SettlementDifference => ({
  ...notCompared('no-former'),
  reason: null,
  former: 1000,
  causes,
});
const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');
const told = (host: Element) => [...host.querySelectorAll('p')].map(plain).join(' ');

test('the way from the year before goes cause by cause, each bar from the end of the one before', () => {
  const shown = difference([
    { cause: 'price', amount: 600 },
    { cause: 'rule', amount: 0 },
    { cause: 'own-use', amount: -800 },
  ]);
  const { host, leave } = rendered(<Difference difference={shown} />);
  expect(told(host)).toContain('Proti předchozímu období o 2 Kč méně: vyšší náklad domu +6 Kč');
  const rows = [...host.querySelectorAll('tr')].map(plain);
  expect(rows).toEqual([
    'Předchozí období10 Kč',
    'Vyšší náklad domu+6 Kč',
    'Vaše spotřeba proti domu−8 Kč',
    'Toto období8 Kč',
  ]);
  const bars = [...host.querySelectorAll<HTMLElement>('[data-is]')];
  expect(
    bars.map(({ dataset, style }) => [dataset['is'], style.insetInlineStart, style.width]),
  ).toEqual([
    ['more', '25%', '75%'],
    ['less', '0%', '100%'],
  ]);
  leave();
});

test('one cause is a sentence alone; what is not compared says why; what nobody asked is not there', () => {
  const one = rendered(<Difference difference={difference([{ cause: 'price', amount: 600 }])} />);
  expect(one.host.querySelector('table')).toBeNull();
  one.leave();
  const none = rendered(<Difference difference={notCompared('space-new')} />);
  expect(told(none.host)).toBe(
    'S předchozím obdobím se částka neporovnává: v předchozím období se prostor nevyúčtoval.',
  );
  none.leave();
  const unasked = rendered(<Difference difference={null} />);
  expect(unasked.host.querySelector('p')).toBeNull();
  unasked.leave();
});
