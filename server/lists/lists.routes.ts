import {
  createSettlementLaw,
  deleteSettlementLaw,
  listSettlementLaw,
  updateSettlementLaw,
} from '#contract/billing/law.ts';
import {
  createCity,
  deleteCity,
  importCities,
  listCities,
  listCityChoices,
  mergeCities,
  updateCity,
} from '#contract/lists/cities.ts';
import {
  createPasportType,
  deletePasportType,
  listPasportTypes,
  orderPasportTypes,
  updatePasportType,
} from '#contract/lists/pasport-types.ts';
import {
  createService,
  deleteService,
  listServices,
  orderServices,
  updateService,
} from '#contract/lists/services.ts';
import {
  createVerificationPeriod,
  deleteVerificationPeriod,
  listVerificationPeriods,
  updateVerificationPeriod,
} from '#contract/metering/verification-periods.ts';
import { outsideRoute, route, type Route } from '#server/http/route.ts';
import {
  addCity,
  mergeIntoCity,
  readCities,
  readCityChoices,
  removeCity,
  saveCity,
} from './cities.service.ts';
import { uploadCities } from './city-import.service.ts';
import {
  addRow,
  pasportTypeRules,
  readList,
  removeRow,
  reorderList,
  saveRow,
  serviceRules,
} from './lists.service.ts';
import {
  addVerificationPeriod,
  readVerificationPeriods,
  removeVerificationPeriod,
  saveVerificationPeriod,
} from './verification-periods.service.ts';
import {
  addSettlementLaw,
  readSettlementLaw,
  removeSettlementLaw,
  saveSettlementLaw,
} from './settlement-law.service.ts';

export const listsRoutes: readonly Route[] = [
  route(listCities, readCities),
  route(listCityChoices, readCityChoices),
  route(createCity, addCity),
  route(updateCity, saveCity),
  route(deleteCity, removeCity),
  route(mergeCities, mergeIntoCity),
  outsideRoute(importCities, uploadCities),

  route(listPasportTypes, (call) => readList(pasportTypeRules, call)),
  route(createPasportType, (call) => addRow(pasportTypeRules, call)),
  route(updatePasportType, (call) => saveRow(pasportTypeRules, call)),
  route(deletePasportType, (call) => removeRow(pasportTypeRules, call)),
  route(orderPasportTypes, (call) => reorderList(pasportTypeRules, call)),

  route(listServices, (call) => readList(serviceRules, call)),
  route(createService, (call) => addRow(serviceRules, call)),
  route(updateService, (call) => saveRow(serviceRules, call)),
  route(deleteService, (call) => removeRow(serviceRules, call)),
  route(orderServices, (call) => reorderList(serviceRules, call)),

  route(listVerificationPeriods, readVerificationPeriods),
  route(createVerificationPeriod, addVerificationPeriod),
  route(updateVerificationPeriod, saveVerificationPeriod),
  route(deleteVerificationPeriod, removeVerificationPeriod),

  route(listSettlementLaw, readSettlementLaw),
  route(createSettlementLaw, addSettlementLaw),
  route(updateSettlementLaw, saveSettlementLaw),
  route(deleteSettlementLaw, removeSettlementLaw),
];
