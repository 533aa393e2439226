import { czechDate } from '#contract/czech/iso-date.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Standing } from '#server/core/pasports/space-rows.sql.ts';
import { selectReshapedFrom } from '#server/core/people/reshapings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';

interface Asked {
  readonly first_day: string;
  readonly today: string;
  readonly standings: readonly Pick<Standing, 'hidden' | 'pasport_id' | 'space_number'>[];
}

/** Spaces that are seen are divided and joined in their time, after all that has reshaped them before. */
export async function ensureReshapes(
  db: Db,
  unit: OwnedUnit,
  { first_day, today, standings }: Asked,
): Promise<void> {
  const hidden = standings.find((standing) => standing.hidden);
  if (hidden !== undefined)
    throw fieldFault(
      'first_day',
      `Prostor ${hidden.space_number} je skrytý: nejdříve jej zobrazte`,
    );
  if (first_day > today) throw fieldFault('first_day', 'Zapište nejdříve v den, od kdy platí');
  const ids = standings.map(({ pasport_id }) => pasport_id);
  const later = await selectReshapedFrom(db, unit, ids, first_day);
  if (later === null) return;
  const message = `Prostor se rozděluje nebo spojuje už ${czechDate(later)}: zadejte pozdější den, nebo to vezměte zpět.`;
  throw fieldFault('first_day', message);
}
