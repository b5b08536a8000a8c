import { describe, expect, it } from 'vitest';
import { askedPrompt, faultOf, type PromptQuestion, prompt } from '../../../src/console/kit/notice/prompt';

const named = (title: string): PromptQuestion => ({ words: () => ({ title, label: 'Name', confirm: 'OK' }) });
const question = named('Name');
const fault = (more: Partial<PromptQuestion>, answer: string) =>
  faultOf({ ...question, ...more }, answer, 'Illegal input');

describe('prompt', () => {
  it('takes any answer where nothing is asked of it', () => {
    expect(fault({}, '')).toBeUndefined();
  });

  it('refuses what does not match, in its own words or as illegal input', () => {
    expect(fault({ pattern: /^\d+$/ }, 'x')).toBe('Illegal input');
    expect(fault({ pattern: /^\d+$/, message: 'Digits only' }, 'x')).toBe('Digits only');
    expect(fault({ pattern: /^\d+$/ }, '12')).toBeUndefined();
  });

  it('refuses what its validator refuses, in the words of the validator first', () => {
    const validate = (text: string) => (text === 'taken' ? 'Taken already' : text.length > 2);
    expect(fault({ validate }, 'taken')).toBe('Taken already');
    expect(fault({ validate, message: 'Too short' }, 'a')).toBe('Too short');
    expect(fault({ validate }, 'a')).toBe('Illegal input');
    expect(fault({ validate }, 'abc')).toBeUndefined();
  });

  it('gives the answer, or null to a question that another one replaces', async () => {
    const first = prompt(question);
    const other = named('Other');
    const second = prompt(other);
    expect(await first).toBeNull();
    expect(askedPrompt.get()?.words).toBe(other.words);
    const { id } = askedPrompt.get() ?? {};
    const third = prompt(other);
    expect(await second).toBeNull();
    expect(askedPrompt.get()?.id).not.toBe(id);
    askedPrompt.get()?.answer('Said');
    expect(await third).toBe('Said');
    expect(askedPrompt.get()).toBeNull();
  });
});
