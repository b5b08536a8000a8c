import { tablesOf } from './tables-of';

const files = import.meta.glob<object>(
  '../../locales/zh-cn/{bell,console,field,form,limit,list,live,menu,palette,refused,role,settings,shell,show,system}.json',
  { eager: true, import: 'default' },
);

const own = import.meta.glob<object>(
  '#app/**/locales/zh-cn/{bell,console,field,form,limit,list,live,menu,palette,refused,role,settings,shell,show,system}.json',
  { eager: true, import: 'default' },
);

export default tablesOf(files, own);
