import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  [
    '../../locales/en/*.json',
    '!../../locales/en/{account,device,errors,explain,guide,history,import,rolePage,signIn}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);

export default tablesOf(files);
