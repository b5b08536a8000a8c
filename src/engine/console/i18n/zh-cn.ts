import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  [
    '../../../locales/zh-cn/*.json',
    '!../../../locales/zh-cn/{access,account,device,errors,explain,formPage,guide,history,import,rolePage,sharing,signIn}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);

const own = import.meta.glob<object>('#app/locales/zh-cn/*.json', { eager: true, import: 'default' });

export default tablesOf(files, own);
