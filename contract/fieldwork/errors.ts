import { kind } from '#contract/error-kind.ts';

/** Faults of the catalogue of works and of crews: a part of the catalogue. */
export const fieldworkErrors = {
  'work-version-taken': kind(
    66300409,
    409,
    'Od tohoto dne už práce verzi má. Otevřete ji a opravte, nebo zvolte jiný den.',
  ),
  'work-version-used': kind(
    66301409,
    409,
    'Podle této verze už se pracovalo nebo plánovalo. Založte novou verzi ode dne, kdy má změna platit.',
  ),
  'work-version-begun': kind(
    66302409,
    409,
    'Smazat lze jen verzi, která ještě nezačala platit. Založte novou verzi ode dne změny.',
  ),
  'work-version-only': kind(
    66303409,
    409,
    'Práce musí mít aspoň jednu verzi. Celou práci můžete smazat nebo skrýt.',
  ),
  'work-used': kind(
    66304409,
    409,
    'Podle této práce už se pracovalo nebo plánovalo, proto nelze změnit, co zapíše. Založte novou práci a tuto skryjte.',
  ),
};
