import type { TFunction } from 'i18next';
import { createStore } from '../store';

interface QuestionWords {
  readonly title: string;
  readonly body: string;
  /** Text of the confirming button. */
  readonly confirm: string;
}

export interface Question {
  /** Called again when the language changes while the question is open, for instance in another tab. */
  readonly words: (t: TFunction) => QuestionWords;
  readonly danger?: boolean;
}

interface OpenQuestion extends Question {
  readonly answer: (sure: boolean) => void;
}

/** The open question; null if there is none. */
export const question = createStore<OpenQuestion | null>(null);

/** Asks in a dialog; resolves to false when the user cancels. A new question cancels an open one. */
export function confirm(request: Question): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      ...request,
      answer: (sure) => {
        question.set(null);
        resolve(sure);
      },
    });
  });
}
