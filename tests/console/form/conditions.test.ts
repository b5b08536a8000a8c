import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  changedValues,
  nonEmptyValues,
  remainingChanges,
} from '../../../src/engine/console/entity/form/changed-values';
import { effectiveValues } from '../../../src/engine/console/entity/form/conditions';
import { checkValues } from '../../../src/engine/console/entity/form/faults';
import { formFields, startValues } from '../../../src/engine/console/entity/form/form-fields';
import { sectionsOf } from '../../../src/engine/console/entity/record/sections';
import { fieldNamed, inputFields } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { applies, isDemanded } from '../../../src/engine/schema/write/condition';
import { validatorsOf } from '../../../src/engine/schema/write/validator';
import { actorWith, rootActor } from '../../support/actor';
import { ruledSchema } from '../../support/ruled';
import { specimen } from '../../support/specimen';

const word = fieldNamed(specimen, 'fancy_word');
const fields = inputFields(specimen);

describe('a condition', () => {
  it('shows and demands a field, and hides it', () => {
    expect(applies(word, { kind: 'fancy' })).toBe(true);
    expect(isDemanded(word, { kind: 'fancy' })).toBe(true);
    expect(applies(word, { kind: 'plain' })).toBe(false);
    expect(isDemanded(word, { kind: 'plain' })).toBe(false);
  });

  it('makes nothing of what was typed while it does not hold', () => {
    expect(effectiveValues(fields, { kind: 'plain', fancy_word: 'x' }).fancy_word).toBeNull();
    expect(effectiveValues(fields, { kind: 'fancy', fancy_word: 'x' }).fancy_word).toBe('x');
  });

  it('may rest on a field that has a condition itself', () => {
    const chain = entityOf({
      $id: 'chain',
      title: 'Chain',
      type: 'object',
      properties: {
        a: { type: 'string', enum: ['on', 'off'] },
        c: { type: 'string', 'x-when': { b: 'on' } },
        b: { type: 'string', enum: ['on', 'off'], 'x-when': { a: 'on' } },
      },
      additionalProperties: false,
    });
    const values = effectiveValues(inputFields(chain), { a: 'off', b: 'on', c: 'typed' });
    expect(values).toEqual({ a: 'off', b: null, c: null });
  });
});

describe('an object that differs with an enum', () => {
  const ruled = entityOf(ruledSchema);
  const details = { word: 'a', size: 3, numbers: [1] };
  const held = (kind: string) => effectiveValues(inputFields(ruled), { kind, details }).details;

  it('keeps what still applies when the enum changes, and clears the rest', () => {
    expect(held('fancy')).toEqual({ word: 'a', size: 3 });
    expect(held('odd')).toEqual({ word: 'a', numbers: [1] });
    expect(held('plain')).toBeNull();
  });
});

describe('a list', () => {
  const listed = entityOf({
    $id: 'listed',
    title: 'Listed',
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['on', 'off'], default: 'off' },
      pair: { type: 'array', items: { type: 'string' }, minItems: 2 },
      extras: { type: 'array', items: { type: 'string' }, 'x-when': { kind: 'on' } },
    },
    additionalProperties: false,
  });
  const given = inputFields(listed);

  it('that is optional may stay empty, whatever its least number of items', async () => {
    const values = effectiveValues(given, startValues(given, {}, rootActor));
    expect(values.pair).toBeNull();
    const t = i18next.t;
    const check = (pair: unknown) =>
      checkValues(validatorsOf(listed).create, {
        entity: listed,
        fields: given,
        values: { ...values, pair },
        t,
      });
    expect(check(values.pair)).toEqual({});
    expect(Object.keys(check(['a']))).toEqual(['pair']);
  });

  it('in a form that nobody has touched is no change', () => {
    const start = startValues(given, {}, rootActor);
    expect(changedValues(given, start, effectiveValues(given, start))).toEqual({});
    const chosen = { ...start, pair: ['a', 'b'] };
    expect(changedValues(given, chosen, effectiveValues(given, start))).toEqual({ pair: null });
  });
});

describe('what is sent', () => {
  it('is what differs from the start', () => {
    const base = { text: 'a', words: ['x'], extra: { p: '1', q: '2' } };
    const now = { text: 'b', words: ['x'], extra: { q: '2', p: '1' } };
    expect(changedValues(fields, base, now)).toEqual({ text: 'b' });
  });

  it('is null for what was emptied, and nothing for what was never given', () => {
    expect(changedValues(fields, { note: 'a' }, { note: null })).toEqual({ note: null });
    expect(changedValues(fields, {}, { note: null })).toEqual({});
    expect(nonEmptyValues({ text: 'a', note: null })).toEqual({ text: 'a' });
  });

  it('leaves out, after a conflict, the fields whose stored value was chosen', () => {
    const conflict = { record: { version: 3 }, fields: ['text', 'note'] };
    const changes = { text: 'mine', note: 'mine', amount: 1 };
    expect(remainingChanges(conflict, changes, { text: 'stored', note: 'mine' })).toEqual({
      note: 'mine',
      amount: 1,
    });
  });
});

describe('the fields of a form', () => {
  const names = (list: readonly { name: string }[]) => list.map((field) => field.name);

  it('are those that the actor may give', () => {
    const seen = names(formFields(specimen, {}, actorWith()));
    expect(seen).toContain('text');
    for (const hidden of ['hidden', 'state', 'copies', 'shop_region', 'id'])
      expect(seen).not.toContain(hidden);
    expect(names(formFields(specimen, {}, rootActor))).toContain('hidden');
  });

  it('leave out what the resource hides', () => {
    const resource = { form: { hidden: ['create_time'] } } as const;
    expect(names(formFields(specimen, resource, rootActor))).not.toContain('create_time');
  });

  it('stand in their groups, and the rest in one of their own', () => {
    const grouped = {
      ...specimen,
      groups: [{ name: 'one', title: 'One', fields: ['note', 'text', 'gone'] }],
    };
    const [one, rest] = sectionsOf(grouped, fields);
    expect(names(one?.fields ?? [])).toEqual(['note', 'text']);
    expect(rest?.group).toBeUndefined();
    expect(names(rest?.fields ?? [])).not.toContain('text');
  });

  it('start with what the page fixes, then with defaults, then empty', () => {
    const start = startValues(fields, { kind: 'fancy' }, actorWith({}));
    expect(start).toMatchObject({ kind: 'fancy', active: true, text: null, words: [], twins: [] });
  });
});
