import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Issue, issuesOf } from '../../src/engine/schema/contract/issue';
import { issueWords } from '../../src/engine/schema/write/issue-words';
import { recordIssues } from '../../src/engine/schema/write/record-issues';
import { createAjv, validatorsOf } from '../../src/engine/schema/write/validator';
import { rowSchema } from '../../src/engine/schema/write/write-schema';
import { specimen } from '../support/specimen';

const validators = validatorsOf(specimen);
const sound = { text: 'One', code: 'AB-1', pcode: 'P1' };

function issuesFor(body: object, kind: 'create' | 'update' = 'create'): Issue[] {
  if (kind === 'create') return recordIssues(specimen, validators.create, structuredClone({ ...body }));
  return validators.update(structuredClone(body)) ? [] : issuesOf(validators.update.errors ?? [], body);
}

describe('V13, A6: one verdict', () => {
  test('a sound body passes, defaults are filled in, optional fields may be null', () => {
    const body = { ...sound, note: null, kind: undefined };
    expect(validators.create(body)).toBe(true);
    expect(body).toMatchObject({ active: true, kind: 'plain' });
  });

  test.each<[string, object, string, string]>([
    ['nothing given', { text: undefined }, 'text', 'required'],
    ['null for a required field', { text: null }, 'text', 'required'],
    ['an empty text', { text: '' }, 'text', 'required'],
    ['blanks', { text: '   ' }, 'text', 'required'],
    ['too long', { text: 'x'.repeat(41) }, 'text', 'maxLength'],
    ['an empty code', { code: '' }, 'code', 'required'],
    ['a wrong code', { code: 'ab 1' }, 'code', 'pattern'],
    ['an unknown field', { colour: 'red' }, 'colour', 'unknownField'],
    ['a derived field', { copies: 3 }, 'copies', 'unknownField'],
    ['a workflow field', { state: 'sent' }, 'state', 'unknownField'],
    ['an unknown value', { kind: 'odd' }, 'kind', 'enum'],
    ['three decimals of money', { price: 1.005 }, 'price', 'format.money'],
    ['a phone of letters', { phone: 'call me' }, 'phone', 'format.phone'],
    ['a mail without a host', { email: 'a@b' }, 'email', 'format.email'],
    ['an address of a script', { site: 'javascript:alert(1)' }, 'site', 'format.uri'],
    ['a colour name', { shade: 'red' }, 'shade', 'format.color'],
    ['a day that does not exist', { day: '2026-02-29' }, 'day', 'format.date'],
    ['a moment without an offset', { moment: '2026-02-01T10:00:00' }, 'moment', 'format.date-time'],
    ['a tag too many', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'words', 'maxItems'],
    ['a tag twice', { words: ['a', 'a'] }, 'words', 'uniqueItems'],
    ['a number in a tag', { words: [1] }, 'words.0', 'type'],
    ['a short password', { pass: '12345' }, 'pass', 'minLength'],
    ['a condition that holds, unmet', { kind: 'fancy' }, 'fancy_word', 'required'],
    ['a condition that holds, null', { kind: 'fancy', fancy_word: null }, 'fancy_word', 'required'],
    ['a condition that does not hold, met', { fancy_word: 'no' }, 'fancy_word', 'notApplicable'],
    ['a wrong value where the condition does not hold', { fancy_word: 7 }, 'fancy_word', 'notApplicable'],
    ['an inner value of another kind', { extra: { a: 1 } }, 'extra.a', 'type'],
    [
      'a list whose third object lacks a field',
      { sizes: [{ label: 'a' }, { label: 'b' }, {}] },
      'sizes.2.label',
      'required',
    ],
    ['an unknown field of an object', { box: { width: 1, depth: 2 } }, 'box.depth', 'unknownField'],
    [
      'a text too long inside an object of a list',
      { sizes: [{ label: 'x'.repeat(21) }] },
      'sizes.0.label',
      'maxLength',
    ],
    ['below zero', { amount: -1 }, 'amount', 'minimum'],
    ['not whole', { amount: 1.5 }, 'amount', 'type'],
  ])('%s', (_what, changes, field, rule) => {
    const { text, code, pcode, ...rest } = { ...sound, ...changes } as Record<string, unknown>;
    const body = {
      ...(text !== undefined && { text }),
      ...(code !== undefined && { code }),
      pcode,
      ...rest,
    };
    expect(issuesFor(body)).toContainEqual(expect.objectContaining({ field, rule }));
  });

  test('an update needs the version and nothing else', () => {
    expect(issuesFor({ version: 1 }, 'update')).toEqual([]);
    expect(issuesFor({ text: 'Two' }, 'update')).toEqual([
      { field: 'version', rule: 'required', params: {} },
    ]);
  });

  test('an empty list and one that was left out are called by one name', () => {
    const words = (rule: string, params: Record<string, number>) =>
      issueWords({ field: 'tags', rule, params }, specimen).keys;
    expect(words('minItems', { limit: 1 })).toEqual(words('required', {}));
    expect(words('minItems', { limit: 2 })).not.toEqual(words('required', {}));
  });

  test('whatever is wrong, there is at least one issue, and one per field at most', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        if (validators.create(structuredClone(body))) return;
        const issues = issuesOf(validators.create.errors ?? [], body);
        expect(issues.length).toBeGreaterThan(0);
        expect(new Set(issues.map((issue) => issue.field)).size).toBe(issues.length);
      }),
    );
  });

  test('a row schema lets nothing secret through', () => {
    expect(rowSchema(specimen).properties).not.toHaveProperty('pass');
    expect(
      createAjv().compile(rowSchema(specimen))({
        id: 1,
        text: 'One',
        note: null,
      }),
    ).toBe(true);
  });
});
