/** Kinds of spaces that firms use. */
export type FirmSpace = 'OBCHOD' | 'KANCELAR' | 'DILNA';

/** Invented firms by what they use. */
export const TENANT_FIRMS: Record<FirmSpace, readonly string[]> = {
  OBCHOD: [
    'Pekařství U Zvonečku s.r.o.',
    'Květinářství Pampelišková louka s.r.o.',
    'Kavárna Modrý hrnek s.r.o.',
    'Papírnictví Tužka a guma s.r.o.',
    'Kadeřnictví Kudrnatá hlava s.r.o.',
  ],
  KANCELAR: [
    'Účetní kancelář Součet a podíl s.r.o.',
    'Projekční ateliér Rovná čára s.r.o.',
    'Překlady Dvojí řeč s.r.o.',
  ],
  DILNA: [
    'Opravna obuvi Podpatek a syn s.r.o.',
    'Zámečnictví Petlice s.r.o.',
    'Cyklodílna Osmička v kole s.r.o.',
  ],
};

/** Invented suppliers of a house, with what they do; some have a line for accidents. */
export const SUPPLIERS: readonly (readonly [name: string, note: string, line?: 'helpline'])[] = [
  ['Výtahy Šplhoun s.r.o.', 'servis výtahů', 'helpline'],
  ['Teplo Vzorov a.s.', 'dodavatel tepla', 'helpline'],
  ['Vodovody Pramínek a.s.', 'dodavatel vody, odvod odpadních vod'],
  ['Úklid Jako ze skla s.r.o.', 'úklid společných prostor'],
  ['Revize Jiskra a plamen s.r.o.', 'revize elektřiny a plynu'],
];

/** Invented offices. */
export const OFFICES: readonly (readonly [name: string, note: string])[] = [
  ['Stavební úřad Vzorov', 'stavební povolení a kolaudace'],
  ['Městský úřad Vzorov, odbor životního prostředí', 'odpady'],
];
