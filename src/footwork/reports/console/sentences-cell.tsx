import { lazy, Suspense } from 'react';
import type { CellProps } from '#engine/console/data/resource';
import type { SentenceChoice } from './views/judged-findings';
import { addMeasurementWords } from './views/measurement-words';

const EditedSentences = lazy(async () => {
  const [edited] = await Promise.all([import('./edited-sentences'), addMeasurementWords()]);
  return edited;
});

/** The sentences of a report that its professional has changed or hidden. */
export function SentencesCell({ value }: CellProps<object, readonly SentenceChoice[] | null | undefined>) {
  if (!value || value.length === 0) return <span className="cell-muted cell-none">—</span>;
  return (
    <Suspense>
      <EditedSentences choices={value} />
    </Suspense>
  );
}
