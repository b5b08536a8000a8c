import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  [
    '../../../locales/es/*.json',
    '!../../../locales/es/{access,account,device,errors,explain,formPage,guide,history,import,rolePage,sharing,signIn}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);

const own = import.meta.glob<object>('#app/locales/es/*.json', { eager: true, import: 'default' });

export default tablesOf(files, own);
