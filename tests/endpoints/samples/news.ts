import { claims, nothing, type Samples } from '../sample.ts';

const missing = { params: { portal_news_id: 2_000_000_000 }, status: 404 };

/** Valid requests of the news of the portal. */
export const newsSamples: Samples = {
  'GET /v1/news/overview': () => ({ query: { search: 'verze' } }),
  'GET /v1/news/item/{portal_news_id}': () => missing,
  'POST /v1/news/item': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      title: 'Novinka',
      news_content: '**Text**',
      link_detail: '',
      link_is_external: false,
      is_public: true,
      is_enabled: false,
      news_date: '2025-01-20',
      public_date: null,
      tag: '',
      app_version: '',
    },
  }),
  'PUT /v1/news/item/{portal_news_id}': (scene, endpoint) => ({
    ...missing,
    body: { ...claims(scene, endpoint), title: 'Jinak' },
  }),
  'DELETE /v1/news/item/{portal_news_id}': () => missing,
  'GET /v1/news/item/{portal_news_id}/history': () => missing,
  'GET /v1/user/sessions': nothing,
  'DELETE /v1/user/sessions': nothing,
  'DELETE /v1/user/sessions/{session_id}': () => ({
    params: { session_id: 2_000_000_000 },
    status: 404,
  }),
};
