import {
  browseRevisionTypes,
  createRevisionType,
  deleteRevisionType,
  updateRevisionType,
} from '#contract/revision-types.ts';
import {
  browseRevisions,
  changeRevisions,
  createRevisionReport,
  createRevisions,
  deleteRevision,
  deleteRevisionFile,
  deleteRevisionReport,
  getRevision,
  getRevisionFile,
  listRevisionReports,
  updateRevision,
  updateRevisionReport,
  uploadRevisionFile,
} from '#contract/revisions.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { addFile, readFile, removeFile } from './files.service.ts';
import { addReport, readReports, removeReport, saveReport } from './reports.service.ts';
import {
  addRevisions,
  readRevision,
  readRevisions,
  removeRevision,
  saveRevision,
  saveRevisions,
} from './revisions.service.ts';
import { addType, readTypes, removeType, saveType } from './types.service.ts';

export const revisionsRoutes: readonly Route[] = [
  unitRoute(browseRevisionTypes, readTypes),
  route(createRevisionType, addType),
  route(updateRevisionType, saveType),
  route(deleteRevisionType, removeType),
  unitRoute(browseRevisions, readRevisions),
  unitRoute(createRevisions, addRevisions),
  unitRoute(getRevision, readRevision),
  unitRoute(updateRevision, saveRevision),
  unitRoute(changeRevisions, saveRevisions),
  unitRoute(deleteRevision, removeRevision),
  unitRoute(listRevisionReports, readReports),
  unitRoute(createRevisionReport, addReport),
  unitRoute(updateRevisionReport, saveReport),
  unitRoute(deleteRevisionReport, removeReport),
  unitRoute(uploadRevisionFile, addFile),
  unitRoute(getRevisionFile, readFile),
  unitRoute(deleteRevisionFile, removeFile),
];
