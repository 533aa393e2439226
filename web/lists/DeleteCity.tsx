import type { CityRow } from '#contract/lists/cities.ts';
import { Removal } from '#web/record/Removal.tsx';
import { useDeleteCity } from './cities.queries.ts';
import { cityTitle } from './city-words.ts';

/** Takes a municipality away for good, unless a record of any client names it. */
export function DeleteCity({ city, onDeleted }: { city: CityRow; onDeleted: () => void }) {
  const deleting = useDeleteCity();
  return (
    <Removal
      label="Smazat obec"
      question={`${cityTitle(city)}. Smazání nelze vrátit; obec, která se už nemá nabízet, raději skryjte.`}
      told="Obec byla smazána"
      onRemove={() => deleting.mutateAsync({ params: { city_id: city.city_id } })}
      onRemoved={onDeleted}
    />
  );
}
