import type { Model } from '../../../entity/declaration/model';
import { definitions } from '../../http/definitions';
import { endpointOperations } from './endpoint-operations';
import { listParameters, sharedParameters } from './list-parameters';
import { menuSchemas } from './menu-schemas';
import type { Operation, Paths } from './operation';
import { readOperations } from './read-operations';
import { errorResponses } from './responses';
import { entitySchemas, sharedSchemas } from './schemas';
import { writeOperations } from './write-operations';

/** The OpenAPI 3.1 document of all endpoints. */
export function openapiDocument(model: Model) {
  const entities = [...model.entities.values()];
  const described = endpointOperations(definitions, model);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Footwork Lab Console',
      version: '1.1.2',
      description: 'Every JSON answer is an envelope `{code, msg, data}`; code 0 is success.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [
      { name: 'system', description: 'Session, navigation, files and descriptions.' },
      ...entities.map(({ name, schema, title }) => ({ name, description: schema.description ?? title })),
    ],
    paths: merged([
      ...entities.flatMap((entity) => [readOperations(entity), writeOperations(entity)]),
      described.paths,
    ]),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'With or without `Bearer `.',
        },
      },
      parameters: Object.assign({}, sharedParameters, ...entities.map(listParameters)),
      responses: errorResponses(),
      schemas: Object.assign(
        {},
        sharedSchemas,
        described.schemas,
        ...entities.map(entitySchemas),
        menuSchemas(model),
      ),
    },
  } as const;
}

/** Some paths are read and written. */
function merged(parts: readonly Paths[]): Paths {
  const paths: Record<string, Partial<Record<string, Operation>>> = {};
  for (const part of parts) {
    for (const [path, operations] of Object.entries(part)) paths[path] = { ...paths[path], ...operations };
  }
  return paths;
}
