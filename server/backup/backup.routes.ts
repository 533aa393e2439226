import { askForBackup, getBackupState, updateBackupPlan } from '#contract/backups.ts';
import { route, type Route } from '#server/http/route.ts';
import { askNow, readState, savePlan } from './state.service.ts';

export const backupRoutes: readonly Route[] = [
  route(getBackupState, readState),
  route(updateBackupPlan, savePlan),
  route(askForBackup, askNow),
];
