import { watchedLookUps } from '#tests/sentinel.ts';
import type { Figure, Length } from './figure.ts';

/** R12: look-ups with generated inputs and settings, and what they made the server ask. */
export async function strangersAsked({ long }: Length): Promise<Figure[]> {
  const { inputs, asked, strangers } = await watchedLookUps(long ? 20_000 : 2000);
  return [
    {
      id: 'R12',
      title: 'cizí adresy, ke kterým dovedly vyhledávání podvržené vstupy a nastavení',
      measured: strangers.length,
      comparedTo: `${inputs} vygenerovaných IČO, domén, dnů a nastavení, ${asked} dotazů ven`,
      floor: 0,
      goal: 0,
      beyond: 0,
      unit: 'počet',
    },
  ];
}
