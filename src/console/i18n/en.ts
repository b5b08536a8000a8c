import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  ['../../locales/en/*.json', '!../../locales/en/{errors,guide,signIn}.json'],
  {
    eager: true,
    import: 'default',
  },
);

export default tablesOf(files);
