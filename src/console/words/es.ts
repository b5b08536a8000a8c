import antd from 'antd/es/locale/es_ES';
import type { ConsoleLanguage } from './console-language';
import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/es/*.json', '!../../locales/es/{errors,guide,menuPage,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default { tables: tablesOf(files), antd } satisfies ConsoleLanguage;
