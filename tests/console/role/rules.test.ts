import { describe, expect, it } from 'vitest';
import device from '../../../schemas/device';
import manager from '../../../schemas/manager';
import {
  choicesOf,
  effectsOf,
  withLeaving,
  withRules,
} from '../../../src/engine/console/overrides/role/rule-changes';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';

const devices = entityOf(device);

describe('field rules', () => {
  it('hold each field once, and nothing that is open', () => {
    const hidden = withLeaving({}, 'store', 'name', 'hidden');
    expect(hidden).toEqual({ store: { hidden: ['name'] } });
    const both = withLeaving(hidden ?? {}, 'store', 'phone', 'readonly');
    expect(both).toEqual({ store: { hidden: ['name'], readonly: ['phone'] } });
    expect(withLeaving(both ?? {}, 'store', 'name', 'readonly')).toEqual({
      store: { readonly: ['phone', 'name'] },
    });
    expect(withLeaving(hidden ?? {}, 'store', 'name', 'open')).toBeNull();
    expect(withLeaving({ device: { hidden: ['spec'] } }, 'store', 'name', 'open')).toEqual({
      device: { hidden: ['spec'] },
    });
  });

  it('come to keep back whatever others do', () => {
    const others = { store: { hidden: ['name'], readonly: ['name', 'phone'] } };
    expect(withRules({ store: { hidden: ['phone'], readonly: ['name'] } }, others)).toEqual({
      store: { hidden: ['phone', 'name'] },
    });
    expect(withRules({}, {})).toEqual({});
  });

  it('offer what makes a difference', () => {
    const choices = (name: string) => choicesOf(fieldNamed(entityOf(manager), name));
    expect(choices('id')).toEqual([]);
    expect(choices('create_time')).toEqual(['open', 'hidden']);
    expect(choices('password')).toEqual(['open', 'readonly']);
    expect(choices('phone')).toEqual(['open', 'readonly', 'hidden']);
  });

  it('tell what holders lose in addition to the field', () => {
    const kinds = (name: string, leaving: 'open' | 'readonly' | 'hidden') =>
      effectsOf(devices, fieldNamed(devices, name), leaving).map(({ kind, actions }) =>
        [kind, ...actions].join(' '),
      );
    expect(kinds('dev_code', 'open')).toEqual([]);
    expect(kinds('dev_code', 'readonly')).toEqual(['noCreate']);
    expect(kinds('dev_code', 'hidden')).toEqual(['noCreate', 'noName']);
    expect(kinds('is_lock', 'hidden')).toEqual(['noSteps lock unlock']);
    expect(kinds('remark', 'readonly')).toEqual(['noSteps close']);
    expect(kinds('spec', 'hidden')).toEqual([]);
  });
});
