import {
  acceptImport,
  checkImport,
  correctImportRow,
  getImport,
  getImportTemplate,
  listImportRows,
  listImports,
  undoImport,
  uploadImport,
} from '#contract/imports.ts';
import { outsideRoute, route, type Route } from '#server/http/route.ts';
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
import { upload } from './upload.service.ts';

export const importsRoutes: readonly Route[] = [
  route(listImports, importsOfUnit),
  outsideRoute(uploadImport, upload),
  route(getImport, readImport),
  route(checkImport, startCheck),
  route(correctImportRow, correctRow),
  route(listImportRows, rowsOfImport),
  route(acceptImport, startAccept),
  route(undoImport, startUndo),
  route(getImportTemplate, template),
];
