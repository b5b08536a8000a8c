import { lazy } from 'react';
import { addMeasurementWords } from './measurement-words';

/** Loads the view and its words on first render. */
export const LazyMeasurementView = lazy(async () => {
  const [{ MeasurementView }] = await Promise.all([import('./measurement-view'), addMeasurementWords()]);
  return { default: MeasurementView };
});

export const LazyStoredMeasurementView = lazy(async () => {
  const [{ StoredMeasurementView }] = await Promise.all([
    import('./measurement-view'),
    addMeasurementWords(),
  ]);
  return { default: StoredMeasurementView };
});

export const LazyPressureComparison = lazy(async () => {
  const [{ PressureComparison }] = await Promise.all([
    import('./pressure-comparison'),
    addMeasurementWords(),
  ]);
  return { default: PressureComparison };
});
