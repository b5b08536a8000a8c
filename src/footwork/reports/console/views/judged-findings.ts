import type { Finding } from '../../../../measurement/findings/finding';
import type { Side } from '../../../../measurement/recording';

/** A professional's edit of a sentence; sentences without an edit are kept. */
export interface SentenceChoice {
  readonly finding: string;
  readonly side?: Side;
  readonly choice: 'change' | 'hide';
  readonly text?: string;
}

export interface JudgedFinding {
  readonly finding: Finding;
  readonly isHidden: boolean;
  /** Replaces the finding's own sentence, but not its side, which stands before both. */
  readonly text: string | undefined;
}

/** The findings of a report with the professional's edits; includes hidden ones. */
export function judgedFindings(
  findings: readonly Finding[],
  choices: readonly SentenceChoice[],
): readonly JudgedFinding[] {
  return findings.map((finding) => {
    const own = choices.find((choice) => isAbout(choice, finding));
    return {
      finding,
      isHidden: own?.choice === 'hide',
      text: (own?.choice === 'change' && own.text?.trim()) || undefined,
    };
  });
}

export function isAbout(choice: SentenceChoice, { key, side }: Finding): boolean {
  return choice.finding === key && choice.side === side;
}
