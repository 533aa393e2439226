import { exactKind, kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of prescriptions: a part of the catalogue. */
export const prescriptionErrors = {
  // 698: prescriptions
  'prescription-differs': kind(
    69800409,
    409,
    'Od náhledu se něco změnilo, nic se nezapsalo. Zkontrolujte nový náhled.',
  ),
  'prescription-same': kind(69801409, 409, 'Není co změnit: předpisy už takové jsou.'),
  'prescription-unreckoned': kind(
    69802409,
    409,
    'Částku nelze rozdělit, dokud u některého prostoru chybí údaj, podle kterého se dělí.',
  ),
  'month-closed': exactKind(69803409, 409, 'Změnu nelze vrátit, obsahuje ji uzavřený měsíc.'),
} as const satisfies Record<string, ErrorKind>;
