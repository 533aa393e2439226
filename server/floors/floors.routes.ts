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
import { route, type Route } from '#server/http/route.ts';
import { addElement, readElements, removeElement, saveElement } from './elements.service.ts';
import { addFloor, readFloors, removeFloor, saveFloor } from './floors.service.ts';

export const floorsRoutes: readonly Route[] = [
  route(listFloors, readFloors),
  route(createFloor, addFloor),
  route(updateFloor, saveFloor),
  route(deleteFloor, removeFloor),
  route(listElements, readElements),
  route(createElement, addElement),
  route(updateElement, saveElement),
  route(deleteElement, removeElement),
];
