import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { SharePage } from '../../../src/footwork/sharing/console/share/share-page';
import { setLanguage, startShareWords } from '../../../src/footwork/sharing/console/share/share-words';

const landmarks = [
  { view: 'front', name: 'leftEye', x: 520, y: 100 },
  { view: 'front', name: 'rightEye', x: 480, y: 100 },
  { view: 'front', name: 'leftAnkle', x: 560, y: 1700 },
  { view: 'front', name: 'rightAnkle', x: 440, y: 1700 },
];
const sheet = {
  report_number: 'R1',
  type: 'posture',
  dev_type: null,
  detection_time: '2026-01-14T09:30:00.000Z',
  time_zone: null,
  customer: 'Mona',
  person: { name: 'Mona', age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null },
  specialist_here: false,
  evaluation: {
    state: 'evaluated',
    evaluated_at: null,
    professional: null,
    findings: null,
    advice: 'Rest.',
    next_appointment: null,
    sentences: [],
  },
  store: { name: 'Sole', address: null, phone: null },
  signature: null,
  plans: [],
  damaged: false,
  picture: { recordings: [], landmarks },
  analysis: null,
  languages: [],
  products: [],
};
const source = { kind: 'link', token: 'a'.repeat(43) } as const;
const asked: string[] = [];

beforeAll(async () => {
  await startShareWords();
  await setLanguage('en');
});
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
  setReaderZone(null);
});

function answering(shown: object): void {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answers: Readonly<Record<string, object>> = {
      '/shares/open': { code: 0, msg: '', data: { state: 'open', sheet: shown } },
      '/shares/qr': { code: 0, msg: '', data: { kind: 'image', value: 'data:image/png;base64,' } },
      '/shares/measurement': { code: 40410, msg: 'This link no longer opens a report.', data: null },
    };
    return { json: async () => answers[path] };
  });
}

it('18: the first view has a picture and loads no measurement; a refusal of all figures can be tried again', async () => {
  answering(sheet);
  render(<SharePage source={source} />);
  expect(await screen.findByRole('img', { name: 'Front' })).toBeDefined();
  const show = await screen.findByRole('button', { name: 'Show all measurements, for professionals' });
  expect(asked).toEqual(['/shares/open', '/shares/qr']);
  fireEvent.click(show);
  expect((await screen.findByRole('alert')).textContent).toBe('This link no longer opens a report.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(asked.slice(2)).toEqual(['/shares/measurement', '/shares/measurement']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the measurements for professionals' }));
  expect(screen.queryByRole('alert')).toBe(null);
  expect(screen.getByText('Rest.')).toBeDefined();
});

it('18: a damaged measurement says so in place of the report, and a missing one leaves the evaluation', async () => {
  answering({ ...sheet, damaged: true, picture: null });
  const { unmount } = render(<SharePage source={source} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The measurement is damaged and cannot be shown.',
  );
  expect(screen.queryByText('Rest.')).toBe(null);
  unmount();
  answering({ ...sheet, picture: null });
  render(<SharePage source={source} />);
  expect(await screen.findByText('Nothing that can be shown was recorded.')).toBeDefined();
  expect(screen.getByText('Rest.')).toBeDefined();
});
