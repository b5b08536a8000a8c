import antd from 'antd/es/locale/en_US';
import type { ConsoleLanguage } from './console-language';
import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/en/*.json', '!../../locales/en/{errors,guide,menuPage,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default { tables: tablesOf(files), antd } satisfies ConsoleLanguage;
