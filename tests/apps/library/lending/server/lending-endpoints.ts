import type { FastifyPluginAsync } from 'fastify';
import { rowScope } from '#engine/schema/access/row-scope';
import { entityNamed } from '#engine/schema/declaration/model';
import type { AppContext } from '#engine/server/context';
import { Parameters, run } from '#engine/server/database/statement';
import { scopeCondition } from '#engine/server/entity/write/scope';
import { handlerFor } from '#engine/server/http/handle';
import { type BranchLoans, getLending } from '../endpoints/lending';

export default function lendingEndpoints(context: AppContext): FastifyPluginAsync {
  const branch = entityNamed(context.model, 'branch');
  return async (app) => {
    handlerFor(app, context)(getLending, async ({ actor }) => {
      const parameters = new Parameters();
      const sql = `select t.name as branch, count(distinct b.id)::int as books,
            count(distinct l.book) filter (where l.returned_on is null)::int as lent
          from branch t
          left join book b on b.branch = t.id
          left join loan l on l.book = b.id
          where ${scopeCondition(rowScope(actor, branch), parameters)}
          group by t.id order by t.name`;
      return run<BranchLoans>(context.database.kysely, parameters.statement(sql));
    });
  };
}
