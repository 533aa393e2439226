import { shiftDays } from '#contract/czech/iso-date.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { Row } from './records.ts';

interface DemoItem {
  readonly daysAgo: number;
  readonly title: string;
  readonly tag: string;
  readonly text: string;
  readonly link?: string;
  /** For those who are signed in. */
  readonly closed?: true;
  readonly draft?: true;
}

const ITEMS: readonly DemoItem[] = [
  {
    daysAgo: 30,
    title: 'Vítejte v portálu Kastelán',
    tag: 'návod',
    text: `Portál drží na jednom místě **domy, prostory, lidi a termíny** všech jednotek, které spravujete.

## Kde začít

1. V horní liště vyberte jednotku.
2. V *Adresáři* zkontrolujte kontakty a nájemce.
3. V *Prostorech* doplňte plochy a uživatele bytů.

> Data v ukázce jsou vymyšlená, můžete s nimi dělat cokoli.`,
  },
  {
    daysAgo: 16,
    title: 'Revize s hlídáním termínů',
    tag: 'novinka ve verzi',
    text: `U domů a prostorů teď evidujete zařízení, která se revidují, i zprávy o revizích se soubory.

| Stav | Co znamená |
|---|---|
| po termínu | revize už měla být |
| za 19 dní | blíží se, podle předstihu druhu revize |
| se závadami, nevyhovuje | podle poslední zprávy, dokud závady neodstraníte |
| bez revize | zpráva o revizi zatím není |

Lhůty druhů revizí si upravíte v číselníku.`,
    link: '/auxiliaries/revisiontypes',
  },
  {
    daysAgo: 6,
    title: 'Upozornění podle vás',
    tag: 'novinka ve verzi',
    text: `V nastavení si zvolíte, o čem chcete vědět a jak:

- zprávou v portálu,
- e-mailem v ranním souhrnu,
- nebo vůbec.

Na stejném místě uvidíte i **přihlášená zařízení** a cizí hned odhlásíte.`,
    link: '/client/user/settings?tab=notifications',
    closed: true,
  },
  {
    daysAgo: 0,
    title: 'Co chystáme do další verze',
    tag: '',
    text: 'Rozepsaný koncept. Vidí ho jen správce systému, dokud ho nezveřejní.',
    draft: true,
  },
];

/** News of the demo about the portal itself; nobody is told of them any more. */
export function newsRows(today: string): readonly Row[] {
  return ITEMS.map(({ daysAgo, title, tag, text, link = '', closed, draft }) => ({
    title,
    news_content: text,
    link_detail: link,
    link_is_external: false,
    is_public: closed !== true,
    is_enabled: draft !== true,
    news_date: shiftDays(today, -daysAgo),
    tag,
    app_version: tag === 'novinka ve verzi' ? APP_VERSION : '',
    announced: draft === true ? null : `${today}T00:00:00Z`,
  }));
}
