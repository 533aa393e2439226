import { claims, nothing, type MakeSample, type Samples } from '../sample.ts';

const ofSystemMessage: MakeSample = (scene, endpoint) => {
  const { system_message_id } = scene;
  return {
    params: { system_message_id },
    body: { ...claims(scene, endpoint), system_message_id },
  };
};

/** Valid requests of messages to the user, of the portal to everybody, and of what tells of changes. */
export const messagesSamples: Samples = {
  'GET /v1/user/messages': nothing,
  'GET /v1/user/messages/all': nothing,
  'POST /v1/user/message/{client_user_message_id}/confirm': (scene, endpoint) => {
    const client_user_message_id = scene.messages.get(scene.actor(endpoint.access));
    const body = { ...claims(scene, endpoint), client_user_message_id };
    return { params: { client_user_message_id }, body };
  },
  'PUT /v1/user/message/{client_user_message_id}': (scene, endpoint) => ({
    params: { client_user_message_id: scene.messages.get(scene.actor(endpoint.access)) },
    body: { ...claims(scene, endpoint), confirmed: true },
  }),
  'POST /v1/user/messages': (scene, endpoint) => ({ body: claims(scene, endpoint) }),
  'GET /v1/systemmessages/public': nothing,
  'GET /v1/systemmessages/byuser': () => ({ query: { with_hidden: '1' } }),
  'GET /v1/systemmessages/admin': () => ({ query: { search: 'hlášení' } }),
  'GET /v1/systemmessage/{system_message_id}': ({ system_message_id }) => ({
    params: { system_message_id },
  }),
  'POST /v1/systemmessage/{system_message_id}/userhide': ofSystemMessage,
  'POST /v1/systemmessage/{system_message_id}/reset': ofSystemMessage,
  'POST /v1/systemmessage/{system_message_id}/showagain': ofSystemMessage,
  'POST /v1/systemmessage': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      message: 'Nové hlášení',
      task_id: scene.imports.task_id,
      active_from: '2025-01-20T08:00:00Z',
      active_to: '2035-01-20T08:00:00Z',
    },
  }),
  'PUT /v1/systemmessage/{system_message_id}': (scene, endpoint) => ({
    params: { system_message_id: scene.system_message_id },
    body: {
      ...claims(scene, endpoint),
      message: 'Jiné hlášení',
      task_id: scene.imports.task_id,
    },
  }),
  'DELETE /v1/systemmessage/{system_message_id}': ({ system_message_id }) => ({
    params: { system_message_id },
  }),
  'GET /v1/celery/user/proceses/{task_id}/file': ({ imports }) => ({
    params: { task_id: imports.task_id },
  }),
  'GET /v1/events': nothing,
};
