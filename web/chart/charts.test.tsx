import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { one, oneOf, rendered, type } from '#tests/web/rendered.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { StepChart } from './StepChart.tsx';

let leave: () => void;
afterEach(() => leave());

const repo = {
  name: 'Repo',
  points: [
    { day: '2023-12-22', value: 6.75 },
    { day: '2024-02-09', value: 6.25 },
    { day: '2024-03-21', value: 5.75 },
  ],
};
const discount = { name: 'Diskont', points: [{ day: '2024-02-09', value: 5.25 }] };
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const readout = () => plain(one('figure > p').textContent);
const described = () => plain(document.querySelector('svg[role=img]')?.getAttribute('aria-label'));
const walker = () => oneOf(HTMLInputElement, 'input[type=range]');

/** Moves the pointer over the frame, which has the width of the drawing. */
function pointAt(x: number): void {
  const frame = one('figure > div');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 640, 250);
  act(() => {
    frame.dispatchEvent(new PointerEvent('pointermove', { clientX: x, bubbles: true }));
  });
}

describe('a chart of what holds until changed', () => {
  const draw = (series = [repo]) => {
    ({ leave } = rendered(
      <StepChart label="Repo sazba" series={series} unit="%" decimals={2} to="2024-04-30" />,
    ));
  };

  test('tells readers its range, least, greatest and last value', () => {
    draw();
    expect(described()).toBe(
      'Repo sazba: od 22. 12. 2023 do 30. 4. 2024; nejméně 5,75 %, nejvíce 6,75 %, naposledy 5,75 % (30. 4. 2024)',
    );
  });

  test('shows the value of the day under the pointer, and the last one without it', () => {
    draw();
    expect(readout()).toBe('30. 4. 2024: 5,75 %');
    pointAt(300);
    expect(readout()).toBe('9. 2. 2024: 6,25 %');
    act(() => {
      one('figure > div').dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    });
    expect(readout()).toBe('30. 4. 2024: 5,75 %');
  });

  test('is walked over by a control that speaks each value', () => {
    draw();
    expect(walker().max).toBe('3');
    expect(walker().getAttribute('aria-label')).toBe('Repo sazba: procházet hodnoty');
    type(walker(), '0');
    expect(readout()).toBe('22. 12. 2023: 6,75 %');
    expect(plain(walker().getAttribute('aria-valuetext'))).toBe('22. 12. 2023: 6,75 %');
  });

  test('tells several series apart by their dashes and marks, and names them', () => {
    draw([repo, discount]);
    type(walker(), '0');
    expect(readout()).toBe('22. 12. 2023: Repo 6,75 %, Diskont –');
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Repo',
      'Diskont',
    ]);
    const marks = [...document.querySelectorAll('li path:last-child')].map((path) =>
      path.getAttribute('d'),
    );
    expect(new Set(marks).size).toBe(2);
  });

  test('says so when nothing holds in the range', () => {
    ({ leave } = rendered(
      <StepChart label="Repo" series={[repo]} unit="%" decimals={2} to="2000-01-01" />,
    ));
    expect(document.body.textContent).toContain('nejsou žádné hodnoty');
  });
});

describe('a chart of what is measured by day', () => {
  const points = Array.from({ length: 1500 }, (_, at) => ({
    day: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
    value: 25 + Math.sin(at / 50),
  }));

  test('draws fifteen hundred values, thinned to the pixels', () => {
    ({ leave } = rendered(
      <LineChart label="Euro" series={[{ name: 'EUR', points }]} unit="Kč" decimals={3} />,
    ));
    const path = document.querySelector('figure svg g > path')?.getAttribute('d') ?? '';
    expect(path.split('L').length).toBeGreaterThan(500);
    expect(path.split('L').length).toBeLessThanOrEqual(1500);
    pointAt(0);
    expect(readout()).toBe('1. 1. 2020: 25,000 Kč');
  });
});

describe('a chart by category', () => {
  const draw = () => {
    const series = [
      { name: '2023/24', values: [601.4, 501.2, 446.4] },
      { name: '2024/25', values: [580, null, 10] },
    ];
    ({ leave } = rendered(
      <BarChart
        label="Denostupně"
        categories={['leden', 'únor', 'březen']}
        series={series}
        unit="D19"
        decimals={1}
      />,
    ));
  };

  test('has a bar for each value, filled by the pattern of its series', () => {
    draw();
    const bars = [...document.querySelectorAll('svg[role=img] rect')];
    expect(bars).toHaveLength(5);
    const fills = new Set(bars.map((bar) => bar.getAttribute('fill')));
    expect(fills.size).toBe(2);
    for (const fill of fills) {
      expect(document.getElementById(/#(.*)\)/.exec(fill ?? '')?.[1] ?? '')?.tagName).toBe(
        'pattern',
      );
    }
    const heights = bars.map((bar) => Number(bar.getAttribute('height')));
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  });

  test('says the values of the category under the pointer, and which are missing', () => {
    draw();
    expect(readout()).toBe('březen: 2023/24 446,4 D19, 2024/25 10,0 D19');
    pointAt(330);
    expect(readout()).toBe('únor: 2023/24 501,2 D19, 2024/25 –');
    expect(described()).toContain('leden až březen; nejméně 10,0 D19, nejvíce 601,4 D19');
  });
});
