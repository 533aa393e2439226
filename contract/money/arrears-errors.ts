import { kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of debts and reminders: a part of the catalogue. */
export const arrearsErrors = {
  // 695: debts and reminders
  'reminder-mailed': kind(
    69500409,
    409,
    'Tato upomínka odešla e-mailem, nebo na odeslání ještě čeká. Předání se zapisuje jen u papírové, nebo když e-mail nebyl přijat.',
  ),
  'instalments-living': kind(
    69501409,
    409,
    'Na tomto kontě už dohoda o splátkách platí. Novou lze uzavřet, až bude splněna, zrušena nebo zesplatněna.',
  ),
  'instalments-ended': kind(69502409, 409, 'Tato dohoda o splátkách už byla ukončena.'),
  'instalments-kept': kind(
    69503409,
    409,
    'Žádná splátka není po termínu, celý dluh zesplatnit nejde.',
  ),
  'instalments-not-callable': kind(
    69504409,
    409,
    'Zesplatnění celého dluhu v dohodě sjednáno není (občanský zákoník, § 1931).',
  ),
} as const satisfies Record<string, ErrorKind>;
