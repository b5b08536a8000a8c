import { describe, expect, it } from 'vitest';
import { readTables } from '../../../src/engine/cli/word-tables';
import { languages } from '../../../src/engine/schema/contract/language';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { loadModel } from '../../../src/engine/server/registry';
import { menuTree } from '../../../src/footwork/seed/menu-tree';

const model = loadModel();
const wordsOf = (language: string) => readTables(language).get('menu') ?? new Map<string, string>();

/** The labels that the specification lists, by the names that menus carry for them. */
const labels = [
  ['dashboard', 'document', 'systemManagement', 'partnerAccounts', 'roleManagement', 'menuManagement'],
  ['storeManagement', 'storeList', 'storeSettings', 'storeDetails'],
  ['deviceManagement', 'devicesX5', 'devicesFmp', 'devicesQ1p', 'devicesX3', 'devicesF5lab'],
  ['configX5', 'configFmp', 'configQ1p', 'configX3', 'configF5lab', 'powerOnMessages'],
  ['operatingPolicy', 'policyList', 'policyStatistics', 'policyTotalStatistics', 'policySettings'],
  ['userManagement', 'userSettings', 'reportX5', 'reportFmp', 'reportQ1p', 'reportX3'],
  ['recommendedProducts', 'aiProducts', 'aiProductReview'],
  ['trainingPlan', 'trainingSchedule', 'evaluationSystem', 'evaluationTable'],
].flat();

describe.each(languages)('N8: the labels of menus in %s', (language) => {
  const words = wordsOf(language);

  it.each(labels)('%s', (name) => {
    expect(words.get(name)?.trim()).toBeTruthy();
  });

  it('are distinguishable', () => {
    const said = labels.map((name) => words.get(name));
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  it('18.4: call an assessment what its dialogs and the calendar call it', () => {
    const tables = readTables(language);
    const said = (name: string, word: 'title' | 'plural') =>
      tables.get(`entities/${name}`)?.get(word) ??
      entityNamed(model, name)[word === 'title' ? 'title' : 'titlePlural'];
    expect(words.get('evaluationSystem')).toBe(said('assessment', 'plural'));
    expect(words.get('evaluationTable')).toBe(said('assessment-result', 'plural'));
    expect(tables.get('calendar')?.get('kind.assessment')).toBe(said('assessment-result', 'title'));
  });

  it('cover the navigation of a new database', () => {
    const names = menuTree.flatMap(({ name, children = [] }) => [
      name,
      ...children.map((below) => below.name),
    ]);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});
