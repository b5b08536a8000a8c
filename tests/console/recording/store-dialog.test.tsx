import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import reportSchema from '../../../schemas/report';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { words } from '../../../src/engine/console/i18n/words';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import StoreDialog from '../../../src/footwork/recording/pages/recording/store-dialog';
import english from '../../../src/footwork/recording/pages/recording/words/en.json';
import { walking } from '../../measurement/support/demo-measurement';
import { rootActor } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  words.addResourceBundle('en', 'translation', english, true, true);
  setReaderZone('America/New_York');
});
afterEach(() => setReaderZone(null));

const at = '2017-02-16T11:26:22';
const clock = /^The time in the file, read by the clock of Eastern Time/;

async function open(times: readonly (string | undefined)[]): Promise<HTMLInputElement> {
  fakeServer({ 'get /customers': envelope({ list: [], total: 0 }) });
  const [foot] = walking().recordings;
  if (!foot) throw new Error('A walk has recordings.');
  const opened = times.map((madeAt, index) => ({
    ...foot,
    name: `${index}.asf`,
    recording: { ...foot.recording, ...(madeAt !== undefined && { madeAt }) },
  }));
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <StoreDialog entity={entityOf(reportSchema)} opened={opened} onClose={() => undefined} />
      </InRefine>,
    );
  });
  await screen.findByPlaceholderText('Choose a day and time');
  return screen.getByPlaceholderText<HTMLInputElement>('Choose a day and time');
}

test('19.4: the time of an imported measurement starts with that of its files, and says by which clock', async () => {
  const input = await open([at, at, undefined]);
  expect(input.value).toContain('11:26');
  screen.getByText(clock);
});

test.each([
  ['none', [undefined]],
  ['several', [at, '2017-02-16T11:40:00']],
] as const)('19.4: it starts empty where the files say %s', async (_, times) => {
  expect((await open(times)).value).toBe('');
  expect(screen.queryByText(clock)).toBe(null);
});
