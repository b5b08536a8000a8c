import type { Plugin } from 'vite';

/**
 * Packages whose modules do nothing but define what they export, though they do not say so themselves.
 * Told so, the bundler leaves out those that nobody uses.
 */
const pure =
  /\/node_modules\/(?:rc-[^/]+|@ant-design\/icons\/es\/components|@rc-component\/[^/]+|@ant-design\/cssinjs(?:-utils)?|papaparse|query-string|error-stack-parser|stackframe|resize-observer-polyfill)\//;

interface StandIn {
  readonly source: string;
  readonly importer: RegExp;
  readonly code: string;
}

/** Parts of packages that the console never runs, with what stands in for them. */
const standIns: readonly StandIn[] = [
  {
    // antd takes the styles of an old theme away in an effect, which a page that lives out of sight does not
    // run: they would go on counting beside the new ones.
    source: './useEffectCleanupRegister',
    importer: /\/cssinjs\/es\/hooks\/useGlobalCache\.js$/,
    code: `export default () => queueMicrotask;`,
  },
  {
    // Mends the kinds of objects in browsers of long ago; to see whether it must, it throws five errors at start.
    source: './_getTag.js',
    importer: /\/lodash-es\//,
    code: `export { default } from 'lodash-es/_baseGetTag.js';`,
  },
  {
    // English plurals of resource names, for messages that the console words itself in every language. 3 KB.
    source: 'pluralize',
    importer: /\/@refinedev\/core\//,
    code: `const same = (word) => word; export default { plural: same, singular: same };`,
  },
  {
    // A Map for browsers that have none, and a printer of any object for its one error message. 5 KB.
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

/** Code of packages that is wrong, with what it should say. */
const mends: readonly Mend[] = [
  {
    // Where no option is active it names one that does not exist: the one at -1.
    id: /\/rc-select\/es\/Select\.js$/,
    written: 'activeDescendantId: "".concat(mergedId, "_list_").concat(accessibilityIndex)',
    meant:
      'activeDescendantId: accessibilityIndex < 0 ? undefined : "".concat(mergedId, "_list_").concat(accessibilityIndex)',
  },
  {
    // A list that is wider than its box scrolls by itself, and no key reaches it.
    id: /\/rc-virtual-list\/es\/List\.js$/,
    written: 'className: "".concat(prefixCls, "-holder"),',
    meant: 'className: "".concat(prefixCls, "-holder"), tabIndex: useVirtual ? undefined : 0,',
  },
  {
    // Icons stand beside words, or inside of what has a name. Each would add its own English name ("down").
    id: /\/@ant-design\/icons\/es\/components\/AntdIcon\.js$/,
    written: 'role: "img",\n    "aria-label": icon.name',
    meant: '',
  },
];

const prefix = '\0stand-in:';

/** Keeps out of the console's build what its packages bring along and the console never runs, and mends what they do wrong. */
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
