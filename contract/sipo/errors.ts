import { exactKind, kind } from '#contract/error-kind.ts';

/** Faults of payments by SIPO (681). */
export const sipoErrors = {
  'sipo-not-set': kind(
    68100409,
    409,
    'Nejdříve vyplňte číslo organizace a kód poplatku v nastavení SIPO.',
  ),
  'sipo-faulty': kind(68101409, 409, 'Některé plátce nelze předat. Opravte je, nebo je vynechte.'),
  'sipo-changed': kind(
    68102409,
    409,
    'Seznam plátců se mezitím změnil, nebo ho předal někdo jiný. Zkontrolujte ho znovu.',
  ),
  'sipo-handed-over': kind(68103409, 409, 'Za toto nebo pozdější období už předání proběhlo.'),
  'sipo-nothing': kind(68104409, 409, 'Není co předat: soubor by neměl žádný řádek.'),
  'sipo-not-last': kind(68105409, 409, 'Vrátit lze jen poslední předání.'),
  'sipo-answered': kind(
    68106409,
    409,
    'Na toto předání už pošta odpověděla. Nejdříve odeberte její soubory.',
  ),
  'sipo-file-known': exactKind(68107409, 409, 'Tento soubor už byl načten.'),
  'sipo-payments-changed': kind(
    68109409,
    409,
    'Platby ze SIPO se mezitím změnily, nebo je zapsal někdo jiný. Zkontrolujte je znovu.',
  ),
  'sipo-booked': kind(
    68110409,
    409,
    'Platby z tohoto souboru jsou zapsané na kontech. Nejdříve je tam vezměte zpět.',
  ),
  'sipo-file': exactKind(68108400, 400, 'Soubor České pošty se nepodařilo přečíst.'),
} as const;
