import type { HelpArticle } from '../article.ts';

export const peopleArticles: readonly HelpArticle[] = [
  {
    id: 'novy-kontakt',
    title: 'Přidat osobu nebo firmu do adresáře',
    routes: ['AddressBook', 'AddressBookContacts', 'Addresses'],
    words: 'nový kontakt člověk dodavatel ičo ares telefon',
    about: 'Každý člověk a firma je v adresáři jednou a odtud se vybírá všude jinde.',
    steps: [
      'Na obrazovce **Kontakty** klepněte na **Nový kontakt**.',
      'U firmy napište IČO: název a adresu doplní registr.',
      'Portál upozorní, když už podobný záznam máte.',
      'Uložte a doplňte další telefony a e-maily na záložce **Další spojení**.',
    ],
  },
  {
    id: 'zavolat',
    title: 'Zavolat nebo napsat obyvateli bytu',
    routes: ['AddressBook', 'AddressBookTenants', 'Address', 'pasports'],
    words: 'telefon e-mail kontakt nájemce vlastník',
    about: 'K telefonu se dostanete od jména i od čísla bytu.',
    steps: [
      'Stiskněte Ctrl+K a napište jméno nebo číslo bytu.',
      'V záznamu osoby klepněte na **Zavolat** nebo **Napsat**.',
      'Kde osoba bydlí a co vlastní, je na její záložce **Prostory**.',
    ],
  },
  {
    id: 'duplicity',
    title: 'Sloučit dva záznamy téže osoby',
    routes: ['AddressBook', 'AddressBookContacts', 'AddressBookTenants', 'Addresses', 'Address'],
    words: 'duplicita dvakrát stejný člověk spojit sjednotit',
    about: 'Ze dvou záznamů vznikne jeden; prostory, vlastnictví i historie se přesunou k němu.',
    steps: [
      'V adresáři klepněte na **Najít duplicity**.',
      'U dvojice zvolte **Porovnat a sloučit** a vyberte, který záznam zůstane.',
      'U každého rozdílu zvolte, co platí, a potvrďte **Sloučit záznamy**.',
    ],
    notes: ['Sloučení nejde vzít zpět, proto se portál předem ptá.'],
  },
  {
    id: 'adresa-ode-dne',
    title: 'Změnit adresu od určitého dne',
    routes: ['Address'],
    words: 'stěhování adresa doručovací budoucí změna',
    about: 'Dřívější adresa zůstane v historii a do dne změny se dál používá.',
    steps: [
      'Otevřete záznam osoby a klepněte na **Nová adresa ode dne**.',
      'Zvolte, zda jde o adresu, nebo jen o **Doručovací adresa**, a zadejte den.',
      'Uložte tlačítkem **Uložit adresu**. Budoucí změnu můžete do té doby zrušit.',
    ],
  },
  {
    id: 'firmy-klienta',
    title: 'Mít dodavatele jednou pro všechny jednotky',
    routes: ['AddressBookContacts', 'Address', 'AddressBook'],
    words: 'firmy dodavatel sdílený adresář propojit jednotky',
    about: 'Firma vedená ve více jednotkách se propojí a její údaje opravíte na jednom místě.',
    steps: [
      'V kontaktech otevřete **Firmy klienta**.',
      'Vyberte firmu a převezměte ji do své jednotky.',
      'Opravené údaje rozešlete tlačítkem **Zapsat údaje odtud do ostatních jednotek**.',
    ],
  },
  {
    id: 'osobni-udaje',
    title: 'Vyřídit žádost o osobní údaje',
    routes: ['Address'],
    words: 'gdpr výpis údajů výmaz anonymizace ochrana osobních údajů',
    about: 'Osoba má právo vědět, co o ní vedete, a chtít výmaz toho, co vést nemusíte.',
    steps: [
      'Otevřete záznam osoby a její záložku **Osobní údaje**: je tu **Výpis údajů**.',
      'Pro výmaz zvolte **Anonymizovat osobu**, uveďte důvod a opište celé jméno.',
      'Portál předem řekne, co se nahradí a co ze zákona zůstane.',
    ],
    notes: ['Anonymizace je natrvalo.'],
  },
];
