import type { IssuableSymbol, issueSymbols, previewSymbols } from '#contract/pasports/symbols.ts';
import { issuedSymbol } from '#contract/rules/issued-symbol.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { updateSpaces } from '#server/core/pasports/spaces.ts';
import { selectSpacesLocked } from '#server/core/pasports/unit-spaces.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectSymbols, type StoredSymbol } from '#server/core/pasports/symbols.sql.ts';

/** What spaces without a symbol would get; a symbol that another space has already is left out. */
function issuable(stored: readonly StoredSymbol[]) {
  const taken = new Set(stored.map(({ variable_symbol }) => variable_symbol));
  return stored
    .filter(({ variable_symbol, hidden }) => variable_symbol === '' && !hidden)
    .map((space) => ({ ...space, variable_symbol: issuedSymbol(space.pasport_id) }))
    .filter(({ variable_symbol }) => !taken.has(variable_symbol));
}

const told = (spaces: readonly StoredSymbol[]): IssuableSymbol[] =>
  spaces.map(({ pasport_id, space_number, building_name, variable_symbol }) => ({
    pasport_id,
    space_number,
    building_name,
    variable_symbol,
  }));

/** Spaces of the unit without a variable symbol, with those that they would get. */
export async function preview({ unit, db }: UnitCall<typeof previewSymbols>) {
  return { values: told(issuable(await selectSymbols(db, unit))) };
}

/** Issues a symbol to each space that has none. Errors: `licence-expired`, `symbols-differ`. */
export async function issue({ unit, db, body, portal }: UnitCall<typeof issueSymbols>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const before = await selectSymbols(db, unit);
  await selectSpacesLocked(
    db,
    unit,
    before.map(({ pasport_id }) => pasport_id),
  );
  const spaces = issuable(await selectSymbols(db, unit));
  ensure(spaces.length === body.seen, 'symbols-differ');
  await updateSpaces(
    db,
    unit,
    spaces.map(({ pasport_id, pasport_space_id, version, variable_symbol }) => ({
      pasport_id,
      pasport_space_id,
      version,
      place: {},
      details: { variable_symbol },
    })),
  );
  return { values: told(spaces) };
}
