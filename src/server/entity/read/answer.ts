import type { FastifyReply } from 'fastify';
import type { ListData } from '../../../entity/contract/envelope';

/** Answers data that the database has written as JSON, as it is, in the envelope. */
export function answerJson(reply: FastifyReply, data: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(`{"code":0,"msg":"","data":${data}}`);
}

/** Answers a list whose rows the database has written as JSON. */
export function answerList(
  reply: FastifyReply,
  list: string,
  { total, totalIs }: Pick<ListData, 'total' | 'totalIs'>,
): FastifyReply {
  reply.header('x-total-count', total);
  return answerJson(reply, `{"list":${list},"total":${total},"totalIs":"${totalIs}"}`);
}
