import { APP_VERSION } from '#contract/version.ts';

/** What the server served the page with. */
export interface PageSettings {
  /** Name of the environment for the 'Info' window, e.g. production. */
  readonly environment: string;
  /** Origin of the API; empty when the page and the API share it. */
  readonly apiBase: string;
  /** Value of the fixed application header. */
  readonly applicationAuth: string;
  readonly version: string;
  /** `open` where the accounts are a demo's and people of other computers reach the portal. */
  readonly demo: string;
  /** Password of a demo that only this computer reaches; empty elsewhere. */
  readonly demoPassword: string;
  /** Days after which even a remembered session ends; empty when unknown. */
  readonly sessionDays: string;
}

const defaults: PageSettings = {
  environment: 'development',
  apiBase: '',
  applicationAuth: 'kastelan-web',
  version: APP_VERSION,
  demo: '',
  demoPassword: '',
  sessionDays: '',
};

/** Settings from the content of the page's meta element; what is missing or not text keeps its default. */
export function parseSettings(content: string): PageSettings {
  const told: unknown = content.startsWith('{') ? JSON.parse(content) : {};
  const given = Object.entries(told as object).filter(([, value]) => typeof value === 'string');
  return { ...defaults, ...(Object.fromEntries(given) as Partial<PageSettings>) };
}

/** Settings of this page. */
export const settings: PageSettings = parseSettings(
  document.querySelector<HTMLMetaElement>('meta[name="kastelan"]')?.content ?? '',
);

/** Address the API is called at, e.g. https://portal.example.cz. */
export const apiAddress = settings.apiBase === '' ? location.origin : settings.apiBase;
