/** Tables that the first list needs: of the engine, and of the application. */
export const engine = import.meta.glob<object>(
  './{bell,console,field,form,limit,list,live,menu,palette,refused,role,settings,shell,show,system}.json',
  {
    eager: true,
    import: 'default',
  },
);

export const own = import.meta.glob<object>(
  '#app/**/locales/en/{bell,console,field,form,limit,list,live,menu,palette,refused,role,settings,shell,show,system,utypes}.json',
  {
    eager: true,
    import: 'default',
  },
);
