import type { Plugin } from 'vite';

/** Packages without side effects that do not declare this. With the flag, the bundler drops their unused modules. */
const pure =
  /\/node_modules\/(?:rc-[^/]+|@ant-design\/icons\/es\/components|@rc-component\/[^/]+|@ant-design\/cssinjs(?:-utils)?|papaparse|error-stack-parser|stackframe|resize-observer-polyfill)\//;

interface StandIn {
  readonly source: string;
  readonly importer: RegExp;
  readonly code: string;
}

/** Modules that the console does not need, with a minimal replacement. */
const standIns: readonly StandIn[] = [
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

const prefix = '\0stand-in:';

/** Replaces modules that the console does not need. */
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
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
