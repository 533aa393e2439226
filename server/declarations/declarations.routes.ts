import { declarePersons, openDeclaration } from '#contract/declarations.ts';
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
import { outsideRoute, type Route, unitRoute } from '#server/http/route.ts';
import { accept } from './accept.service.ts';
import { ask, sheets } from './ask.service.ts';
import { changeTerm, end, list, protocol, read, start } from './campaigns.service.ts';
import { declare, open } from './public.service.ts';
import { write } from './write.service.ts';

export const declarationsRoutes: readonly Route[] = [
  unitRoute(listCampaigns, list),
  unitRoute(startCampaign, start),
  unitRoute(readCampaign, read),
  unitRoute(changeCampaign, changeTerm),
  unitRoute(endCampaign, end),
  unitRoute(writeDeclaration, write),
  unitRoute(printSheets, sheets),
  unitRoute(askByMail, ask),
  unitRoute(acceptDeclarations, accept),
  unitRoute(readProtocol, protocol),
  outsideRoute(openDeclaration, open),
  outsideRoute(declarePersons, declare),
];
