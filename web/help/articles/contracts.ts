import type { HelpArticle } from '../article.ts';

export const contractArticles: readonly HelpArticle[] = [
  {
    id: 'smlouvy-jednotky',
    title: 'Hlídat smlouvy a jejich výpovědi',
    routes: ['Contracts', 'Home'],
    words:
      'smlouva pojištění pojistka správa výtah úklid internet úvěr výpověď konec prodloužení upozornění karta přehled',
    about:
      'Jeden seznam všech smluv jednotky: nájmy z prostorů, smlouvy s dodavateli z odběrných míst a ostatní, které sem zapíšete. Karta **Upozornění na smlouvy** počítá právě řádky výběru **Upozornění**.',
    steps: [
      'Klepněte na **Nová smlouva**, zvolte druh a druhou stranu a zapište, od kdy a do kdy smlouva platí.',
      'Prodlužuje-li se sama, vyplňte **Prodlužuje se o (měsíců)** a **Vypovědět předem**; poslední den výpovědi pak portál počítá sám, i pro další období.',
      'Nedá-li se den spočítat, zapište ho do pole **Výpověď doručit do**.',
      'Smlouvu a dodatky přiložte v záznamu na záložce **Soubory**.',
      'Když výpověď dojde druhé straně, vyplňte **Výpověď doručena**; upozornění skončí.',
    ],
    notes: [
      'Pojištění s běžným pojistným se vypovídá ke konci pojistného období a výpověď musí dojít nejpozději šest týdnů před ním (občanský zákoník, § 2807). Nová smlouva o pojištění to má předvyplněné; co je sjednáno jinak, přepište.',
      'Upozorňuje se 60 dnů před posledním dnem výpovědi, nebo ode dne v poli **Upozornit od**. Ten platí pro jedno období; další se hlídá jako obvykle.',
      'Nájem a smlouva s dodavatelem se mění ve svém záznamu, do kterého z řádku přejdete.',
      'Není-li konec zapsán a smlouva není na dobu neurčitou, portál řekne, že konec není znám; jako v pořádku ji neukáže.',
      'Smlouvu, která skončila, ukončete v nabídce záznamu; v seznamu pak bude jen na vyžádání.',
    ],
  },
];
