import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/es/*.json', '!../../locales/es/{account,errors,explain,guide,rolePage,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default tablesOf(files);
