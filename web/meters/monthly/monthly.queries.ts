import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { openConsumption, printConsumption, withdrawConsumption } from '#contract/consumption.ts';
import {
  chooseMonthInfo,
  chooseMonthInfos,
  getMonthInfoSettings,
  readMonthInfo,
  readMonthInfos,
  revokeMonthInfo,
  sendMonthInfos,
  updateMonthInfoSettings,
} from '#contract/metering/month-infos.ts';
import { printHouseInfos, printMonthInfo } from '#contract/metering/month-info-pdf.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** While mails leave, and otherwise: people open them meanwhile. */
const SENDING_MS = 2000;
const REREAD_MS = 20_000;

/** Who gets the information of the month, and what was sent. */
export function useMonthInfos(unit_id: number, house: number, month: string) {
  return useQuery({
    ...queryFor(readMonthInfos, { params: { unit_id, id: house }, query: { month } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.is_sending === true ||
      data?.recipients.some(({ info }) => info?.state === 'waiting') === true
        ? SENDING_MS
        : REREAD_MS,
  });
}

/** What the space would be told. */
export function useMonthInfo(unit_id: number, house: number, pasport_id: number, month: string) {
  const params = { unit_id, id: house, pasport_id };
  return useQuery(queryFor(readMonthInfo, { params, query: { month } }));
}

const own = { invalidates: [readMonthInfos] };
export const useSendInfos = () => useCall(sendMonthInfos, own);
export const useChoose = () => useCall(chooseMonthInfo, own);
export const useChooseMany = () => useCall(chooseMonthInfos, own);
export const useRevoke = () => useCall(revokeMonthInfo, own);

/** On which day the unit sends by itself. */
export function useInfoSettings(unit_id: number) {
  return useQuery(queryFor(getMonthInfoSettings, { params: { unit_id } }));
}
export const useSaveSettings = () =>
  useCall(updateMonthInfoSettings, { invalidates: [getMonthInfoSettings] });

/** What the link of a mail tells. */
export const useOpenConsumption = () => useCall(openConsumption);
export const useWithdraw = () => useCall(withdrawConsumption);

/** The information as a PDF: of a house, of a space, of the link of a mail. */
export const usePrintHouse = () => useCall(printHouseInfos);
export const usePrintSpace = () => useCall(printMonthInfo);
export const usePrintOpened = () => useCall(printConsumption);
