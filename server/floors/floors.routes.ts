import {
  createElement,
  createFloor,
  deleteElement,
  deleteFloor,
  listElements,
  listFloors,
  updateElement,
  updateFloor,
} from '#contract/pasports/floors.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { addElement, readElements, removeElement, saveElement } from './elements.service.ts';
import { addFloor, readFloors, removeFloor, saveFloor } from './floors.service.ts';

export const floorsRoutes: readonly Route[] = [
  unitRoute(listFloors, readFloors),
  unitRoute(createFloor, addFloor),
  unitRoute(updateFloor, saveFloor),
  unitRoute(deleteFloor, removeFloor),
  unitRoute(listElements, readElements),
  unitRoute(createElement, addElement),
  unitRoute(updateElement, saveElement),
  unitRoute(deleteElement, removeElement),
];
