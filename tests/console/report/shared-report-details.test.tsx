import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

type Answer = { readonly code: number; readonly msg: string; readonly data: object | null };

const refusal: Answer = { code: 40410, msg: 'This link no longer opens a report.', data: null };
const answered = (data: object): Answer => ({ code: 0, msg: '', data });

function answering(shown: object, measurement: Answer | 'offline' | Promise<Answer> = refusal): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(path);
    const answers: Readonly<Record<string, Answer | 'offline' | Promise<Answer>>> = {
      '/shares/open': answered('state' in shown ? shown : { state: 'open', sheet: shown }),
      '/shares/qr': answered({ kind: 'image', value: 'data:image/png;base64,' }),
      '/shares/measurement': measurement,
    };
    const answer = await answers[path];
    if (!answer || answer === 'offline') throw new TypeError('Failed to fetch');
    const inLanguage = headers['accept-language'] === 'de' && answer === refusal ? { msg: 'Beendet.' } : {};
    return { json: async () => ({ ...answer, ...inLanguage }) };
  });
}

const showAll = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Show all measurements, for professionals' }));

it('18: the first view has a picture and loads no measurement; a refusal of all figures is final', async () => {
  answering(sheet);
  render(<SharePage source={source} />);
  expect(await screen.findByRole('img', { name: 'Front' })).toBeDefined();
  await screen.findByRole('button', { name: 'Show all measurements, for professionals' });
  expect(asked).toEqual(['/shares/open', '/shares/qr']);
  await showAll();
  expect((await screen.findByRole('alert')).textContent).toBe('This link no longer opens a report.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the measurements for professionals' }));
  expect(screen.queryByRole('alert')).toBe(null);
  expect(screen.getByText('Rest.')).toBeDefined();
});

it('18: a refusal of all figures follows the language', async () => {
  answering(sheet);
  render(<SharePage source={source} />);
  await showAll();
  await screen.findByText('This link no longer opens a report.');
  await act(() => setLanguage('de'));
  expect(await screen.findByText('Beendet.')).toBeDefined();
  await act(() => setLanguage('en'));
});

it('18: all figures can be tried again where the server has not answered', async () => {
  answering(sheet, 'offline');
  render(<SharePage source={source} />);
  await showAll();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(asked.slice(2)).toEqual(['/shares/measurement', '/shares/measurement']);
});

it('18: a link that has closed since asks for the password, or says that the report is pending', async () => {
  const store = { name: 'Sole', address: null, phone: '+1 555 0100' };
  for (const [closed, shown] of [
    [{ state: 'password' }, () => screen.findByLabelText(/password/i)],
    [{ state: 'pending', store }, () => screen.findByText(/555 0100/)],
  ] as const) {
    answering(sheet);
    const { unmount } = render(<SharePage source={source} />);
    await screen.findByRole('button', { name: 'Show all measurements, for professionals' });
    answering(closed, answered({ state: closed.state, measurement: null }));
    await showAll();
    expect(await shown()).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
    unmount();
  }
});

it('18: a late answer changes nothing once the sheet has gone', async () => {
  let answer: (late: Answer) => void = () => undefined;
  answering(sheet, new Promise<Answer>((resolve) => (answer = resolve)));
  const { unmount } = render(<SharePage source={source} />);
  await showAll();
  await waitFor(() => expect(asked).toContain('/shares/measurement'));
  unmount();
  answer(answered({ state: 'password', measurement: null }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.filter((path) => path === '/shares/open')).toHaveLength(1);
});

it('18: a damaged or missing measurement is named, and the evaluation stays', async () => {
  answering({ ...sheet, damaged: true, picture: null });
  const { unmount } = render(<SharePage source={source} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The measurement is damaged and cannot be shown.',
  );
  expect(screen.queryByText('Rest.')).not.toBe(null);
  unmount();
  answering({ ...sheet, picture: null });
  render(<SharePage source={source} />);
  expect(await screen.findByText('Nothing that can be shown was recorded.')).toBeDefined();
  expect(screen.getByText('Rest.')).toBeDefined();
});
