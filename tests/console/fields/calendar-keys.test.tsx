import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateFilter } from '../../../src/engine/console/entity/fields/filters/range-filters';
import { DateInput } from '../../../src/engine/console/entity/fields/inputs/date-input';
import { ZoneContext } from '../../../src/engine/console/i18n/use-zone';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import type { Filter } from '../../../src/engine/schema/query/list-query';
import { specimen } from '../../support/specimen';
import { englishConsole } from '../support/words';
import { samples } from './samples';

beforeAll(englishConsole);

const field = fieldNamed(specimen, samples.date.field);

const control = { id: 'day', 'aria-describedby': undefined, 'aria-invalid': undefined };

function Range() {
  const [value, setValue] = useState<readonly Filter[]>([]);
  return <DateFilter id="day" entity={specimen} field={field} value={value} onChange={setValue} />;
}

describe.each([
  ['a filter', 'From', <Range key="range" />],
  [
    'a form',
    'Day',
    <div key="input">
      <label htmlFor="day">Day</label>
      <DateInput control={control} entity={specimen} field={field} value={null} onChange={() => undefined} />
    </div>,
  ],
])('the calendar of %s', (_, label, calendar) => {
  it('closes at Escape, and only the next one reaches what is around it', async () => {
    const user = userEvent.setup();
    const around = vi.fn();
    await act(async () => {
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      render(<div onKeyDown={({ key }) => around(key)}>{calendar}</div>);
    });
    // A disabled input is shown until the lazy part has loaded.
    const box = await waitFor(() => screen.getByLabelText(label, { selector: ':not([disabled])' }));
    await user.click(box);
    expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(around).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(around).toHaveBeenCalledWith('Escape');
  });
});

it('a typed day stays when the page around it is drawn again', async () => {
  const user = userEvent.setup();
  const form = () => (
    <div>
      <label htmlFor="day">Day</label>
      <DateInput
        control={control}
        entity={specimen}
        field={field}
        value="2026-11-30"
        onChange={() => undefined}
      />
    </div>
  );
  const { rerender } = await act(async () => render(form()));
  const box = await waitFor(() => screen.getByLabelText('Day', { selector: ':not([disabled])' }));
  await user.clear(box);
  await user.type(box, '2026-12-24');
  const typed = (box as HTMLInputElement).value;
  expect(typed).toMatch(/24/);
  rerender(form());
  expect((box as HTMLInputElement).value).toBe(typed);
});

it.each(['America/New_York', 'Asia/Tokyo'])(
  '18.4: Now is the present moment in the zone %s',
  async (zone) => {
    const user = userEvent.setup();
    const moment = fieldNamed(specimen, samples.dateTime.field);
    const change = vi.fn<(value: unknown) => void>();
    render(
      <ZoneContext value={zone}>
        <label htmlFor="day">Moment</label>
        <DateInput control={control} entity={specimen} field={moment} value={null} onChange={change} />
      </ZoneContext>,
    );
    await user.click(await waitFor(() => screen.getByLabelText('Moment', { selector: ':not([disabled])' })));
    await user.click(await screen.findByText('Now'));
    const given = Date.parse(String(change.mock.calls[0]?.[0]));
    expect(Math.abs(given - Date.now())).toBeLessThan(60_000);
  },
);
