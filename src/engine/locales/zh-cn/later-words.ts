import antd from 'antd/es/locale/zh_CN';

/** antd's own words. */
export { antd };

/** Tables that only antd pages and dialogs need: of the engine, and of the application. */
export const engine = import.meta.glob<object>(
  './{access,account,explain,formPage,history,import,rolePage,validation}.json',
  { eager: true, import: 'default' },
);

export const own = import.meta.glob<object>(
  [
    '#app/**/locales/zh-cn/*.json',
    '!**/locales/*/{bell,console,field,form,limit,list,live,menu,palette,refused,role,settings,shell,show,system}.json',
    '!**/locales/*/{errors,guide,signIn,utypes}.json',
  ],
  { eager: true, import: 'default' },
);
