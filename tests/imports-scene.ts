import { afterAll, beforeAll, beforeEach } from 'vitest';
import { importScene, type ImportScene } from './imports.ts';
import { createWorld, type World } from './world.ts';

/** An application, and imports of a fresh unit for each test. */
export function importsScene() {
  let world: World;
  let scene: ImportScene;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    scene = await importScene(world);
  });
  return {
    get world() {
      return world;
    },
    get scene() {
      return scene;
    },
  };
}
