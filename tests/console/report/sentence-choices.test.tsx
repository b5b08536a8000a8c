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
import { analyse } from '../../../src/measurement/analyse';
import { landmarksOf } from '../../../src/measurement/foot-model/standing-person';
import { viewsOf } from '../../../src/measurement/storage/report-measurement';
import { rootActor } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const report = entityOf(reportSchema);

/** Of a person whose knees both stand out. */
const analysis = analyse(
  viewsOf({
    landmarks: landmarksOf({
      height_mm: 1700,
      head: 0,
      shoulders: 0,
      pelvis: 0,
      knees: 9,
      rearfoot: 6,
      trunk: 0,
      neck: 55,
    }),
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

test('18.3: a changed sentence without words is refused at its box, and sent with words', async () => {
  const { user, box, save, submit } = await openAmend();
  await user.clear(box);
  await submit();
  await screen.findByText('New wording cannot be empty');
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(save).not.toHaveBeenCalled();
  await user.type(box, 'Both knees lean a little.');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].sentences).toEqual([
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
