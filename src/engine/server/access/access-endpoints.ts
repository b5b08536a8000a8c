import type { FastifyPluginAsync } from 'fastify';
import { assertCan, can, canRead } from '../../schema/access/access';
import { accessMatrix } from '../../schema/access/access-matrix';
import { AppError } from '../../schema/contract/app-error';
import {
  explainAccess,
  getGrants,
  getMatrix,
  getWithheldRoles,
} from '../../schema/contract/endpoints/access';
import { entityNamed } from '../../schema/declaration/model';
import { fieldNamed } from '../../schema/model/entity';
import { withheldRoles } from '../accounts/own-rights';
import type { AppContext } from '../context';
import { handlerFor } from '../http/handle';
import { readEntries } from '../menus/menu-entry';
import { readRole } from './accounts';
import { answerExplain } from './explain-access';
import { assertMayExplainRole } from './may-explain';

/** Explanations of rights, and the rights of roles. */
export default function accessEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(explainAccess, async ({ actor, query, language }) =>
      answerExplain(context, actor, query, language),
    );

    // The right to read the menus of roles suffices; a permission for menus is not required.
    handle(getGrants, async ({ actor }) => {
      if (!canRead(actor, fieldNamed(entityNamed(model, 'role'), 'menus')))
        throw new AppError('fieldForbidden', { field: 'role.menus' });
      return readEntries(database.kysely, 'enabled');
    });

    handle(getWithheldRoles, async ({ actor }) => {
      // An account that may save accounts learns nothing new here: refused saves reveal the same.
      const manager = entityNamed(model, 'manager');
      if (!can(actor, 'create', manager)) assertCan(actor, 'update', manager);
      return withheldRoles(database.kysely, actor);
    });

    handle(getMatrix, async ({ actor, query }) => {
      assertMayExplainRole(actor, model);
      const role = await readRole(database, query.role);
      if (!role) throw new AppError('badValue', { name: 'role', value: query.role });
      const { id, code, name, grants } = role;
      return {
        role: { id, code, name, scope: grants.scope },
        entities: accessMatrix(grants, model.entities.values()),
      };
    });
  };
}
