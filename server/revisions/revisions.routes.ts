import {
  browseRevisionTypes,
  createRevisionType,
  deleteRevisionType,
  updateRevisionType,
} from '#contract/revision-types.ts';
import {
  browseRevisions,
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
import { route, type Route } from '#server/http/route.ts';
import { addFile, readFile, removeFile } from './files.service.ts';
import { addReport, readReports, removeReport, saveReport } from './reports.service.ts';
import {
  addRevisions,
  readRevision,
  readRevisions,
  removeRevision,
  saveRevision,
} from './revisions.service.ts';
import { addType, readTypes, removeType, saveType } from './types.service.ts';

export const revisionsRoutes: readonly Route[] = [
  route(browseRevisionTypes, readTypes),
  route(createRevisionType, addType),
  route(updateRevisionType, saveType),
  route(deleteRevisionType, removeType),
  route(browseRevisions, readRevisions),
  route(createRevisions, addRevisions),
  route(getRevision, readRevision),
  route(updateRevision, saveRevision),
  route(deleteRevision, removeRevision),
  route(listRevisionReports, readReports),
  route(createRevisionReport, addReport),
  route(updateRevisionReport, saveReport),
  route(deleteRevisionReport, removeReport),
  route(uploadRevisionFile, addFile),
  route(getRevisionFile, readFile),
  route(deleteRevisionFile, removeFile),
];
