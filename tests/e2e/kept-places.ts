import { workOn } from '#contract/fieldwork/work-on.ts';
import { browseWorks, createWorkVersion } from '#contract/fieldwork/works.ts';
import { askPortal } from '#tests/asked.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** From today works of the catalogue keep where photos are taken; all else holds as before. */
export async function keepPlaces(url: string, token: string): Promise<void> {
  const works = await askPortal(url, browseWorks, { token, params: { show_hidden: '0' } });
  const valid_from = todayInPrague();
  for (const { work_id, versions } of works.result.values) {
    const held = workOn(versions, valid_from);
    if (held === undefined) continue;
    const {
      work_version_id: _id,
      work_id: _work,
      created: _created,
      updated: _updated,
      version: _version,
      ...kept
    } = held;
    await askPortal(url, createWorkVersion, {
      token,
      params: { work_id },
      body: { ...kept, valid_from, keeps_position: true },
    });
  }
}
