import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listForLawyer, readDebt } from '#contract/money/arrears-interest.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import {
  createAgreement,
  deleteAgreementFile,
  endAgreement,
  getAgreementFile,
  listAgreements,
  printAgreement,
  signAgreement,
  uploadAgreementFile,
} from '#contract/money/instalments.ts';
import { browseReminders } from '#contract/money/reminders.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

interface Which {
  readonly account?: number | undefined;
  readonly as_of?: string | undefined;
}

/** Agreements of the unit, or of one account, as they stand at the end of the day. */
export const useAgreements = (unit_id: number, { account, as_of }: Which) =>
  useQuery({
    ...queryFor(listAgreements, {
      params: { unit_id },
      query: {
        ...(account === undefined ? {} : { ledger_account_id: account }),
        ...(as_of === undefined ? {} : { as_of }),
      },
    }),
    placeholderData: keepPreviousData,
  });

/** The late claims of the account at the end of the day on which it is agreed. */
export const useOwedOn = (
  params: { readonly unit_id: number; readonly ledger_account_id: number },
  as_of: string | null,
) =>
  useQuery({
    ...queryFor(readDebt, { params, query: as_of === null ? {} : { as_of } }),
    enabled: as_of !== null,
  });

const changed = {
  invalidates: [listAgreements, browseArrears, browseReminders, listForLawyer, readUnitToday],
};

export const useCreateAgreement = () => useCall(createAgreement, changed);
export const useEndAgreement = () => useCall(endAgreement, changed);
export const usePrintAgreement = () => useCall(printAgreement);
export const useSignAgreement = () => useCall(signAgreement, changed);
export const useAddAgreementFile = () => useCall(uploadAgreementFile, changed);
export const useRemoveAgreementFile = () => useCall(deleteAgreementFile, changed);

/** Fetches a file and has the browser save it. */
export const useSaveAgreementFile = () =>
  useCall(getAgreementFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(fileName(file_name), new Blob([bytesOf(content_base64)], { type: content_type })),
  });
