/** What a dialog is about whose title names no record. */
type About =
  /** What is only being made has no name yet. */
  | 'new'
  /** The active unit, which the head of the page names. */
  | 'unit'
  /** Records picked in a list, or the list itself. */
  | 'list'
  /** Who is signed in. */
  | 'person'
  /** The portal or the whole client. */
  | 'portal';

/** Titles of dialogs that are the same whatever they are opened over, and why they may be. */
export const titlesOfNoRecord: Readonly<Record<string, About>> = {
  Hledat: 'portal',
  'Import dat': 'portal',
  'Import měsíců': 'portal',
  'Import seznamu obcí': 'portal',
  Info: 'portal',
  'Klávesové zkratky': 'portal',
  'Na jaké dluhy upozornit': 'unit',
  'Nastavení předpisů': 'unit',
  'Naučené účty plátců': 'unit',
  'Načíst výpis z banky': 'unit',
  'Nová osoba': 'new',
  'Nová skupina domů': 'new',
  'Nová smlouva': 'new',
  'Nové měřicí místo': 'new',
  'Nové odběrné místo': 'new',
  'Nové pravidlo rozúčtování': 'new',
  'Nové vyúčtování': 'new',
  'Nové zařízení k revizi': 'new',
  'Nový dodavatel': 'new',
  'Nový dům': 'new',
  'Nový kontakt': 'new',
  'Nový modul': 'new',
  'Nový prostor': 'new',
  'Nový přístupový klíč': 'person',
  'Nový úkol': 'new',
  'Obvyklá odběrná místa': 'unit',
  'Obvyklé práce': 'unit',
  'Od čeho upozorňovat na měřidla': 'unit',
  'Odebírat kalendář': 'person',
  'Odesílat měsíční informace samo': 'unit',
  'Ověřovací aplikace': 'person',
  'Pozvat uživatele': 'new',
  'Pravidla podle zákona': 'unit',
  'Přidělit symboly s kontrolními číslicemi': 'unit',
  'Příchozí zprávy a oznámení': 'person',
  'Sazba úroku z prodlení': 'unit',
  'Sloupce tabulky': 'list',
  'Sloučit služby psané různě': 'unit',
  'Texty a nastavení vyúčtování': 'unit',
  'Vrátit přeplatky': 'unit',
  'Vyhlásit hlášení osob': 'new',
  'Vyhlásit samoodečet': 'new',
  'Uložit pohled': 'list',
  'Výběr jednotky': 'portal',
  'Zapsat platbu': 'unit',
  'Záložní kódy': 'person',
  'Žádost o licenci': 'portal',
};

/** Kinds of records that belong to no other record: a new one has nothing to say whose it is. */
export const recordsOfTheirOwn: readonly string[] = [
  'Nová doba platnosti',
  'Nová nepřítomnost',
  'Nová obec',
  'Nová služba',
  'Nová zákonná hodnota',
  'Nová četa',
  'Nové místo nebo stanice',
  'Nové schéma modulů',
  'Nové systémové hlášení',
  'Nový bankovní účet',
  'Nový druh revize',
  // The place and the day are chosen in the form itself.
  'Nový měsíc',
  'Nový typ',
  'Ruční záznam kurzu',
];
