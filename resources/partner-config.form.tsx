import type schema from '../schemas/partner-config';
import { defineForm } from '../src/console/data/resource';
import { LanguagesInput } from '../src/console/entity/fields/inputs/choice-inputs';

/** Languages are chosen by name. */
export default defineForm<typeof schema>({ inputs: { report_languages: LanguagesInput } });
