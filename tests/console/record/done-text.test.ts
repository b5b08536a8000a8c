import { beforeAll, expect, it } from 'vitest';
import report from '../../../schemas/report';
import { doneText } from '../../../src/engine/console/entity/actions/what-follows';
import { words } from '../../../src/engine/console/i18n/words';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { deviceRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const entity = entityOf(report);
const row = { ...deviceRow(5), type: 'dynamic', customer: 7, _labels: { customer: 'Nora' } };

const done = (name: string) =>
  entity.actions
    .filter((action) => action.name === name)
    .map((action) => doneText(words.t, entity, action, [row]));

it('names the action that leaves the state as it is', () => {
  expect(done('assign')).toEqual(['“Assign” done: Nora, Dynamic']);
});

it('says the new state of an action that changes it', () => {
  expect(done('evaluate')).toEqual(['Nora, Dynamic evaluated']);
});
