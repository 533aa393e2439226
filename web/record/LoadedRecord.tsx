import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryFor } from '#web/lib/query.ts';
import type { RecordCall } from './record-kind.ts';

interface LoadedRecordProps<S> {
  call: RecordCall<S>;
  params: Readonly<Record<string, string | number>>;
  children: (record: S) => ReactNode;
}

/** The record that the address names; one that does not exist leads to the not-found page. */
export function LoadedRecord<S>({ call, params, children }: LoadedRecordProps<S>) {
  const record = useQuery({
    ...queryFor(call, { params }),
    throwOnError: (_error, { state }) => state.data === undefined,
  }).data;
  return record === undefined ? null : children(record);
}
