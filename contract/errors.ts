import { askingErrors } from './asking-errors.ts';
import { moneyErrors } from '#contract/money/errors.ts';
import { exactKind, kind } from './error-kind.ts';
import type { ErrorKind } from './error-kind.ts';
import { fieldworkErrors } from '#contract/fieldwork/errors.ts';
import { visitErrors } from '#contract/fieldwork/visit-errors.ts';
import { settlementErrors } from '#contract/settlement/errors.ts';
import { sipoErrors } from '#contract/sipo/errors.ts';
import { limitSentence } from '#contract/rules/wait.ts';

/** The generic sentence for people (specification, section 8). */
export const GENERIC_MESSAGE =
  'Nastala chyba při zpracování požadavku. Kontaktujte, prosím, technickou podporu ...';

/** The generic sentence, with the number of the call that failed where the call has one. */
export function genericMessage(faultNumber: number | undefined): string {
  return faultNumber === undefined ? GENERIC_MESSAGE : `${GENERIC_MESSAGE} (${faultNumber})`;
}

/** The error catalogue: code → number, HTTP status, sentence (specification, section 8). */
export const errors = {
  // 600: the call itself
  'invalid-input': kind(60000400, 400, 'Zadané údaje nejsou správné. Opravte označená pole.'),
  'malformed-body': kind(60001400, 400, 'Požadavek se nepodařilo přečíst.'),
  'not-found': kind(60000404, 404, 'Požadovaný záznam nebyl nalezen.'),
  'unknown-path': kind(60001404, 404, 'Požadovaná adresa neexistuje.'),
  'wrong-method': kind(60000405, 405, 'Pro tuto adresu nelze použít zvolenou metodu.'),
  'too-large': kind(60000413, 413, 'Odeslaná data jsou příliš velká.'),
  'unsupported-media': kind(60000415, 415, 'Data musí být odeslána ve formátu JSON.'),
  'too-many-requests': exactKind(60000429, 429, limitSentence('too-many-requests')),
  'application-refused': kind(60000403, 403, 'Aplikace nemá k rozhraní přístup.'),
  'version-conflict': kind(
    60000409,
    409,
    'Záznam mezitím změnil někdo jiný. Zkontrolujte rozdíly a uložte znovu.',
  ),
  'repeat-conflict': kind(60001409, 409, 'Stejný klíč opakování byl už použit pro jiný požadavek.'),
  'list-changed': kind(60002409, 409, 'Seznam se při načítání změnil. Načtěte ho, prosím, znovu.'),
  overloaded: kind(60000503, 503, 'Server je přetížen. Zkuste to, prosím, za chvíli.'),
  'database-away': kind(
    60002503,
    503,
    'Databáze se právě obnovuje. Zkuste to, prosím, za chvíli; co jste napsali, zůstává na stránce.',
  ),
  stopping: kind(60003503, 503, 'Server se právě restartuje. Zkuste to, prosím, za chvíli.'),
  'storage-full': kind(
    60000507,
    507,
    'Na serveru došlo místo, nic se neuložilo. Obraťte se na správce portálu.',
  ),
  maintenance: kind(60001503, 503, 'Probíhá údržba systému. Zkuste to, prosím, později.'),
  unexpected: kind(60000500, 500, GENERIC_MESSAGE),

  // 620: sign-in, account, roles
  unauthorized: kind(62000401, 401, 'Neoprávněný přístup'),
  'wrong-credentials': kind(62001401, 401, 'Chybné přihlašovací jméno nebo heslo.'),
  'credentials-differ': kind(62001400, 400, 'Údaje v hlavičce a v těle požadavku se liší.'),
  'sign-in-locked': exactKind(62001429, 429, limitSentence('sign-in-locked')),
  'user-blocked': kind(
    62001403,
    403,
    'Uživatelský účet je zablokován. Obraťte se na správce vaší organizace.',
  ),
  forbidden: kind(62000403, 403, 'K této operaci nemáte oprávnění.'),
  'identity-mismatch': kind(
    62002403,
    403,
    'Údaje o uživateli v požadavku neodpovídají přihlášení.',
  ),
  'link-invalid': kind(62002404, 404, 'Odkaz je neplatný nebo už byl použit.'),
  'link-expired': kind(62002410, 410, 'Platnost odkazu vypršela. Vyžádejte si nový.'),
  'old-password-wrong': kind(62003005, 400, 'Původní heslo není správné.'),
  'password-wrong': kind(62007400, 400, 'Heslo není správné.'),
  'second-step-wrong': kind(62008400, 400, 'Kód není správný, nebo už byl použit.'),
  'second-step-ended': kind(
    62009400,
    400,
    'Na druhý krok už vypršel čas. Přihlaste se znovu heslem.',
  ),
  'second-step-locked': exactKind(62012429, 429, limitSentence('second-step-locked')),
  'passkey-refused': kind(
    62010400,
    400,
    'Přístupový klíč se nepodařilo ověřit. Zkuste to znovu, nebo použijte kód.',
  ),
  'second-step-off': kind(62012409, 409, 'Druhý krok přihlášení není zapnutý.'),
  'second-step-demanded': kind(
    62012403,
    403,
    'Správa portálu vyžaduje druhý krok přihlášení. Zapněte si ho v Mém profilu.',
  ),
  'same-password': kind(62003006, 400, 'Nové heslo se musí lišit od původního.'),
  'identity-taken': kind(62004409, 409, 'Uživatel s tímto e-mailem už existuje.'),
  'address-has-account': kind(
    62011409,
    409,
    'S touto adresou už v portálu účet máte. Přihlaste se, nebo požádejte o pozvání na jinou adresu.',
  ),
  'invitation-limit-reached': exactKind(62011429, 429, limitSentence('invitation-limit-reached')),
  'last-admin': kind(62005409, 409, 'Organizace musí mít alespoň jednoho aktivního správce.'),
  'own-account': kind(62006409, 409, 'Vlastní účet nelze zablokovat ani mu odebrat práva správce.'),
  'client-blocked': exactKind(
    62008403,
    403,
    'Přístup vaší organizace do portálu je zablokován. Obraťte se na provozovatele portálu.',
  ),
  'view-only': kind(
    62009403,
    403,
    'Prohlížíte portál jako jiný uživatel, jen pro čtení. Nic se neuložilo.',
  ),
  'view-refused': kind(
    62010409,
    409,
    'Jako tento uživatel prohlížet nelze: není potvrzený, je zablokovaný, nebo spravuje systém.',
  ),
  'invitation-closed': kind(
    62007409,
    409,
    'Pozvánku nelze poslat. Uživatel už účet potvrdil, nebo je zablokován.',
  ),

  // 630: clients, units
  'unit-limit-reached': kind(
    63000409,
    409,
    'Byl dosažen nejvyšší počet jednotek podle vaší licence.',
  ),
  'item-limit-reached': kind(
    63006409,
    409,
    'Byl dosažen nejvyšší počet položek adresáře podle vaší licence.',
  ),
  'unit-name-taken': kind(63001409, 409, 'Jednotka s tímto názvem už existuje.'),
  'licence-expired': kind(
    63002409,
    409,
    'Platnost licence skončila. Údaje lze číst, nové záznamy nelze zakládat.',
  ),
  'token-exists': kind(63003409, 409, 'Importní token už je přiřazen.'),
  'client-of-admins': kind(
    63007409,
    409,
    'Klienta, ke kterému patří správce systému, nelze zablokovat.',
  ),
  'token-missing': kind(63004409, 409, 'Importní token není přiřazen.'),

  // 640: modules, settings
  'module-cycle': kind(64000409, 409, 'Modul nemůže být podřízen sám sobě ani svému podmodulu.'),
  'schema-name-taken': kind(64002409, 409, 'Schéma s tímto názvem už existuje.'),
  'schema-kept': kind(
    64003409,
    409,
    'Schéma nových registrací a schéma se všemi moduly nelze smazat.',
  ),
  'module-off': kind(
    64004403,
    403,
    'Tento modul není zapnutý. Obraťte se na provozovatele portálu.',
  ),
  'operator-unnamed': kind(
    64011409,
    409,
    'Podmínky zatím nejmenují provozovatele portálu, proto s nimi nelze souhlasit. Obraťte se na toho, kdo portál spravuje.',
  ),
  'view-name-taken': kind(64020409, 409, 'Pohled s tímto názvem už u tohoto seznamu je.'),
  'view-limit-reached': kind(64021409, 409, 'U tohoto seznamu už je nejvíc pohledů (50).'),
  'message-not-kept': kind(64010409, 409, 'Toto hlášení nelze odložit natrvalo, jen zavřít.'),
  'module-name-taken': kind(64001409, 409, 'Modul s tímto názvem už existuje.'),

  // 650: look-ups in foreign registers
  'company-not-found': kind(65000404, 404, 'Zadané IČO nebylo v registru ARES nalezeno.'),
  'company-bad-data': kind(65001502, 502, 'Registr ARES vrátil chybná data.'),
  'company-unreachable': kind(65002502, 502, 'Nepodařilo se spojit s registrem ARES.'),

  // 660: records of a unit
  'record-used': exactKind(
    66000409,
    409,
    'Záznam nelze smazat, protože na něj odkazují jiné záznamy.',
  ),
  'records-refused': kind(
    66014409,
    409,
    'Nic se nezměnilo: některé z vybraných záznamů takto změnit nejde.',
  ),
  'overlapping-validity': exactKind(66001409, 409, 'Platnost se překrývá s jiným záznamem.'),
  'addresses-not-merged': exactKind(
    66010409,
    409,
    'Adresy nelze sloučit, jejich vztahy k prostorům se překrývají.',
  ),
  'person-related': exactKind(
    66011409,
    409,
    'Osobu nelze anonymizovat, dokud trvá její vztah k prostoru.',
  ),
  'person-anonymised': kind(66012409, 409, 'Tato osoba už je anonymizovaná.'),
  'change-overtaken': exactKind(66013409, 409, 'Změnu nelze vrátit, její záznamy už někdo změnil.'),
  'change-fixed': kind(66015409, 409, 'Tuto změnu vzít zpět nelze.'),
  'shares-over-whole': exactKind(66002409, 409, 'Součet podílů přesahuje celek.'),
  'group-cycle': kind(66003409, 409, 'Skupina nemůže být podřízena sama sobě ani své podskupině.'),
  'floor-code-taken': kind(66004409, 409, 'Podlaží s tímto kódem už v domě je.'),
  'pasport-limit-reached': kind(
    66005409,
    409,
    'Byl dosažen nejvyšší počet pasportů podle vaší licence.',
  ),
  'list-code-taken': kind(66020409, 409, 'Záznam s tímto kódem už v seznamu je.'),
  'list-name-taken': kind(66021409, 409, 'Záznam s tímto názvem už v seznamu je.'),
  'document-taken': kind(
    66031409,
    409,
    'Doklad tohoto druhu, čísla a období už u odběrného místa je.',
  ),
  'rule-cost-taken': kind(66026409, 409, 'Náklad tohoto odběrného místa už v pravidle je.'),
  'degree-day-month-taken': kind(
    66023409,
    409,
    'Tento měsíc už je u místa zapsán. Otevřete ho v tabulce a opravte.',
  ),
  'verification-period-taken': kind(
    66024409,
    409,
    'Pro tato měřidla už doba od stejného dne v seznamu je. Otevřete ji a opravte.',
  ),
  'settlement-law-taken': kind(
    66025409,
    409,
    'Tato hodnota už od stejného dne v seznamu je. Otevřete ji a opravte.',
  ),
  'system-record': kind(
    66022409,
    409,
    'Záznam portálu nelze přejmenovat ani smazat. Můžete ho skrýt a řadit.',
  ),
  'files-limit-reached': exactKind(
    66030409,
    409,
    'Soubory jednotky už zabírají nejvíc, kolik smějí (500 MB). Smažte ty, které nepotřebujete.',
  ),

  ...askingErrors,
  ...moneyErrors,

  // 662: monthly information on consumption
  'info-unknown': exactKind(
    66200404,
    404,
    'Tento odkaz neplatí. Použijte ten z posledního e-mailu.',
  ),

  // 670: work in the background, imports
  'task-ended': kind(67000409, 409, 'Úloha už skončila, nelze ji zrušit.'),
  'import-unreadable': exactKind(67001400, 400, 'Soubor se nepodařilo přečíst.'),
  'import-too-large': exactKind(67002400, 400, 'Soubor je příliš velký.'),
  'import-empty': exactKind(67003400, 400, 'V souboru není žádný řádek s údaji.'),
  'import-busy': kind(67001409, 409, 'Na importu se právě pracuje. Počkejte, až úloha skončí.'),
  'import-state': exactKind(67002409, 409, 'V tomto stavu to s importem udělat nelze.'),
  'import-failing': exactKind(67003409, 409, 'Import nelze přijmout, dokud má chybné řádky.'),

  // 682: rates of the central bank
  'rate-known': kind(68200409, 409, 'Pro tento den už sazba nebo kurz v seznamu je.'),
  'rate-of-bank': kind(68201409, 409, 'Údaj ČNB nelze měnit ani mazat, jen ruční záznam.'),
  'rates-busy': kind(68202409, 409, 'Údaje z ČNB se právě načítají. Zkuste to, prosím, za chvíli.'),
  ...fieldworkErrors,
  ...visitErrors,
  ...settlementErrors,
  ...sipoErrors,

  // 691: operation
  'backups-off': kind(
    69100409,
    409,
    'Tento server zálohy nedělá. Databázi zálohují její vlastní nástroje.',
  ),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errors;

const codes = new Map<number, ErrorCode>(
  Object.entries(errors).map(([code, { errorCode }]) => [errorCode, code as ErrorCode]),
);

/** The name of a fault by its number on the wire; undefined for a number of no kind. */
export function errorByNumber(errorCode: number): ErrorCode | undefined {
  return codes.get(errorCode);
}
