import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFaults } from '../../src/engine/cli/table-faults';
import { engineTableFile, flatTable } from '../../src/engine/cli/word-tables';
import { managerWith } from '../../src/engine/schema/base/manager';
import { menu } from '../../src/engine/schema/base/menu';
import { roleWith } from '../../src/engine/schema/base/role';
import { translated } from '../../src/engine/schema/contract/language-facts';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { englishWords } from '../../src/engine/schema/model/entity-words';

const bases = [managerWith({}), roleWith({}), menu].map(entityOf);
const languages = translated.filter((language) => language !== 'en');

/** Words that the application gives: of its levels, and of the groups of an account. */
const isOfApplication = (key: string) => key.startsWith('enums.scope.') || key === 'groups.main';

test.each(languages.flatMap((language) => bases.map((entity) => [language, entity.name, entity] as const)))(
  '20.1: the engine has all words of its own declarations: %s, %s',
  (language, name, entity) => {
    const table = flatTable(JSON.parse(readFileSync(engineTableFile(language, `entities/${name}`), 'utf8')));
    const faults = tableFaults(language, flatTable(englishWords(entity)), table);
    expect(faults.filter(({ key }) => name === 'menu' || !isOfApplication(key))).toEqual([]);
  },
);
