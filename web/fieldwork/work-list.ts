import { useQuery } from '@tanstack/react-query';
import { browseWorks, type Work } from '#contract/fieldwork/works.ts';
import { queryFor } from '#web/lib/query.ts';

/** Works of the client's catalogue, hidden ones too. */
export function useWorkList(): readonly Work[] {
  return useQuery(queryFor(browseWorks, { params: { show_hidden: '1' } })).data?.values ?? [];
}
