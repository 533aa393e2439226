import {
  addContractFile,
  browseContracts,
  changeUnitContracts,
  createUnitContract,
  deleteContractFile,
  deleteUnitContract,
  getContractFile,
  getUnitContract,
  updateUnitContract,
} from '#contract/contracts/contracts.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import {
  addContract,
  readContract,
  readContracts,
  removeContract,
  saveContract,
  saveContracts,
} from './contracts.service.ts';
import { addFile, readFile, removeFile } from './files.service.ts';

export const contractRoutes: readonly Route[] = [
  unitRoute(browseContracts, readContracts),
  unitRoute(getUnitContract, readContract),
  unitRoute(createUnitContract, addContract),
  unitRoute(updateUnitContract, saveContract),
  unitRoute(changeUnitContracts, saveContracts),
  unitRoute(deleteUnitContract, removeContract),
  unitRoute(addContractFile, addFile),
  unitRoute(getContractFile, readFile),
  unitRoute(deleteContractFile, removeFile),
];
