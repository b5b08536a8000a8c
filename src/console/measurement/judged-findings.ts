import type { Finding } from '../../measurement/findings/finding';
import type { Side } from '../../measurement/recording';

/** What a professional decided about a sentence of the analysis; one that is not named is kept. */
export interface SentenceChoice {
  readonly finding: string;
  readonly side?: Side;
  readonly choice: 'change' | 'hide';
  readonly text?: string;
}

export interface JudgedFinding {
  readonly finding: Finding;
  readonly isHidden: boolean;
  /** In place of the sentence of the finding. */
  readonly text: string | undefined;
}

/** The findings of a report as they were judged, hidden ones included. */
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
