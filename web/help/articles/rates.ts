import type { HelpArticle } from '../article.ts';

export const rateArticles: readonly HelpArticle[] = [
  {
    id: 'urok-z-prodleni',
    title: 'Spočítat úrok z prodlení',
    routes: ['AuxiliariesCnbRepo', 'AuxiliariesCnbDiscount'],
    words: 'dluh prodlení úrok repo sazba kalkulačka penále',
    about:
      'Zákonný úrok z prodlení se řídí repo sazbou České národní banky k začátku pololetí, ve kterém prodlení vzniklo.',
    steps: [
      'Na obrazovce **Repo sazba ČNB** vyplňte částku, den splatnosti a den zaplacení.',
      'Výsledek ukáže dny, sazbu a úrok za každé období.',
      'Více dluhů a splátky zapíšete v části **Více dluhů a částečné platby**.',
      'Výpočet pro dlužníka vytisknete tlačítkem **Vytisknout výpočet**.',
    ],
  },
  {
    id: 'kurzy',
    title: 'Zjistit kurz k určitému dni',
    routes: ['AuxiliariesCnbExchangeRates'],
    words: 'kurz euro dolar měna převod čnb',
    about: 'Kurzy přicházejí z České národní banky každý pracovní den.',
    steps: [
      'Na obrazovce **Kurzy měn** zvolte den; platí poslední vyhlášený kurz.',
      'Částku přepočte **Převod měn**.',
      'Starší kurzy doplní tlačítko **Načíst rok**.',
    ],
  },
];
