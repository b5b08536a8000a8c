import type { TFunction } from 'i18next';
import { createStore } from '../store';

interface QuestionWords {
  readonly title: string;
  readonly body: string;
  /** On the button that says yes. */
  readonly confirm: string;
}

export interface Question {
  /** Called again when the language changes while the question is open, in another tab for instance. */
  readonly words: (t: TFunction) => QuestionWords;
  readonly danger?: boolean;
}

interface Asked extends Question {
  readonly answer: (sure: boolean) => void;
}

/** The question that stands. */
export const question = createStore<Asked | null>(null);

/** Asks in a dialog; false when the user thinks better of it. A newer question answers an older one with no. */
export function confirm(asked: Question): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      ...asked,
      answer: (sure) => {
        question.set(null);
        resolve(sure);
      },
    });
  });
}
