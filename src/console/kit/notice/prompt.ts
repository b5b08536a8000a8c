import type { TFunction } from 'i18next';
import { createStore } from '../store';

interface PromptWords {
  readonly title: string;
  /** What is to be entered. */
  readonly label: string;
  /** On the button that gives the answer. */
  readonly confirm: string;
}

export interface PromptQuestion {
  /** Said anew when the language changes while the question stands. */
  readonly words: (t: TFunction) => PromptWords;
  /** What stands there at first. */
  readonly value?: string;
  readonly maxLength?: number;
  /** What an answer must look like. */
  readonly pattern?: RegExp;
  /** Whether an answer is good; a text says why it is not. */
  readonly validate?: (answer: string) => boolean | string;
  /** Said of an answer that is not good, where `validate` has no words of its own; without it "Illegal input". */
  readonly message?: string;
}

export interface AskedPrompt extends PromptQuestion {
  /** Tells it from another of the same words. */
  readonly id: number;
  readonly answer: (text: string | null) => void;
}

/** The question that stands. */
export const askedPrompt = createStore<AskedPrompt | null>(null);
let count = 0;

/** Asks for a text in a dialog; null when the user thinks better of it. A newer question takes an older one away. */
export function prompt(question: PromptQuestion): Promise<string | null> {
  askedPrompt.get()?.answer(null);
  return new Promise((resolve) => {
    askedPrompt.set({
      ...question,
      id: ++count,
      answer: (text) => {
        askedPrompt.set(null);
        resolve(text);
      },
    });
  });
}

/** What is wrong with an answer; undefined when it is good. */
export function faultOf(question: PromptQuestion, answer: string, illegal: string): string | undefined {
  const { pattern, validate, message = illegal } = question;
  const verdict = (pattern === undefined || pattern.test(answer)) && (validate?.(answer) ?? true);
  if (verdict === true) return undefined;
  return verdict === false ? message : verdict;
}
