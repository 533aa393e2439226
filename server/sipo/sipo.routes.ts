import {
  deleteSipoAnswer,
  getSipoAnswer,
  listSipoAnswers,
  uploadSipoAnswer,
} from '#contract/sipo/answers.ts';
import {
  createSipoHandOver,
  deleteSipoHandOver,
  getSipoHandOver,
  listSipoHandOvers,
} from '#contract/sipo/hand-overs.ts';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { getSipoSettings, updateSipoSettings } from '#contract/sipo/settings.ts';
import { route, type Route } from '#server/http/route.ts';
import { readAnswer, readAnswers, readFromPost, removeAnswer } from './answers.service.ts';
import { handOver, readHandOver, readHandOvers, takeBack } from './hand-over.service.ts';
import { readRegister } from './register.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export const sipoRoutes: readonly Route[] = [
  route(getSipoSettings, readSettings),
  route(updateSipoSettings, saveSettings),
  route(getSipoRegister, readRegister),
  route(listSipoHandOvers, readHandOvers),
  route(createSipoHandOver, handOver),
  route(getSipoHandOver, readHandOver),
  route(deleteSipoHandOver, takeBack),
  route(listSipoAnswers, readAnswers),
  route(uploadSipoAnswer, readFromPost),
  route(getSipoAnswer, readAnswer),
  route(deleteSipoAnswer, removeAnswer),
];
