import { useQuery } from '@tanstack/react-query';
import { browseWorks, type Work } from '#contract/fieldwork/works.ts';
import { queryFor } from '#web/lib/query.ts';

const useWorks = () => useQuery(queryFor(browseWorks, { params: { show_hidden: '1' } }));

/** Works of the client's catalogue, hidden ones too. */
export function useWorkList(): readonly Work[] {
  return useWorks().data?.values ?? [];
}

/** The work of the number; null where the catalogue has none or did not come, undefined until it is known. */
export function useWork(work_id: number): { work: Work | null | undefined; isLost: boolean } {
  const { data, isPending, isError } = useWorks();
  const work = data?.values.find((one) => one.work_id === work_id) ?? null;
  return { work: isPending ? undefined : work, isLost: isError && data === undefined };
}
