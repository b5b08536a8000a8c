import { lazy, Suspense } from 'react';
import type { InputProps } from '../../data/resource';
import { RecordLoading } from '../../entity/record/record-loading';
import type { SentenceChoice } from '../../measurement/judged-findings';
import { addMeasurementWords } from '../../measurement/measurement-words';

const SentenceChoices = lazy(async () => {
  const [choices] = await Promise.all([import('./sentence-choices'), addMeasurementWords()]);
  return choices;
});

/** Keeps, changes or hides each sentence of a report for its customer. */
export function SentencesInput({ value, onChange }: InputProps<readonly SentenceChoice[]>) {
  return (
    <Suspense fallback={<RecordLoading />}>
      <SentenceChoices choices={value ?? []} onChange={(next) => onChange(next.length > 0 ? next : null)} />
    </Suspense>
  );
}
