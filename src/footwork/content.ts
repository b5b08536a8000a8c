import { defineContent } from '#engine/server/seed/content';
import { demoBusiness } from './demo/demo-business';
import { menuTree } from './seed/menu-tree';

export default defineContent({ menus: menuTree, demo: demoBusiness });
