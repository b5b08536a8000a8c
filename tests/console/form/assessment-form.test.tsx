import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import formPart from '../../../resources/assessment-result.form';
import { FormFrame } from '../../../src/engine/console/entity/form/form-frame';
import { FormSections } from '../../../src/engine/console/entity/form/form-sections';
import { useRecordForm } from '../../../src/engine/console/entity/form/use-record-form';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { loadModel } from '../../../src/engine/server/registry';
import { rootActor } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const result = entityNamed(loadModel(), 'assessment-result');
const fields = [fieldNamed(result, 'scores')];
const items = [
  { code: 'arch-height', name: { en: 'Height of the arch' }, weight: 60 },
  { code: 'balance', name: { en: 'Balance' }, weight: 40 },
];

let values: Readonly<Record<string, unknown>> = {};

function AssessmentForm({ start }: { readonly start: object }) {
  const form = useRecordForm({
    entity: result,
    fields,
    start: { ...start },
    version: 0,
    save: async () => ({ kind: 'failed' as const, message: '' }),
    onSaved: () => undefined,
  });
  values = form.values;
  return (
    <FormFrame entity={result} form={form}>
      <FormSections
        entity={result}
        resource={{ form: formPart }}
        fields={fields}
        form={form}
        stored={undefined}
      />
    </FormFrame>
  );
}

async function show(scores: readonly object[]) {
  const calls = fakeServer({
    'get /assessments?_start=0&_end=1&id_in=7': envelope({
      list: [{ id: 7, items }],
      total: 1,
      totalIs: 'exact',
    }),
  });
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <AssessmentForm start={{ assessment: 7, scores }} />
      </InRefine>,
    );
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
}

const inputs = () =>
  [...document.querySelectorAll('[data-field^="scores.0."]')]
    .filter((part) => part.querySelector('input'))
    .map((part) => part.getAttribute('data-field'));

it('18.4: items of the chosen system are judged, and nothing else about them is asked', async () => {
  await show(items);
  await waitFor(() => expect(inputs()).toEqual(['scores.0.score', 'scores.0.note']));
  screen.getByText('Height of the arch');
  expect(document.body.textContent).not.toContain('arch-height');
  for (const tool of [/Add entry/, /Remove/, /Move up/])
    expect(screen.queryByRole('button', { name: tool })).toBeNull();
  const score = document.querySelector<HTMLInputElement>('[data-field="scores.0.score"] input');
  if (!score) throw new Error('The score has no input.');
  await userEvent.type(score, '80');
  await userEvent.tab();
  await waitFor(() => expect(values.scores).toMatchObject([{ ...items[0], score: 80 }, items[1]]));
});

it('18.4: items that are not those of the chosen system can be edited in whole', async () => {
  await show([{ ...items[0], weight: 100 }]);
  screen.getByRole('button', { name: /Add entry/ });
  expect(inputs()).toContain('scores.0.code');
});
