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

export default tablesOf(files);
