import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  [
    '../../../locales/en/*.json',
    '!../../../locales/en/{access,account,device,errors,explain,formPage,guide,history,import,rolePage,sharing,signIn}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);

const own = import.meta.glob<object>('#app/locales/en/*.json', { eager: true, import: 'default' });

export default tablesOf(files, own);
