import { appName } from '../../../schema/contract/app';
import type { PrincipalScheme } from '../../../schema/contract/principal-scheme';
import type { Model } from '../../../schema/declaration/model';
import { definitions } from '../../http/definitions';
import { endpointOperations } from './endpoint-operations';
import { entityOperations, sharedBodies } from './entity-operations';
import { listParameters, sharedParameters } from './list-parameters';
import type { Paths } from './operation';
import { recordResponses, sharedResponses } from './responses';
import { recordSchemas } from './schemas';
import { usedComponents } from './used-components';

const schemes = Object.values(
  import.meta.glob<PrincipalScheme>('#app/*/endpoints/principal.ts', { eager: true, import: 'default' }),
);

/** The OpenAPI 3.1 document of all endpoints. */
export function openapiDocument(model: Model) {
  const entities = [...model.entities.values()];
  const described = endpointOperations(definitions, model);
  const paths = merged([...entities.map(entityOperations), described.paths]);
  return {
    openapi: '3.1.1',
    info: {
      title: `${appName} Console`,
      version: '1.1.2',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
      description: 'Every JSON answer is an envelope `{code, msg, data}`; code 0 is success.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [
      { name: 'system', description: 'Session, navigation, files and descriptions.' },
      ...schemes.map(({ tag }) => tag),
      ...entities.map(({ name, schema, title }) => ({ name, description: schema.description ?? title })),
    ],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'With or without `Bearer `.',
        },
        ...Object.fromEntries(
          schemes.map(({ principal, description }) => [
            principal,
            { type: 'apiKey', in: 'header', name: 'Authorization', description },
          ]),
        ),
      },
      ...usedComponents(paths, {
        parameters: { ...sharedParameters, ...Object.assign({}, ...entities.map(listParameters)) },
        requestBodies: sharedBodies,
        responses: { ...sharedResponses(), ...recordResponses(model) },
        schemas: { ...described.schemas, ...recordSchemas(model) },
      }),
    },
  } as const;
}

/** An entity and an endpoint may share a path. */
function merged(parts: readonly Paths[]): Paths {
  const paths: Paths = {};
  for (const [path, operations] of parts.flatMap((part) => Object.entries(part)))
    paths[path] = { ...paths[path], ...operations };
  return paths;
}
