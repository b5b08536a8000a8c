import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { AppError } from '../../schema/contract/app-error';
import { acceptedLanguage, languages } from '../../schema/contract/language';
import type { Language } from '../../schema/contract/language-facts';
import { guidePolicy } from '../http/security';
import style from './guide.css?raw';
import script from './guide.js?raw';
import mediaStyle from './guide-media.css?raw';
import { guidePage } from './guide-page';

/** The product's user guide: public, at its own address and inside the console. */
export const guideRoutes: FastifyPluginAsync = async (app) => {
  const styles = `${style}${mediaStyle}`;
  const pages = new Map(languages.map((language) => [language, guidePage(language)]));
  const answer = (reply: FastifyReply, language: Language) =>
    reply.type('text/html; charset=utf-8').send(pages.get(language));

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'content-security-policy': guidePolicy, 'cache-control': 'no-cache' });
    done();
  });
  app.get('/guide', (_request, reply) => reply.redirect('/guide/'));
  app.get('/guide/', (request, reply) => {
    const language = acceptedLanguage(request.headers['accept-language'], languages);
    return answer(reply.header('vary', 'accept-language'), language);
  });
  app.get('/guide/guide.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/guide/guide.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get<{ Params: { language: string } }>('/guide/:language', ({ params }, reply) => {
    const language = languages.find((known) => known === params.language);
    if (!language) throw new AppError('noSuchRoute');
    return answer(reply, language);
  });
};
