import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { aliases, application } from '../../cli/application.mjs';

/** Puts the name of the product into the empty `<title>` of HTML pages, which they show until they have loaded. */
export function titledByApp(): Plugin {
  return {
    name: 'titled-by-app',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ default: { name: string } }>(
        join(application['#app'], 'app.ts'),
        { resolve: { alias: aliases } },
      );
      return html.replace('<title></title>', `<title>${module.default.name}</title>`);
    },
  };
}
