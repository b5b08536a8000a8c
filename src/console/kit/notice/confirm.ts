import type { TFunction } from 'i18next';

interface QuestionWords {
  readonly title: string;
  readonly body: string;
  /** On the button that says yes. */
  readonly confirm: string;
}

export interface Question {
  /** Said anew when the language changes, in another tab for instance, while the question stands. */
  readonly words: (t: TFunction) => QuestionWords;
  readonly danger?: boolean;
}

interface Asked extends Question {
  readonly answer: (sure: boolean) => void;
}

const listeners = new Set<() => void>();
let asked: Asked | null = null;

/** Asks in a dialog; false when the user thinks better of it. A newer question answers an older one with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (sure) => {
        put(null);
        resolve(sure);
      },
    });
  });
}

export function currentQuestion(): Asked | null {
  return asked;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}
