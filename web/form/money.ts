type Typed = number | string | null;

/** Hellers as crowns; what is no number yet stays as it was typed. */
export function crownsOf(hellers: Typed): Typed {
  return typeof hellers === 'number' ? hellers / 100 : hellers;
}

/** Crowns as hellers; a part of a heller stays, so that the rule of whole hellers can refuse it. */
export function hellersOf(crowns: Typed): Typed {
  if (typeof crowns !== 'number') return crowns;
  const hellers = crowns * 100;
  const whole = Math.round(hellers);
  return Math.abs(hellers - whole) < 1e-6 ? whole : hellers;
}
