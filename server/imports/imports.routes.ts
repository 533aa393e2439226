import {
  acceptImport,
  checkImport,
  correctImportRow,
  getImport,
  getImportTemplate,
  listImportRows,
  listImportUnits,
  listImports,
  undoImport,
  uploadImport,
} from '#contract/imports.ts';
import { outsideRoute, route, type Route, unitRoute } from '#server/http/route.ts';
import { correctRow } from './correct.service.ts';
import {
  importsOfUnit,
  readImport,
  rowsOfImport,
  startAccept,
  startCheck,
  startUndo,
} from './imports.service.ts';
import { template } from './template.service.ts';
import { unitsForImport } from './import-units.service.ts';
import { upload } from './upload.service.ts';

export const importsRoutes: readonly Route[] = [
  unitRoute(listImports, importsOfUnit),
  outsideRoute(uploadImport, upload),
  unitRoute(getImport, readImport),
  unitRoute(checkImport, startCheck),
  unitRoute(correctImportRow, correctRow),
  unitRoute(listImportRows, rowsOfImport),
  unitRoute(acceptImport, startAccept),
  unitRoute(undoImport, startUndo),
  route(getImportTemplate, template),
  route(listImportUnits, unitsForImport),
];
