import { version } from '../../../../../package.json';
import { appName } from '../../../schema/contract/app';
import type { PrincipalScheme } from '../../../schema/contract/principal-scheme';
import type { Model } from '../../../schema/declaration/model';
import { entityEndpoints } from '../../../schema/entity-endpoints/entity-endpoints';
import { definitions } from '../../http/definitions';
import { endpointOperations } from './endpoint-operations';
import { listParameters, sharedParameters } from './list-parameters';
import { requestBodies } from './request-bodies';
import { recordResponses, sharedResponses } from './responses';
import { recordSchemas } from './schemas';
import { usedComponents } from './used-components';

const schemes = Object.values(
  import.meta.glob<PrincipalScheme>('#app/*/endpoints/principal.ts', { eager: true, import: 'default' }),
);

/** The OpenAPI 3.1 document of all endpoints. */
export function openapiDocument(model: Model) {
  const entities = [...model.entities.values()];
  const ofEntities = entities.flatMap(entityEndpoints).filter(({ isOffered }) => isOffered);
  // A hand-written definition replaces the entity's derived endpoint at the same path.
  const { paths, schemas } = endpointOperations([...ofEntities, ...definitions], model);
  return {
    openapi: '3.1.1',
    info: {
      title: `${appName} Console`,
      version,
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
        requestBodies: requestBodies(model),
        responses: { ...sharedResponses(), ...recordResponses(model) },
        schemas: { ...schemas, ...recordSchemas(model) },
      }),
    },
  } as const;
}
