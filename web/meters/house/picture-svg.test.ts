import { describe, expect, it } from 'vitest';
import { drawingSvg } from './picture-svg.ts';

const drawing: Parameters<typeof drawingSvg>[0] = {
  title: 'Lipová 12 <A & "B">: studená voda',
  notes: ['m³ na m², barva proti mediánu domu'],
  legend: [
    { colour: 0, text: 'do 0,50' },
    { colour: 'unknown', text: 'není známo' },
  ],
  floors: [
    {
      code: '2NP',
      name: 'druhé',
      tiles: Array.from({ length: 9 }, (_, at) => ({
        number: String(at + 1),
        text: '1,20 m³/m²',
        colour: at % 5,
      })),
    },
    { code: '1NP', name: '', tiles: [{ number: '10', text: 'není známo', colour: 'unknown' }] },
    { code: '1PP', name: '', tiles: [] },
  ],
};

const parsed = () => new DOMParser().parseFromString(drawingSvg(drawing), 'image/svg+xml');

describe('the drawing of a house as a file', () => {
  it('is a whole SVG of its own, whatever stands in names', () => {
    const svg = parsed();
    expect(svg.querySelector('parsererror')).toBeNull();
    expect(svg.querySelector('title')?.textContent).toBe(drawing.title);
    expect(drawingSvg(drawing)).not.toMatch(/href|style=|class=|var\(/u);
  });

  it('has each space with its number and figure, every floor, and what colours mean', () => {
    const texts = [...parsed().querySelectorAll('text')].map(({ textContent }) => textContent);
    for (const { code, tiles } of drawing.floors) {
      expect(texts).toContain(code);
      for (const { number } of tiles) expect(texts).toContain(number);
    }
    expect(texts.filter((text) => text === '1,20 m³/m²')).toHaveLength(9);
    expect(texts).toContain('bez prostorů');
    expect(texts).toContain('do 0,50');
  });

  it('lets nothing out of its edges, and puts spaces that do not fit on another line', () => {
    const svg = parsed();
    const [, , width = 0, height = 0] = (svg.documentElement.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    for (const box of svg.querySelectorAll('rect[rx]')) {
      const of = (name: string) => Number(box.getAttribute(name));
      expect(of('x') + of('width')).toBeLessThan(width);
      expect(of('y') + of('height')).toBeLessThan(height);
    }
    const lines = new Set(
      [...svg.querySelectorAll('rect[width="118"]')].map((box) => box.getAttribute('y')),
    );
    // Nine of the second floor on two lines, one of the first.
    expect(lines.size).toBe(3);
  });
});
