import {
  browseAbsences,
  createAbsence,
  deleteAbsence,
  updateAbsence,
} from '#contract/fieldwork/absences.ts';
import {
  browseCrews,
  createCrew,
  deleteCrew,
  getCrew,
  updateCrew,
} from '#contract/fieldwork/crews.ts';
import {
  browseWorks,
  createWork,
  createWorks,
  createWorkVersion,
  deleteWork,
  deleteWorkVersion,
  getWork,
  updateWork,
  updateWorkVersion,
} from '#contract/fieldwork/works.ts';
import { route, type Route } from '#server/http/route.ts';
import { addAbsence, readAbsences, removeAbsence, saveAbsence } from './absences.service.ts';
import { addCrew, readCrew, readCrews, removeCrew, saveCrew } from './crews.service.ts';
import { addVersion, removeVersion, saveVersion } from './versions.service.ts';
import { addWork, addWorks, readWork, readWorks, removeWork, saveWork } from './works.service.ts';

export const fieldworkRoutes: readonly Route[] = [
  route(browseWorks, readWorks),
  route(getWork, readWork),
  route(createWork, addWork),
  route(createWorks, addWorks),
  route(updateWork, saveWork),
  route(deleteWork, removeWork),
  route(createWorkVersion, addVersion),
  route(updateWorkVersion, saveVersion),
  route(deleteWorkVersion, removeVersion),
  route(browseCrews, readCrews),
  route(getCrew, readCrew),
  route(createCrew, addCrew),
  route(updateCrew, saveCrew),
  route(deleteCrew, removeCrew),
  route(browseAbsences, readAbsences),
  route(createAbsence, addAbsence),
  route(updateAbsence, saveAbsence),
  route(deleteAbsence, removeAbsence),
];
