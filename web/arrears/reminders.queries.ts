import { useQuery } from '@tanstack/react-query';
import {
  browseReminders,
  deliverReminder,
  listReminderLevels,
  listReminders,
  previewReminders,
  printReminders,
  sendReminders,
  updateReminderLevel,
} from '#contract/money/reminders.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Reminders are made in the background: both lists are read again. */
const REREAD_MS = 5000;

/** Debtors of today with how far the reminding of each has got. */
export const useReminded = (unit_id: number) =>
  useQuery({
    ...queryFor(browseReminders, { params: { unit_id } }),
    refetchInterval: REREAD_MS,
  });

/** Reminders of the unit, or of one account. */
export const useReminders = (unit_id: number, ledger_account_id?: number) =>
  useQuery({
    ...queryFor(listReminders, {
      params: { unit_id },
      query: ledger_account_id === undefined ? {} : { ledger_account_id },
    }),
    refetchInterval: REREAD_MS,
  });

/** What the levels of the unit say. */
export const useReminderLevels = (unit_id: number) =>
  useQuery(queryFor(listReminderLevels, { params: { unit_id } }));

type Chosen = readonly { readonly ledger_account_id: number; readonly level: number }[];

/** Letters as they would go today. */
export const usePreview = (unit_id: number, chosen: Chosen) =>
  useQuery(queryFor(previewReminders, { params: { unit_id }, body: { chosen: [...chosen] } }));

const made = { invalidates: [browseReminders, listReminders] };

export const useSendReminders = () => useCall(sendReminders, made);
export const useDeliverReminder = () => useCall(deliverReminder, made);
export const usePrintReminders = () => useCall(printReminders);
export const useSaveLevel = () =>
  useCall(updateReminderLevel, { invalidates: [listReminderLevels, browseReminders] });
