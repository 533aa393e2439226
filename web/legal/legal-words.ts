import type { LegalKind, LegalState, LegalVersion, ServiceState } from '#contract/legal.ts';
import { formatDate } from '#web/lib/czech.ts';

/** Names of the texts. */
export const kindWords: Readonly<Record<LegalKind, string>> = {
  terms: 'Obchodní podmínky',
  privacy: 'Ochrana osobních údajů',
  about: 'O aplikaci',
  vuehome: 'Představení portálu',
};

export const stateWords: Readonly<Record<LegalState, string>> = {
  current: 'platné znění',
  future: 'teprve nabude účinnosti',
  former: 'starší znění',
};

/** 'Verze 2025-01, účinná od 20. 1. 2025' */
export function versionText({ document_version, valid_from }: LegalVersion): string {
  return `Verze ${document_version}, účinná od ${formatDate(valid_from)}`;
}

export const serviceWords: Readonly<Record<ServiceState['service'], string>> = {
  database: 'Databáze',
  mail: 'Odesílání e-mailů',
  cnb: 'Kurzy a sazby ČNB',
  ares: 'Registr ARES',
};

export const serviceStateWords: Readonly<Record<ServiceState['state'], string>> = {
  ok: 'v pořádku',
  trouble: 'potíže',
  unknown: 'zatím nevyužito',
};
