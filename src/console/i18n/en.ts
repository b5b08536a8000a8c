import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/en/*.json', '!../../locales/en/{account,errors,guide,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default tablesOf(files);
