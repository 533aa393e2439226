import { computeLateDebts, computeLateInterest } from '#contract/late-interest.ts';
import {
  convertCurrency,
  createExchangeRate,
  createPolicyRate,
  deleteExchangeRate,
  deletePolicyRate,
  fetchRates,
  listExchangeRates,
  listPolicyRates,
  listRateSources,
  updateExchangeRate,
  updatePolicyRate,
} from '#contract/rates.ts';
import { outsideRoute, route, type Route } from '#server/http/route.ts';
import {
  convert,
  correctExchangeRate,
  putExchangeRate,
  readExchangeRates,
  removeExchangeRate,
} from './exchange.service.ts';
import {
  correctPolicyRate,
  putPolicyRate,
  readPolicyRates,
  removePolicyRate,
} from './policy.service.ts';
import { fetchNow, readLateDebts, readLateInterest, readRateSources } from './rates.service.ts';

export const ratesRoutes: readonly Route[] = [
  route(listPolicyRates, readPolicyRates),
  route(createPolicyRate, putPolicyRate),
  route(updatePolicyRate, correctPolicyRate),
  route(deletePolicyRate, removePolicyRate),
  route(listExchangeRates, readExchangeRates),
  route(createExchangeRate, putExchangeRate),
  route(updateExchangeRate, correctExchangeRate),
  route(deleteExchangeRate, removeExchangeRate),
  route(listRateSources, readRateSources),
  outsideRoute(fetchRates, fetchNow),
  route(convertCurrency, convert),
  route(computeLateInterest, readLateInterest),
  route(computeLateDebts, readLateDebts),
];
