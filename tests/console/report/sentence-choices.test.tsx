import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import reportSchema from '../../../schemas/report';
import type { Labelled } from '../../../src/engine/console/data/resource';
import ActionDialog from '../../../src/engine/console/entity/actions/action-dialog';
import type { Values } from '../../../src/engine/console/entity/form/form-fields';
import type { Outcome } from '../../../src/engine/console/entity/form/outcome';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { CustomerAdvice } from '../../../src/footwork/reports/console/views/customer-advice';
import { FindingList } from '../../../src/footwork/reports/console/views/finding-list';
import type { SentenceChoice } from '../../../src/footwork/reports/console/views/judged-findings';
import { addMeasurementWords } from '../../../src/footwork/reports/console/views/measurement-words';
import { analyse } from '../../../src/measurement/analyse';
import type { AnalysisResult } from '../../../src/measurement/analysis';
import { viewsOf } from '../../../src/measurement/storage/report-measurement';
import { walking } from '../../measurement/support/demo-measurement';
import { rootActor } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';
import { kneesInwards } from './knees-inwards';

beforeEach(async () => {
  await englishConsole();
  await addMeasurementWords();
});

const report = entityOf(reportSchema);

/** Of a person whose knees both stand out. */
const analysis = analyse(
  viewsOf({
    landmarks: kneesInwards,
  }),
  {},
);

const row = {
  id: 7,
  version: 1,
  type: 'posture',
  evaluation: 'evaluated',
  sentences: null,
} as unknown as Labelled;

async function openAmend() {
  fakeServer({ 'get /reports/7/analysis': envelope(analysis) });
  const amend = report.actions.find(({ name }) => name === 'amend');
  if (!amend) throw new Error('A report can be amended.');
  const save = vi.fn<(values: Values) => Promise<Outcome>>(async () => ({ kind: 'failed', message: 'Kept' }));
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <ActionDialog
          entity={report}
          action={amend}
          row={row}
          name="R7"
          follows={undefined}
          note={undefined}
          onSubmit={save}
          onClose={() => undefined}
        />
      </InRefine>,
    );
  });
  const [change] = await screen.findAllByText('Change');
  const user = userEvent.setup();
  await user.click(change as HTMLElement);
  const box = document.querySelector<HTMLTextAreaElement>('[data-field="sentences.0.text"] textarea');
  if (!box) throw new Error('A changed sentence has a box for its wording.');
  const submit = () => user.click(screen.getByText('Amend the evaluation').closest('button') as HTMLElement);
  return { user, box, save, submit };
}

test('18.3: the refusal of a changed sentence without words appears at its box', async () => {
  const { user, box, save, submit } = await openAmend();
  const fault = 'New wording cannot be empty';
  save.mockResolvedValueOnce({ kind: 'wrong', faults: { 'sentences.0.text': fault }, message: 'Refused' });
  await user.clear(box);
  await submit();
  await screen.findByText(fault);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(save.mock.calls[0]?.[0].sentences).toEqual([expect.objectContaining({ choice: 'change' })]);
  await user.type(box, 'Both knees lean a little.');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0].sentences).toEqual([
    expect.objectContaining({ choice: 'change', text: 'Both knees lean a little.' }),
  ]);
});

test('18.3: the box of a changed sentence holds it without its side, which stands before old and new words', async () => {
  const { user, box, save, submit } = await openAmend();
  expect(box.value).toBe('The knee leans inwards. Consider exercises for hip and thigh.');
  expect(box.closest('fieldset')?.textContent).toMatch(/^Left: /);
  await user.clear(box);
  await user.type(box, 'This knee leans a little.');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalled());
  const choices = save.mock.calls[0]?.[0].sentences as readonly SentenceChoice[];
  for (const list of [
    <FindingList key="professional" analysis={analysis} choices={choices} />,
    <CustomerAdvice key="customer" analysis={analysis} choices={choices} specialistHere={false} />,
  ]) {
    const { container } = render(list);
    const [changed, kept] = container.querySelectorAll('li');
    expect(changed?.textContent).toContain('Left: This knee leans a little.');
    expect(kept?.textContent).toContain('Right: The knee');
  }
});

test('18.3: a customer reads once what both sides have in common', () => {
  const sentences = (of: AnalysisResult, choices: readonly SentenceChoice[] = []) => {
    const { container, unmount } = render(
      <CustomerAdvice analysis={of} choices={choices} specialistHere={false} />,
    );
    const read = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    unmount();
    return read;
  };
  const knee = 'The knee leans inwards. Consider exercises for hip and thigh.';
  expect(analysis.findings.map(({ side }) => side)).toEqual(['left', 'right']);
  expect(sentences(analysis)).toEqual([`Left and right: ${knee}`]);
  const [flat, ...others] = sentences(analyse(walking({ left: { arch: 'flat' }, right: { arch: 'flat' } })));
  expect(flat).toBe('Both feet: The arch is low. Consider support for the arch.');
  expect(others.filter((one) => one?.includes('The arch is low'))).toEqual([]);
  const both = (['left', 'right'] as const).map((side) => ({ finding: 'kneeValgus', side }));
  const text = 'Knees lean a little.';
  expect(sentences(analysis, [{ finding: 'kneeValgus', side: 'left', choice: 'hide' }])).toEqual([
    `Right: ${knee}`,
  ]);
  expect(
    sentences(
      analysis,
      both.map((one) => ({ ...one, choice: 'change', text })),
    ),
  ).toEqual([`Left and right: ${text}`]);
  expect(sentences(analysis, [{ finding: 'kneeValgus', side: 'right', choice: 'change', text }])).toEqual([
    `Left: ${knee}`,
    `Right: ${text}`,
  ]);
});
