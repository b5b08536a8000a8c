import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StoredMeasurementView } from '../../../src/footwork/reports/console/views/measurement-view';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
});

// jsdom has no workers, and a measurement whose worker cannot start counts as damaged.
test('18: a damaged measurement leaves the recommended products', async () => {
  const stored = { type: 'posture', measurement: { landmarks: [] } } as const;
  render(<StoredMeasurementView stored={stored}>Insoles</StoredMeasurementView>);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The measurement is damaged and cannot be shown.',
  );
  expect(screen.getByText('Insoles')).toBeDefined();
});
