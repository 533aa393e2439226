import type { Piece, Vector } from './maker.ts';

/** Dark modules of a row that touch are one rectangle. */
function joined(modules: readonly Vector[]): Piece[] {
  const pieces: [number, number, number, number][] = [];
  for (const { x = 0, y = 0, w = 0, h = 0 } of modules) {
    const last = pieces.at(-1);
    if (last !== undefined && last[1] === y && last[0] + last[2] === x) last[2] += w;
    else pieces.push([x, y, w, h]);
  }
  return pieces;
}

/**
 * A code as it is laid out, its light field and behind it hundreds of dark modules, as two vectors: what is dark is
 * drawn at once, and no light seams are left between modules that touch.
 */
export function withModulesAtOnce(code: readonly Vector[]): readonly Vector[] {
  const [field, ...modules] = code;
  const [{ color } = {}] = modules;
  // Laid out otherwise than it is known here, it is drawn piece by piece rather than lost.
  if (field === undefined || color === undefined) return code;
  return [field, { ...field, color, pieces: joined(modules) }];
}
