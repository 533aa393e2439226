import { beforeEach } from 'vitest';
import { openDeclaration, declarePersons } from '#contract/declarations.ts';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import {
  acceptDeclarations,
  askByMail,
  changeCampaign,
  endCampaign,
  listCampaigns,
  printSheets,
  readCampaign,
  readProtocol,
  startCampaign,
  writeDeclaration,
} from '#contract/pasports/declarations.ts';
import { secretsOf } from '#server/access/sheet-codes.ts';
import { houseValuesWorld } from './house-values.ts';

/** The day from which numbers of the campaign hold; people answer to the end of January. */
export const FROM = '2027-01-01';
export const CLOSES = '2027-01-31';

type Body<E extends Endpoint> = Partial<BodyOf<E>>;

/** Calls of the manager on a campaign. */
function managersCalls({ at }: Pick<ReturnType<typeof houseValuesWorld>, 'at'>) {
  const own = (person_campaign_id: number) => ({
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, person_campaign_id },
  });
  return {
    own,
    list: () =>
      at.world.call(listCampaigns, {
        token: at.user.token,
        params: { unit_id: at.unit.unit_id },
      }),
    start: (body: Body<typeof startCampaign> = {}) =>
      at.world.call(startCampaign, {
        token: at.user.token,
        params: { unit_id: at.unit.unit_id },
        body: {
          name: 'Hlášení 2027',
          pasport_id: null,
          only_flats: true,
          valid_from: FROM,
          closes: CLOSES,
          remind_days: 7,
          ...body,
        },
      }),
    read: (id: number) => at.world.call(readCampaign, own(id)),
    protocol: (id: number) => at.world.call(readProtocol, own(id)),
    term: (id: number, body: BodyOf<typeof changeCampaign>) =>
      at.world.call(changeCampaign, { ...own(id), body }),
    end: (id: number, state: 'closed' | 'cancelled') =>
      at.world.call(endCampaign, { ...own(id), body: { state } }),
    write: (id: number, body: Body<typeof writeDeclaration>) =>
      at.world.call(writeDeclaration, {
        ...own(id),
        body: {
          pasport_id: null,
          code: '',
          persons_count: 2,
          valid_from: null,
          note: '',
          declared_by: 'Jan Novák',
          way: 'paper',
          delivered: '2027-01-09',
          ...body,
        },
      }),
    sheets: (id: number, body: Body<typeof printSheets> = {}) =>
      at.world.call(printSheets, { ...own(id), body: { of: 'all', pasport_id: null, ...body } }),
    ask: (id: number, kind: 'invitation' | 'reminder') =>
      at.world.call(askByMail, { ...own(id), body: { kind } }),
    accept: (id: number, answers: BodyOf<typeof acceptDeclarations>['answers']) =>
      at.world.call(acceptDeclarations, { ...own(id), body: { answers } }),
  };
}

/** A world with a house for each test, its manager, and people who answer; the day is 10 January 2027. */
export function declarationsWorld() {
  const house = houseValuesWorld();
  const { at, space, tenant, persons } = house;
  beforeEach(() => at.world.setNow('2027-01-10T10:00:00Z'));
  const manager = managersCalls(house);
  /** A flat with a tenant who pays, and what of it is recorded. */
  const flat = async (space_number: string, recorded?: number) => {
    const pasport_id = await space(space_number);
    await tenant(pasport_id);
    if (recorded !== undefined) await persons(pasport_id, recorded);
    return pasport_id;
  };
  const started = async (body: Body<typeof startCampaign> = {}) =>
    (await manager.start(body)).result.person_campaign_id;
  /** What a space of a campaign is asked by, as its sheet and its mail have it. */
  const secretsFor = async (campaign: number, pasport_id: number) => {
    const { rows } = await at.world.db.owner.query<{ seed: Buffer }>(
      'select seed from person_campaign_spaces where person_campaign_id = $1 and pasport_id = $2',
      [campaign, pasport_id],
    );
    return secretsOf(
      await at.world.portal.secretsKey(),
      'declaration',
      rows[0]?.seed ?? Buffer.alloc(0),
    );
  };
  const open = (secret: string) => at.world.call(openDeclaration, { body: { secret } });
  const declare = (secret: string, body: Body<typeof declarePersons> = {}) =>
    at.world.call(declarePersons, {
      body: {
        secret,
        persons_count: 3,
        valid_from: null,
        declared_by: 'Eva Nováková',
        note: '',
        ...body,
      },
    });
  /** The row of a space as the table of the campaign has it. */
  const rowOf = async (campaign: number, pasport_id: number) => {
    const { values } = (await manager.read(campaign)).result;
    const row = values.find((one) => one.pasport_id === pasport_id);
    if (row === undefined) throw new Error(`Space ${pasport_id} is not asked.`);
    return row;
  };
  /** The last answer of a space, as the manager who looks at it takes it over. */
  const answerOf = async (campaign: number, pasport_id: number) => {
    const { declaration, held } = await rowOf(campaign, pasport_id);
    return {
      person_declaration_id: declaration?.person_declaration_id ?? 0,
      seen: held === null ? null : { record_id: held.record_id, version: held.version },
    };
  };
  const people = { flat, started, secretsFor, open, declare };
  return { ...house, ...manager, ...people, rowOf, answerOf };
}
