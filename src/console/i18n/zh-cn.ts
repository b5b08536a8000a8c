import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/zh-cn/*.json', '!../../locales/zh-cn/{account,errors,explain,guide,rolePage,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default tablesOf(files);
