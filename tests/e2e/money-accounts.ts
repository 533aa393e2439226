import type { Page } from '@playwright/test';
import { browseAccounts, type LedgerAccount } from '#contract/money/accounts.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';

/** Who is signed in on the page, and the unit that is open there. */
export async function callOf(page: Page) {
  const kept = await page.evaluate(
    ([session, unit]) => [sessionStorage.getItem(session), sessionStorage.getItem(unit)],
    [SESSION_KEY, UNIT_KEY] as const,
  );
  const { token = '' } = JSON.parse(kept[0] ?? '{}') as { token?: string };
  return { token, unit_id: Number(kept[1]) };
}

async function accountsOf(page: Page, { url }: PortalProcess): Promise<readonly LedgerAccount[]> {
  const { token, unit_id } = await callOf(page);
  const { result } = await askPortal(url, browseAccounts, { token, params: { unit_id } });
  return result.values;
}

/** The account with a symbol of its own of which it holds. */
export async function accountOf(
  page: Page,
  portal: PortalProcess,
  has: (account: LedgerAccount) => boolean,
) {
  const all = await accountsOf(page, portal);
  const symbols = all.map(({ variable_symbol }) => variable_symbol);
  const account = all.find(
    (one) =>
      one.is_present &&
      has(one) &&
      symbols.filter((symbol) => symbol === one.variable_symbol).length === 1,
  );
  if (account === undefined) throw new Error('The demo has no such account.');
  return account;
}
