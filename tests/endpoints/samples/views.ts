import { lookOf } from '../../views.ts';
import { claims, counted, type Samples } from '../sample.ts';

/** Valid requests of views of lists. */
export const viewsSamples: Samples = {
  'GET /v1/views': () => ({ query: { list: 'spaces' } }),
  'POST /v1/views': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      list: 'spaces',
      name: `Pohled ${counted()}`,
      look: lookOf('Lipová'),
    },
  }),
  'PUT /v1/views/{id}': (scene, endpoint) => ({
    params: { id: scene.saved_view_id },
    body: { ...claims(scene, endpoint), name: `Pohled ${counted()}` },
  }),
  'DELETE /v1/views/{id}': ({ saved_view_id }) => ({ params: { id: saved_view_id } }),
};
