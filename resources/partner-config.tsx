import type schema from '../schemas/partner-config';
import { defineResource } from '../src/console/data/resource';
import { LanguagesInput } from '../src/console/entity/fields/inputs/languages-input';

/** Languages are chosen by name. */
export default defineResource<typeof schema>({
  entity: 'partner-config',
  form: { inputs: { report_languages: LanguagesInput } },
});
