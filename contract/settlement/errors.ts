import { exactKind, kind } from '#contract/error-kind.ts';

/** Faults of settlements: a part of the catalogue. */
export const settlementErrors = {
  'settlement-exists': kind(
    67400409,
    409,
    'Vyúčtování téhož domu za stejné období už je založené.',
  ),
  'settlement-reviewed': kind(
    67401409,
    409,
    'Vyúčtování je zkontrolované. Nejdříve vezměte kontrolu zpět.',
  ),
  'settlement-not-last': kind(
    67402409,
    409,
    'Mezitím bylo spočteno znovu. Zkontrolujte poslední výpočet.',
  ),
  'settlement-unchecked': kind(
    67403409,
    409,
    'Zbývá opravit nebo s důvodem přijmout, co našly kontroly.',
  ),
  'settlement-stopped': exactKind(
    67404409,
    409,
    'Vyúčtování nelze spočítat, dokud není opraveno, co kontroly označují jako překážku.',
  ),
  'settlement-not-reviewed': kind(
    67405409,
    409,
    'Vydat lze jen zkontrolované vyúčtování. Nejdříve označte poslední výpočet za zkontrolovaný.',
  ),
  'settlement-issued': kind(
    67406409,
    409,
    'Vyúčtování už je vydané. Změnit ho lze jen opravou, která se vydá jako další verze.',
  ),
  'settlement-people-changed': kind(
    67410409,
    409,
    'Některá z osob už v adresáři není, nebo byla sloučena s jinou. Spočítejte vyúčtování znovu.',
  ),
  'advances-differ': kind(67411409, 409, 'Zálohy se mezitím změnily. Zkontrolujte návrh znovu.'),
  'advances-same': kind(67412409, 409, 'Návrh nemění žádnou zálohu.'),
  'settlement-not-issued': kind(67407409, 409, 'Opravit lze jen vydané vyúčtování.'),
  'settlement-not-correcting': kind(
    67416409,
    409,
    'Vyúčtování se neopravuje: opravu už někdo zrušil nebo vydal.',
  ),
  'statement-mailed': kind(
    67408409,
    409,
    'Některé z vyúčtování už odešlo e-mailem nebo právě odchází.',
  ),
  'statement-without-box': kind(
    67417409,
    409,
    'Žádné ze zvolených vyúčtování nečeká na doručení příjemci, který má zapsanou datovou schránku.',
  ),
  'objection-answered': kind(67413409, 409, 'Námitka už je vyřízená. Načtěte si její odpověď.'),
  'objection-late': kind(
    67414409,
    409,
    'Lhůta pro námitky už skončila. Napište, prosím, přímo správci.',
  ),
  'objections-full': kind(
    67415409,
    409,
    'Na vyřízení čeká příliš mnoho námitek téhož příjemce. Počkejte, prosím, na odpověď.',
  ),
  'simulations-full': kind(
    67421409,
    409,
    'Vyúčtování má už padesát uložených simulací. Smažte některou, kterou nepotřebujete.',
  ),
  'settlement-over': kind(
    67425409,
    409,
    'Období už skončilo. Místo odhadu ho spočítejte podle dokladů a odečtů.',
  ),
  'reviews-full': kind(
    67422409,
    409,
    'O schválení jednoho výpočtu lze požádat nejvýše padesátkrát.',
  ),
  'board-decided': kind(
    67423409,
    409,
    'K vyúčtování jste se už vyjádřili. Vyjádření nejde změnit.',
  ),
  'board-overtaken': kind(
    67424409,
    409,
    'Vyúčtování bylo mezitím spočteno znovu. Správce vám pošle odkaz na nový výpočet.',
  ),
  'statement-link-unknown': exactKind(
    67409404,
    404,
    'Tento odkaz na vyúčtování neplatí. Použijte ten poslední, nebo o nový požádejte správce.',
  ),
};
