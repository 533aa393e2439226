import type { HelpArticle } from '../article.ts';

export const inspectionArticles: readonly HelpArticle[] = [
  {
    id: 'nova-revize',
    title: 'Sledovat revize zařízení',
    routes: ['AuxiliariesRevisionTypes', 'buildings'],
    words: 'revize kontrola výtah komín hasicí přístroj elektro plyn termín lhůta',
    about: 'Zařízení má svůj druh revize a z něj lhůtu. Portál hlídá, kdy je další na řadě.',
    steps: [
      'Otevřete druh revize, nebo **Všechna zařízení**, a klepněte na **Nové zařízení**.',
      'Provedenou revizi zapište tlačítkem **Zapsat revizi**: den, výsledek, závady a soubor zprávy.',
      'Další termín se spočítá sám.',
    ],
    notes: [
      'Zařízení bez zapsané revize není v pořádku: portál o něm neví nic.',
      'Kolik dnů předem přijde upozornění, zvolíte v **Nastavení**.',
    ],
  },
  {
    id: 'druhy-revizi',
    title: 'Upravit druhy revizí a lhůty',
    routes: ['AuxiliariesRevisionTypes'],
    words: 'lhůta druh revize předpis vyhláška vlastní',
    about: 'Druhy přicházejí s běžnými lhůtami. Vlastní druh i lhůtu si přidáte.',
    steps: [
      'Klepněte na **Nový druh**, nebo druh otevřete a upravte.',
      'Zapište lhůtu a předpis, ze kterého plyne.',
    ],
  },
];
