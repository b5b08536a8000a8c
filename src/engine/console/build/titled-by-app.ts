import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { aliases, application } from '../../cli/application.mjs';

/** Puts the product's name into the empty `<title>` of an HTML page, as its title until the page has loaded. */
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
