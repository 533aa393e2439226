import {
  deleteSipoAnswer,
  getSipoAnswer,
  listSipoAnswers,
  uploadSipoAnswer,
} from '#contract/sipo/answers.ts';
import {
  createSipoHandOver,
  deleteSipoHandOver,
  getSipoFiles,
  getSipoHandOver,
  listSipoHandOvers,
} from '#contract/sipo/hand-overs.ts';
import {
  bookSipoPayments,
  getSipoPayments,
  takeBackSipoPayments,
} from '#contract/sipo/payments.ts';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { getSipoSettings, updateSipoSettings } from '#contract/sipo/settings.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { readAnswer, readAnswers, readFromPost, removeAnswer } from './answers.service.ts';
import { handOver, readHandOver, readFiles, readHandOvers, takeBack } from './hand-over.service.ts';
import { bookPost, readPayments, takeBackPost } from './payments.service.ts';
import { readRegister } from './register.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export const sipoRoutes: readonly Route[] = [
  unitRoute(getSipoSettings, readSettings),
  unitRoute(updateSipoSettings, saveSettings),
  unitRoute(getSipoRegister, readRegister),
  unitRoute(listSipoHandOvers, readHandOvers),
  unitRoute(getSipoFiles, readFiles),
  unitRoute(createSipoHandOver, handOver),
  unitRoute(getSipoHandOver, readHandOver),
  unitRoute(deleteSipoHandOver, takeBack),
  unitRoute(listSipoAnswers, readAnswers),
  unitRoute(uploadSipoAnswer, readFromPost),
  unitRoute(getSipoAnswer, readAnswer),
  unitRoute(deleteSipoAnswer, removeAnswer),
  unitRoute(getSipoPayments, readPayments),
  unitRoute(bookSipoPayments, bookPost),
  unitRoute(takeBackSipoPayments, takeBackPost),
];
