import { lazy, Suspense } from 'react';
import type { InputProps } from '#engine/console/data/resource';
import { RecordLoading } from '#engine/console/entity/record/record-loading';
import type { SentenceChoice } from './views/judged-findings';
import { addMeasurementWords } from './views/measurement-words';

const SentenceChoices = lazy(async () => {
  const [choices] = await Promise.all([import('./sentence-choices'), addMeasurementWords()]);
  return choices;
});

/** Keeps, changes or hides each sentence of a report for its customer. */
export function SentencesInput({ entity, field, value, onChange }: InputProps<readonly SentenceChoice[]>) {
  return (
    <Suspense fallback={<RecordLoading />}>
      <SentenceChoices
        entity={entity}
        field={field}
        choices={value ?? []}
        onChange={(next) => onChange(next.length > 0 ? next : null)}
      />
    </Suspense>
  );
}
