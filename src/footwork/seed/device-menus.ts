import type { MenuSpec } from '#engine/server/seed/menu-spec';
import { deviceTypeNames, iconOf, nameInMenus } from '../../../schemas/parts/device-types';

/** A menu for each type of device. The first one contains the buttons with the entity's permissions. */
function menusOfTypes(name: string, page: string, icon?: string, entity?: string): readonly MenuSpec[] {
  return deviceTypeNames.map((type, at) => {
    const path = type.toLowerCase();
    return {
      name: `${name}${nameInMenus(type)}`,
      icon: icon ?? iconOf(type),
      path: page === 'list' ? path : `${path}-${page}`,
      component: `device/${path}/${page}`,
      ...(at === 0 && entity !== undefined && { entity }),
    };
  });
}

/** Menus for devices, their reports and settings, and for announcements and versions. */
export const deviceMenus: MenuSpec = {
  name: 'deviceManagement',
  icon: 'hdd',
  path: '/device',
  children: [
    { name: 'allDevices', icon: 'hdd', path: 'list', entity: 'device', perms: ['biz:device:secrets'] },
    ...menusOfTypes('devices', 'list'),
    ...menusOfTypes('report', 'report', 'file-text'),
    { name: 'powerOnMessages', icon: 'mail', path: 'message', component: 'message/list', entity: 'message' },
    ...menusOfTypes('config', 'config', 'setting', 'device-config'),
    { name: 'versions', icon: 'upload', path: 'version', entity: 'version' },
    { name: 'announcements', icon: 'message', path: 'announcement', entity: 'announcement' },
  ],
};
