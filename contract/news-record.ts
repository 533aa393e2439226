import { z } from 'zod';
import { day, longText, requiredText, ruled, text } from './fields.ts';
import { notImported, record, told, written } from './record.ts';
import { newsDepthRule } from '#contract/rules/news-depth.ts';
import { newsLinkRule } from '#contract/rules/news-link.ts';
import { at } from '#contract/rules/rule.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { APP_VERSION } from '#contract/version.ts';

const NEWS = 'Novinka';
const PUBLISHING = 'Zveřejnění';

const imported = notImported('Novinky portálu se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });

/** Fields of an item of the portal's news. */
export const newsFields = {
  title: written(line(requiredText(200)), fact(NEWS, 'Nadpis')),
  tag: written(line(text(40)), { ...fact(NEWS, 'Štítek'), hint: 'Třeba novinka ve verzi' }),
  /** Version of the portal that brought it; empty where it has none. */
  app_version: written(line(text(40)), {
    ...fact(NEWS, 'Verze portálu'),
    hint: `Nyní běží ${APP_VERSION}`,
  }),
  news_date: written(dayOf(day), fact(PUBLISHING, 'Datum novinky')),
  /** Published from this day on; null from the beginning. */
  public_date: written(orNone(dayOf(day)), {
    ...fact(PUBLISHING, 'Zveřejnit od'),
    hint: 'Prázdné: hned po zveřejnění',
  }),
  /** Markdown. */
  news_content: written(lines(ruled(longText(20_000), newsDepthRule)), {
    ...fact(NEWS, 'Text'),
    hint: 'Píše se v Markdownu: # nadpis, **tučně**, *šikmo*, - odrážka, [text](https://adresa). Značky HTML a obrázky zůstanou textem.',
  }),
  /** More is to be read there: within the portal, or elsewhere when it is external. */
  link_detail: written(line(text(500)), fact(NEWS, 'Odkaz na podrobnosti')),
  link_is_external: written(yesNo, fact(NEWS, 'Odkaz vede mimo portál')),
  /** For everybody; otherwise for those who are signed in. */
  is_public: written(yesNo, {
    ...fact(PUBLISHING, 'I pro nepřihlášené'),
    initial: true,
    hint: 'Jinak ji uvidí jen přihlášení uživatelé; v odběru nebude.',
  }),
  /** Published; otherwise a draft. */
  is_enabled: written(yesNo, {
    ...fact(PUBLISHING, 'Zveřejněno'),
    hint: 'Dokud není zveřejněna, je koncept a vidí ji jen správce systému.',
  }),
};

interface Linked {
  readonly link_detail?: string | undefined;
  readonly link_is_external?: boolean | undefined;
}

/** What is wrong with the link of an item; a change that does not name both is judged by the server. */
export function newsLinkFault({ link_detail, link_is_external }: Linked): string | null {
  if (link_detail === undefined || link_is_external === undefined) return null;
  return newsLinkRule(link_is_external)(link_detail);
}

/** Rules over more fields of an item. */
export const newsChecks = [at('link_detail', newsLinkFault)];

/** 'draft' and 'scheduled' are seen by system admins only. */
export const newsState = z.enum(['draft', 'scheduled', 'published']);

const state = choice(
  newsState,
  { draft: ['koncept'], scheduled: ['naplánovaná'], published: ['zveřejněná'] },
  'draft',
);

/** An item of the portal's news, described. */
export const newsRecord = record({
  written: newsFields,
  told: { state: told(state, { label: 'Stav', listed: null }) },
  list: [],
  columns: [],
});
