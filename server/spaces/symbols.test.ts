import { expect, test } from 'vitest';
import { issueSymbols, previewSymbols } from '#contract/pasports/symbols.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { hasCheckDigits } from '#contract/rules/issued-symbol.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const call = () => ({ token: at.user.token, params: { unit_id: at.unit.unit_id } });
const issue = (seen: number) => at.world.call(issueSymbols, { ...call(), body: { seen } });

test('symbols with check digits are issued to spaces that have none, and old ones stay', async () => {
  const house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
  const symbols = ['', '12', ''];
  for (const variable_symbol of symbols)
    await addSpaceRow(at.world.db, at.unit, house, { variable_symbol });
  const { result } = await at.world.call(previewSymbols, call());
  expect(result.values).toHaveLength(2);
  expect(result.values.every((one) => hasCheckDigits(one.variable_symbol))).toBe(true);
  // Somebody has seen another list.
  expect((await issue(1)).status).toBe(409);
  expect((await issue(2)).result.values).toEqual(result.values);
  expect((await issue(0)).result.values).toEqual([]);
  const params = { ...call().params, show_hidden: '0', parent_type: 'all', parent_id: '0' };
  const spaces = await at.world.call(browseSpaces, { ...call(), params });
  expect(
    spaces.result.values.map((one) => one.variable_symbol).filter((one) => one === '12'),
  ).toHaveLength(1);
  expect(new Set(spaces.result.values.map((one) => one.variable_symbol)).size).toBe(3);
});
