import type { HelpArticle } from '../article.ts';

export const accountPaperArticles: readonly HelpArticle[] = [
  {
    id: 'konto-na-papire',
    title: 'Dát někomu jeho konto: PDF, QR platba, odkaz',
    routes: ['Ledger'],
    words: 'výpis konta QR kód platba pdf odkaz e-mail bez přihlášení kolik mám zaplatit',
    about:
      'Kdo se ptá, kolik má zaplatit, dostane konto s QR platbou: v PDF, nebo odkazem, který ukazuje vždy dnešní stav.',
    steps: [
      'Otevřete konto; pod **Úhrada a doklady** je částka, účet, symbol a kód QR platby.',
      'Klepněte na **Uložit PDF** a soubor vytiskněte nebo pošlete.',
      'Odkaz vytvoří **Odkaz pro osobu**: pošle se e-mailem, nebo ho zkopírujete. Tamtéž je vidět, kdy byl otevřen, a dá se zrušit.',
    ],
    notes: [
      'Má-li jednotka víc bankovních účtů, zvolí správce klienta, který se tiskne: **Účet pro platby**.',
      'QR kód je jen na kontu k dnešnímu dni a jen když je co platit.',
      'Odkaz ukazuje jedno konto a nic jiného. Kdo ho má, konto uvidí.',
    ],
  },
  {
    id: 'potvrzeni-o-dluzich',
    title: 'Vydat potvrzení o dluzích při prodeji',
    routes: ['DebtConfirmations', 'Ledger', 'Verification', 'ConfirmationLink'],
    words: 'převod jednotky prodej bytu notář bezdlužnost § 1186 nabyvatel převodce ověření',
    about:
      'Potvrzení říká, jaké splatné dluhy prostor ke dni má a jaký je úrok z prodlení. Dluh, který v něm chybí, na nabyvatele nepřejde.',
    steps: [
      'Na kontu prodávajícího klepněte na **Potvrzení o dluzích**.',
      'Zvolte den a kdo o ně žádá. Nabyvateli se vydá jen se souhlasem převodce; zapište, kdy ho dal.',
      'Zkontrolujte, co potvrzení řekne, a klepněte na **Vydat a uložit PDF**.',
      'Poslat ho můžete odkazem: otevřete ho v seznamu a zvolte **Odkaz na potvrzení**. S e-mailem se odešle, bez něj se ukáže ke zkopírování.',
      'Kdo potvrzení dostane, ověří ho podle čísla a kontrolního kódu, i bez přihlášení; vede tam i QR kód v PDF.',
    ],
    notes: [
      'Vydané potvrzení se nemění. Chybné otevřete v seznamu a zvolte **Vydat nové místo něj**, nebo **Zneplatnit**.',
      'Výsledek vyúčtování, které teprve přijde, v potvrzení není; potvrzení to samo říká.',
      'Odkaz ukáže potvrzení, jak bylo vydáno, a červeně, když už neplatí. Tamtéž se dá zrušit. Nabyvateli a notáři ho předejte jen se souhlasem převodce.',
      'Ověření ukáže den, prostor, dluhy a úrok, a žádnou osobu.',
    ],
  },
];
