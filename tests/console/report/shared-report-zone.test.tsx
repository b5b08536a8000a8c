import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { SharePage } from '../../../src/footwork/sharing/console/share/share-page';
import { setLanguage, startShareWords } from '../../../src/footwork/sharing/console/share/share-words';

const sheet = {
  report_number: 'R1',
  type: 'posture',
  dev_type: null,
  detection_time: '2026-01-14T09:30:00.000Z',
  time_zone: 'Asia/Tokyo',
  customer: 'Mona',
  person: { name: 'Mona', age: null, sex: null, height_cm: null, weight_kg: null, shoe_size: null },
  specialist_here: false,
  evaluation: {
    state: 'evaluated',
    evaluated_at: '2026-01-14T16:00:00.000Z',
    professional: 'Dr. Sole',
    findings: null,
    advice: null,
    next_appointment: null,
    sentences: [],
  },
  store: { name: 'Sole', address: null, phone: null },
  signature: null,
  plans: [],
  damaged: false,
  picture: null,
  analysis: null,
  languages: [],
  products: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
  setReaderZone(null);
});

it('18.4: the report of a customer shows times by the clock of the store, wherever it is read', async () => {
  setReaderZone('America/New_York');
  const answers = [
    [/\/sheet$/, sheet],
    [/\/qr$/, { kind: 'text', value: null }],
  ] as const;
  vi.stubGlobal('fetch', async (path: string) => {
    const [, data] = answers.find(([of]) => of.test(path)) ?? [];
    if (!data) throw new Error(`Nobody expected ${path}`);
    return { json: async () => ({ code: 0, msg: '', data }) };
  });
  await startShareWords();
  await setLanguage('en');
  render(<SharePage source={{ kind: 'report', id: 1 }} />);
  expect(await screen.findByText(/Jan 14, 2026, 6:30/)).toBeDefined();
  expect(screen.getByText('Looked at by Dr. Sole on January 15, 2026')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'What the professional says' })).toBe(null);
  await waitFor(() => expect(document.title).toContain('Jan 14, 2026'));
});
