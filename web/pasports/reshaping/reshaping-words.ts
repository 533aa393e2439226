import type { Reshaping } from '#contract/pasports/reshapings.ts';

type Reshaped = Reshaping['spaces'][number];

/** What has become of the space, before the spaces that are named with it. */
export function reshapingText(
  { transfer_kind, spaces }: Pick<Reshaping, 'transfer_kind' | 'spaces'>,
  pasport_id: number,
): { readonly text: string; readonly others: readonly Reshaped[] } {
  const own = spaces.find((space) => space.pasport_id === pasport_id)?.part ?? 'kept';
  const kept = spaces.filter(({ part }) => part === 'kept');
  const others = spaces.filter(({ part }) => part !== 'kept');
  if (own === 'joined') return { text: 'Spojeno s prostorem', others: kept };
  if (own === 'founded') return { text: 'Vzniklo rozdělením prostoru', others: kept };
  if (transfer_kind === 'joining')
    return { text: others.length === 1 ? 'Připojen prostor' : 'Připojeny prostory', others };
  return { text: others.length === 1 ? 'Oddělen prostor' : 'Odděleny prostory', others };
}
