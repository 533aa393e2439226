import {
  askForBackup,
  getBackupState,
  updateBackupPlan,
  type BackupState,
} from '#contract/backups.ts';
import { useQuery } from '@tanstack/react-query';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

const POLL_MS = 3000;

const isUnderWay = (state: BackupState | undefined) =>
  state !== undefined && (state.asked || state.running);

/** The plan of backups and how they go; while one is being made, it is asked again and again. */
export function useBackupState() {
  return useQuery({
    ...queryFor(getBackupState),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  });
}

const changing = {
  invalidates: [getBackupState],
  onSuccess: (state: BackupState) => void queryClient.setQueryData(keyOf(getBackupState), state),
};

/** Saves the plan of backups. */
export function useSaveBackupPlan() {
  return useCall(updateBackupPlan, changing);
}

/** Has a backup made as soon as possible. */
export function useAskForBackup() {
  return useCall(askForBackup, changing);
}
