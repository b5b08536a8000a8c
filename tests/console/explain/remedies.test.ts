import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import device from '../../../schemas/device';
import { buttonPath, remedyText } from '../../../src/engine/console/pages/explain/decision-text';
import { explain } from '../../../src/engine/schema/access/explain';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../../support/actor';
import { tree } from '../role/grants';
import { englishConsole } from '../support/words';

const entity = entityOf(device);
beforeAll(englishConsole);

describe('what would have to change', () => {
  it.each([
    [
      'the button that is missing, where it stands',
      actorWith(),
      { action: 'lock' },
      'A role of the account must hold the button “biz:device:lock”.',
    ],
    [
      'the states that come first',
      rootActor,
      { action: 'unlock', record: { is_lock: false } },
      'The record must first be “Yes”.',
    ],
    [
      'the field that is kept back',
      actorWith({ perms: ['biz:device:view'], fields: { device: { hidden: ['c_code'] } } }),
      { action: 'show', field: fieldNamed(entity, 'c_code') },
      'At least one role of the account must not hide “Contract number”.',
    ],
  ])('%s', (_, actor, question, expected) => {
    const { action, field } = { field: undefined, ...question };
    const denied = explain(actor, { entity, ...question }).steps.find((step) => !step.allowed);
    if (!denied) throw new Error('It is allowed.');
    expect(remedyText(i18next.t, entity, { action, field: field?.name }, denied, tree)).toBe(expected);
  });

  it('names a button by the way to it', () => {
    expect(buttonPath(i18next.t, tree, 'biz:store:view')).toBe('Store management › Stores › View');
    expect(buttonPath(i18next.t, tree, 'biz:store:secret, biz:store:add')).toBe(
      'Store management › Stores › Add',
    );
    expect(buttonPath(i18next.t, tree, 'biz:store:lock')).toBeUndefined();
  });
});
