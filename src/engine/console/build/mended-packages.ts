import type { Plugin } from 'vite';

interface Mend {
  readonly file: RegExp;
  readonly written: string;
  readonly meant: string;
}

/** Faulty code in packages, and code that the console does not need, each with its replacement. */
const mends: readonly Mend[] = [
  {
    // antd removes the styles of the previous theme in an effect. A kept page that is hidden runs no effects, so its
    // old styles would stay in force.
    file: /\/@ant-design\/cssinjs\/(?:es|lib)\/hooks\/useEffectCleanupRegister\.js$/,
    written: "typeof useInsertionEffect !== 'undefined' ? useCleanupRegister : useRun",
    meant: 'function () { return queueMicrotask; }',
  },
  {
    // With no active option, the code refers to option -1, which does not exist.
    file: /\/rc-select\/(?:es|lib)\/Select\.js$/,
    written: 'activeDescendantId: "".concat(mergedId, "_list_").concat(accessibilityIndex)',
    meant:
      'activeDescendantId: accessibilityIndex < 0 ? undefined : "".concat(mergedId, "_list_").concat(accessibilityIndex)',
  },
  {
    // A list wider than its box scrolls, but the keyboard cannot reach it.
    file: /\/rc-virtual-list\/(?:es|lib)\/List\.js$/,
    written: 'className: "".concat(prefixCls, "-holder"),',
    meant: 'className: "".concat(prefixCls, "-holder"), tabIndex: useVirtual ? undefined : 0,',
  },
  {
    // Our icons stand next to text or inside a labelled element; the icon's own English label ("down") would be read
    // in addition.
    file: /\/@ant-design\/icons\/(?:es|lib)\/components\/AntdIcon\.js$/,
    written: 'role: "img",\n    "aria-label": icon.name',
    meant: '',
  },
  {
    // English plurals of resource names for refine's own messages, which the console replaces in every language: 3 KB.
    file: /\/@refinedev\/core\/dist\/index\.mjs$/,
    written: 'import pluralize from "pluralize";',
    meant: 'const pluralize = { plural: (word) => word, singular: (word) => word };',
  },
  {
    // A Map for browsers without one, and an object printer for its only error message: 5 KB.
    file: /\/side-channel\/index\.js$/,
    written: `var $TypeError = require('es-errors/type');
var inspect = require('object-inspect');
var getSideChannelList = require('side-channel-list');
var getSideChannelMap = require('side-channel-map');
var getSideChannelWeakMap = require('side-channel-weakmap');

var makeChannel = getSideChannelWeakMap || getSideChannelMap || getSideChannelList;`,
    meant: `var $TypeError = TypeError;
var inspect = String;
var makeChannel = () => new Map();`,
  },
];

/** Applies the replacement for this file, if there is one. Throws if the file lacks the code to replace. */
export function mended(file: string, code: string): string {
  const mend = mends.find((candidate) => candidate.file.test(file));
  if (!mend) return code;
  if (!code.includes(mend.written)) {
    throw new Error(`${file} has changed: adapt its replacement in mended-packages.ts, or remove it`);
  }
  return code.replace(mend.written, mend.meant);
}

const mending: Plugin = {
  name: 'mended-packages',
  transform: {
    filter: { id: mends.map(({ file }) => file) },
    handler: (code, id) => ({ code: mended(id, code), map: null }),
  },
};

/** Mends packages in the build, in tests, and in the dependencies that the dev server bundles. */
export function mendedPackages(): Plugin {
  return { ...mending, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [mending] } } }) };
}
