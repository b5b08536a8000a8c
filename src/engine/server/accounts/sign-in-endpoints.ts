import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../../schema/contract/app-error';
import { getCaptcha, login } from '../../schema/contract/endpoints/sign-in';
import { handlerFor } from '../http/handle';
import { assertStorable } from '../http/text-check';
import type { AccountContext } from './account-context';
import { issueChallenge } from './challenges';
import { credentialsOf, usernameOf } from './credentials';
import { setFileCookie } from './file-cookie';
import { knownBrowserOf, rememberBrowser } from './known-browsers';
import { signIn } from './login';
import { RateLimit } from './rate-limit';
import { networkOf } from './sign-in-network';
import { fileToken } from './token';

/** Attempts per minute from one network or known browser; a whole shop may share one network. */
const attemptsPerMinute = 30;

/** The calls without a session: a login, as form data or JSON, and the request of a challenge. */
export default function signInEndpoints(context: AccountContext): FastifyPluginAsync {
  const { database } = context;
  const limits = {
    login: new RateLimit(database, 'login', attemptsPerMinute, 60_000),
    captcha: new RateLimit(database, 'captcha', attemptsPerMinute, 60_000),
  };

  return async (app) => {
    await app.register(formbody, { bodyLimit: login.bodyLimit });
    await app.register(multipart, { limits: { files: 0, fields: 10, fieldSize: 1000, fieldNameSize: 100 } });
    app.addHook('preValidation', async (request) => {
      if (request.isMultipart()) request.body = await formOf(request);
    });

    const handle = handlerFor(app, context);

    handle(login, async ({ body, request, reply }) => {
      assertStorable(body);
      const browser = await knownBrowserOf(database, request, usernameOf(body));
      await limits.login.assertFree(browser ?? networkOf(request.ip), context.now());
      const visitor = { ip: request.ip, userAgent: request.headers['user-agent'], browser };
      const { token, account } = await signIn(context, credentialsOf(body), visitor);
      setFileCookie(request, reply, fileToken(token));
      await rememberBrowser(database, request, reply, account, context.now());
      return { token };
    });

    handle(getCaptcha, async ({ request }) => {
      const network = networkOf(request.ip);
      await limits.captcha.assertFree(network, context.now());
      return issueChallenge(database, network, context.now());
    });
  };
}

async function formOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form[part.fieldname] = part.value;
    }
  } catch (error) {
    // The parser reports malformed bodies as plain errors.
    throw error instanceof Error && 'statusCode' in error ? error : new AppError('badRequest');
  }
  return form;
}
