import type { App, Level } from '../contract/define-app';
import { translated } from '../contract/language-facts';
import { type Fault, type FileFault, faultAt } from '../keywords/fault';
import type { Entity } from '../model/entity';

type Entities = ReadonlyMap<string, Entity>;

/** Faults of `app.ts`: names that SQL cannot take, and levels that do not fit the declarations. */
export function appFaults(app: App, entities: Entities): FileFault[] {
  const reaches = ['all', ...app.levels.map(({ name }) => name)];
  const faults: Fault[] = [];
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(app.systemSchema))
    faults.push(
      faultAt('/systemSchema', app.systemSchema, 'a name for a schema in SQL', 'Use a-z, 0-9 and _.'),
    );
  faults.push(...languageFaults(app));
  for (const [at, level] of app.levels.entries())
    faults.push(...levelFaults(level, `/levels/${at}`, entities));
  for (const [at, { name }] of app.levels.entries()) {
    const isTaken = name === 'all' || name === 'none' || reaches.indexOf(name) !== at + 1;
    if (isTaken)
      faults.push(faultAt(`/levels/${at}/name`, name, 'a name of its own', 'Choose another name.'));
  }
  for (const [at, { reach }] of app.userTypes.entries()) {
    if (reaches.includes(reach)) continue;
    faults.push(
      faultAt(`/userTypes/${at}/reach`, reach, `one of ${reaches.join(', ')}`, 'Correct the name.'),
    );
  }
  return [...faults, ...settingsFaults(app, entities)].map((fault) => ({ file: 'app.ts', ...fault }));
}

/** `app.ts` can be started without a check of its types. */
function languageFaults({ languages }: Partial<App>): Fault[] {
  const expected = `languages of the interface: ${translated.join(', ')}`;
  if (!Array.isArray(languages) || languages.length === 0)
    return [faultAt('/languages', languages, expected, 'List them; the first is the default.')];
  return languages.flatMap((language, at) => {
    const pointer = `/languages/${at}`;
    if (!translated.includes(language))
      return [faultAt(pointer, language, expected, 'Correct or remove it.')];
    if (languages.indexOf(language) === at) return [];
    return [faultAt(pointer, language, 'each language once', 'Remove one of the two.')];
  });
}

function levelFaults({ field, entity, below }: Level, at: string, entities: Entities): Fault[] {
  const own = entities.get('manager')?.fields.get(field);
  const expected = entity === undefined ? 'a short text of manager' : `a reference of manager to ${entity}`;
  const isFit = entity === undefined ? own?.type === 'text' : own?.type === 'reference' && own.ref === entity;
  const target = entities.get(entity ?? '');
  const parent = target?.fields.get(below?.parent ?? '');
  const isTree = parent?.ref === entity && target?.fields.has(below?.same ?? '');
  return [
    ...(isFit ? [] : [faultAt(`${at}/field`, field, expected, 'Add the property to schemas/manager.ts.')]),
    ...(below === undefined || isTree
      ? []
      : [
          faultAt(
            `${at}/below`,
            below,
            `properties of ${entity}`,
            'Name a reference to itself, and a property.',
          ),
        ]),
  ];
}

function settingsFaults({ settings, levels }: App, entities: Entities): Fault[] {
  if (!settings) return [];
  const { level, entity, by } = settings;
  const target = levels.find(({ name }) => name === level)?.entity;
  const isFit = [target, entity].every((name) => entities.get(name ?? '')?.fields.has(by));
  const expected = 'a level with an entity, and a property that both entities have';
  return isFit ? [] : [faultAt('/settings', settings, expected, 'Correct the names.')];
}
