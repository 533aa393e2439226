import { getImportTemplate, listImportUnits } from '#contract/import-start.ts';
import {
  acceptImport,
  checkImport,
  chooseImportHeading,
  correctImportRow,
  getImport,
  keepImportRow,
  listImportRows,
  listImportWords,
  listImports,
  undoImport,
  uploadImport,
} from '#contract/imports.ts';
import { pushReadings } from '#contract/readings-push.ts';
import { outsideRoute, route, type Route, unitRoute } from '#server/http/route.ts';
import { correctRow, keepRow } from './correct.service.ts';
import {
  chooseHeading,
  importsOfUnit,
  readImport,
  rowsOfImport,
  startAccept,
  startCheck,
  startUndo,
} from './imports.service.ts';
import { template } from './template.service.ts';
import { unitsForImport } from './import-units.service.ts';
import { push } from './push.service.ts';
import { upload } from './upload.service.ts';
import { wordsOfColumn } from './words.service.ts';

export const importsRoutes: readonly Route[] = [
  unitRoute(listImports, importsOfUnit),
  outsideRoute(uploadImport, upload),
  outsideRoute(pushReadings, push),
  unitRoute(getImport, readImport),
  unitRoute(checkImport, startCheck),
  unitRoute(chooseImportHeading, chooseHeading),
  unitRoute(correctImportRow, correctRow),
  unitRoute(keepImportRow, keepRow),
  unitRoute(listImportRows, rowsOfImport),
  unitRoute(listImportWords, wordsOfColumn),
  unitRoute(acceptImport, startAccept),
  unitRoute(undoImport, startUndo),
  route(getImportTemplate, template),
  route(listImportUnits, unitsForImport),
];
