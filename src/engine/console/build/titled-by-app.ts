import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { aliases, application } from '../../cli/application.mjs';
import type { App } from '../../schema/contract/define-app.ts';
import { languageFacts } from '../../schema/contract/language-facts.ts';

/**
 * Gives an HTML page the product's name as its title, and the default language, for the time until the page has
 * loaded.
 */
export function titledByApp(): Plugin {
  return {
    name: 'titled-by-app',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ default: App }>(join(application['#app'], 'app.ts'), {
        resolve: { alias: aliases },
      });
      const { name, languages } = module.default;
      return html
        .replace('<title></title>', `<title>${name}</title>`)
        .replace('<html lang="en">', `<html lang="${languageFacts[languages[0]].tag}">`);
    },
  };
}
