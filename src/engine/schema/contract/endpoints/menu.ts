import { defineEndpoint } from '../endpoint';
import { anyObject, array, boolean, id, nullableText, object, text } from '../json-schema';

/** Recursive types: the serializer sends the levels below unchanged. */
const routeBelow = { title: 'MenuRoute', ...anyObject } as const;
const optionBelow = { title: 'MenuOption', ...anyObject } as const;

export const menuRoute = {
  title: 'MenuRoute',
  ...object(
    {
      path: text,
      name: text,
      component: text,
      meta: object({
        title: text,
        icon: nullableText,
        hidden: boolean,
        alwaysShow: boolean,
        keepAlive: boolean,
        roles: array(text),
        params: { type: 'object', additionalProperties: text },
      }),
      children: array(routeBelow),
    },
    { redirect: text },
  ),
} as const;

const menuOption = {
  title: 'MenuOption',
  ...object({ value: id, label: text, children: array(optionBelow) }),
} as const;

export const getMenuRoutes = defineEndpoint('routes', 'GET', '/menus/routes', {
  entity: 'menu',
  summary: 'The navigation of who is signed in',
  beforePasswordChange: true,
  response: array(menuRoute),
  reads: ['menu', 'role', 'manager'],
  isWorded: true,
});

export const getMenuOptions = defineEndpoint('menu.parentOptions', 'GET', '/menus/:id/options', {
  alias: '/menus/options/:id',
  summary: 'The menus that a menu can stand below, as a tree; all of them for the id 0',
  entity: 'menu',
  permission: 'menu.list',
  params: object({ id: { ...id, minimum: 0 } }),
  response: array(menuOption),
  reads: ['menu'],
});
