import type schema from '../schemas/partner-config';
import { LanguagesInput } from '../src/console/fields/inputs/languages-input';
import { defineResource } from '../src/console/resource';

/** Languages are chosen by name. */
export default defineResource<typeof schema>({
  entity: 'partner-config',
  form: { inputs: { report_languages: LanguagesInput } },
});
