import type { Plugin } from 'vite';

const icon = /\/node_modules\/@ant-design\/icons\/es\/components\/AntdIcon\.js$/;
const name = /role: "img",\s*"aria-label": icon\.name/;

/**
 * antd's icons stand beside words, or inside of what has a name; left alone, each tells its English name besides
 * ("down", "close"), whatever language the page speaks.
 */
export function silentIcons(): Plugin {
  return {
    name: 'silent-icons',
    apply: 'build',
    transform: {
      filter: { id: icon },
      handler(code) {
        if (!name.test(code)) this.error('The icons of antd no longer name themselves as before');
        return { code: code.replace(name, ''), map: null };
      },
    },
  };
}
