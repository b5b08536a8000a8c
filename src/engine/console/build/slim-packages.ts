import type { Plugin } from 'vite';

/** Packages without side effects that do not declare this. With the flag, the bundler drops their unused modules. */
const pure =
  /\/node_modules\/(?:rc-[^/]+|@ant-design\/icons\/es\/components|@rc-component\/[^/]+|@ant-design\/cssinjs(?:-utils)?|papaparse|query-string|error-stack-parser|stackframe|resize-observer-polyfill)\//;

interface StandIn {
  readonly source: string;
  readonly importer: RegExp;
  readonly code: string;
}

/** Modules that the console does not need, with a minimal replacement. */
const standIns: readonly StandIn[] = [
  {
    // antd removes the styles of the previous theme in an effect. A kept page that is hidden runs no effects, so its
    // old styles would stay in force.
    source: './useEffectCleanupRegister',
    importer: /\/cssinjs\/es\/hooks\/useGlobalCache\.js$/,
    code: `export default () => queueMicrotask;`,
  },
  {
    // Works around type tags of old browsers, and throws five errors at start to detect them.
    source: './_getTag.js',
    importer: /\/lodash-es\//,
    code: `export { default } from 'lodash-es/_baseGetTag.js';`,
  },
  {
    // English plurals of resource names for refine's own messages, which the console replaces in every language. 3
    // KB.
    source: 'pluralize',
    importer: /\/@refinedev\/core\//,
    code: `const same = (word) => word; export default { plural: same, singular: same };`,
  },
  {
    // A Map for browsers without one, and an object printer for its only error message. 5 KB.
    source: 'side-channel',
    importer: /\/qs\/lib\//,
    code: `module.exports = () => {
      const map = new Map();
      return {
        assert(key) { if (!map.has(key)) throw new TypeError('Side channel does not contain the given key'); },
        delete: (key) => map.delete(key),
        get: (key) => map.get(key),
        has: (key) => map.has(key),
        set: (key, value) => { map.set(key, value); },
      };
    };`,
  },
];

interface Mend {
  readonly id: RegExp;
  readonly written: string;
  readonly meant: string;
}

/** Faulty code in packages, with its correction. */
const mends: readonly Mend[] = [
  {
    // With no active option, the code refers to option -1, which does not exist.
    id: /\/rc-select\/es\/Select\.js$/,
    written: 'activeDescendantId: "".concat(mergedId, "_list_").concat(accessibilityIndex)',
    meant:
      'activeDescendantId: accessibilityIndex < 0 ? undefined : "".concat(mergedId, "_list_").concat(accessibilityIndex)',
  },
  {
    // A list wider than its box scrolls, but the keyboard cannot reach it.
    id: /\/rc-virtual-list\/es\/List\.js$/,
    written: 'className: "".concat(prefixCls, "-holder"),',
    meant: 'className: "".concat(prefixCls, "-holder"), tabIndex: useVirtual ? undefined : 0,',
  },
  {
    // Our icons stand next to text or inside a labelled element; the icon's own English label ("down") would be read
    // in addition.
    id: /\/@ant-design\/icons\/es\/components\/AntdIcon\.js$/,
    written: 'role: "img",\n    "aria-label": icon.name',
    meant: '',
  },
];

const prefix = '\0stand-in:';

/** Replaces modules that the console does not need, and corrects faulty ones. */
export function slimPackages(): Plugin {
  const used = new Set<StandIn>();
  return {
    name: 'slim-packages',
    apply: 'build',
    enforce: 'pre',

    resolveId(source, importer = '') {
      const standIn = standIns.find(
        (candidate) => candidate.source === source && candidate.importer.test(importer),
      );
      if (!standIn) return undefined;
      used.add(standIn);
      return `${prefix}${standIn.source}`;
    },

    load(id) {
      return standIns.find(({ source }) => id === `${prefix}${source}`)?.code;
    },

    buildEnd(error) {
      const idle = standIns.find((standIn) => !used.has(standIn));
      if (!error && idle) this.error(`${idle.source} is no longer asked for: a package has changed`);
    },

    transform: {
      filter: { id: pure },
      handler(code, id) {
        const mend = mends.find((candidate) => candidate.id.test(id));
        if (mend && !code.includes(mend.written))
          this.error(`${id} has changed: adapt the replacement, or remove it`);
        const meant = mend ? code.replace(mend.written, mend.meant) : code;
        return { code: meant, map: null, moduleSideEffects: false };
      },
    },
  };
}
