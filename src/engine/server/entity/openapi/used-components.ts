import type { Paths } from './operation';

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The components that the paths refer to, directly or through other components. */
export function usedComponents<Given extends Components>(paths: Paths, components: Given): Given {
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('$ref' in part && typeof part.$ref === 'string' && !used.has(part.$ref)) {
      used.add(part.$ref);
      const [kind = '', name = ''] = part.$ref.split('/').slice(2);
      follow(components[kind]?.[name]);
    }
    for (const one of Object.values(part)) follow(one);
  };
  follow(paths);
  const kinds = Object.entries(components).map(([kind, named]) => {
    const kept = Object.entries(named).filter(([name]) => used.has(`#/components/${kind}/${name}`));
    return [kind, Object.fromEntries(kept)];
  });
  return Object.fromEntries(kinds) as Given;
}
