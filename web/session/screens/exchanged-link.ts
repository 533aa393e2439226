import type { ResultOf } from '#contract/endpoint.ts';
import { exchangeLink } from '#contract/session.ts';

const EXCHANGED_KEY = 'kastelan.exchanged-link';

export type ExchangedLink = ResultOf<typeof exchangeLink>;

/** Keeps an exchanged link for a reload of this tab. */
export function keepExchanged(link: ExchangedLink): void {
  sessionStorage.setItem(EXCHANGED_KEY, JSON.stringify(link));
}

/** The link this tab has exchanged before, or null. */
export function readExchanged(): ExchangedLink | null {
  try {
    const stored = exchangeLink.result.safeParse(
      JSON.parse(sessionStorage.getItem(EXCHANGED_KEY) ?? 'null'),
    );
    return stored.success ? stored.data : null;
  } catch {
    // What somebody else wrote there is no link.
    return null;
  }
}

/** The link has served, or no longer works. */
export function forgetExchanged(): void {
  sessionStorage.removeItem(EXCHANGED_KEY);
}
