import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { MAINTENANCE_FILE, OPENAPI_FILE } from '#contract/operation.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { Route } from '../route.ts';
import { tagsOf } from './names.ts';
import { operationOf } from './operation.ts';
import { Schemas } from './schemas.ts';

const ABOUT = `Rozhraní portálu Kastelán pro programy partnerů.

- Každé volání nese hlavičku \`X-Application-Auth\`; kdo je přihlášen, i token přihlášení (\`Authorization: Bearer\`). Přihlásit se lze jménem a heslem v těle, nebo v hlavičce Basic.
- Odpověď je \`{"result": …}\`, chyba \`{"error": {"errorCode", "errorMsg", "fields"}}\`; seznamy jsou v \`result.values\`. Odpovědi mohou časem mít další pole.
- Peníze jsou celé haléře, plochy m² s nejvýše dvěma desetinnými místy, dny \`RRRR-MM-DD\` pražského kalendáře, okamžiky UTC podle ISO 8601.
- Změna nese \`version\` záznamu, jak byl přečten; proti novějšímu záznamu se odmítne se stavem 409 a záznamem v \`error.current\`.
- Založení lze bezpečně zopakovat se stejnou hlavičkou \`Idempotency-Key\`.
- Stavy 429 a 503 říkají v hlavičce \`Retry-After\`, kdy to zkusit znovu.`;

const components = {
  securitySchemes: {
    application: { type: 'apiKey', in: 'header', name: 'X-Application-Auth' },
    bearer: { type: 'http', scheme: 'bearer', description: 'Token z odpovědi přihlášení' },
    basic: { type: 'http', scheme: 'basic', description: 'Jméno a heslo, jen při přihlášení' },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Klíč opakování: zopakované volání se stejným klíčem a stejným obsahem vrátí první odpověď a nic nezaloží; s jiným obsahem se odmítne.',
      schema: { type: 'string', maxLength: 100 },
      example: '5f0c1f2e-6f1d-4c55-9c3e-0d6a4a1b7c21',
    },
  },
};

/** The file that tells whether maintenance is on; it stands outside the envelope. */
const maintenance = {
  get: {
    operationId: 'getMaintenance',
    tags: ['app'],
    summary: 'Soubor s příznakem údržby; neukládá se do mezipaměti',
    security: [],
    responses: {
      200: {
        description: 'Zda údržba trvá; text a předpokládaný konec jen po její dobu',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['maintenanceMode'],
              properties: {
                maintenanceMode: { type: 'boolean' },
                text: { type: 'string' },
                until: { type: 'string', description: 'Okamžik v UTC; prázdný, není-li znám' },
              },
            },
            example: { maintenanceMode: false },
          },
        },
      },
    },
  },
};

/** The OpenAPI 3.1 document of all endpoints. */
function openApiDocument(endpoints: readonly Endpoint[]) {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, unknown>> = { [MAINTENANCE_FILE]: maintenance };
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kastelán', version: APP_VERSION, description: ABOUT },
    servers: [{ url: '/', description: 'Portál, který tento popis vydal' }],
    tags: tagsOf(endpoints),
    components: {
      ...components,
      schemas: schemas.components,
      responses: schemas.responses,
    },
    paths,
  };
}

/** Serves the description of all endpoints, written when somebody asks for it the first time. */
export function serveOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get(OPENAPI_FILE, (_request, reply) => {
    document ??= openApiDocument(routes.map(({ endpoint }) => endpoint));
    return reply.send(document);
  });
}
