import antd from 'antd/es/locale/zh_CN';
import type { ConsoleLanguage } from './console-language';
import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/zh-cn/*.json', '!../../locales/zh-cn/{errors,guide,menuPage,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default { tables: tablesOf(files), antd } satisfies ConsoleLanguage;
