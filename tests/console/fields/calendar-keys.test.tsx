import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import DateRange from '../../../src/console/entity/fields/filters/date-range';
import DateFieldPicker from '../../../src/console/entity/fields/inputs/date-picker';
import { fieldNamed } from '../../../src/entity/model/entity';
import type { Filter } from '../../../src/entity/query/list-query';
import { specimen } from '../../support/specimen';
import { englishConsole } from '../support/words';
import { samples } from './samples';

beforeAll(englishConsole);

const field = fieldNamed(specimen, samples.date.field);

function Range() {
  const [value, setValue] = useState<readonly Filter[]>([]);
  return <DateRange id="day" entity={specimen} field={field} value={value} onChange={setValue} />;
}

describe.each([
  ['a filter', 'From', <Range key="range" />],
  [
    'a form',
    'Day',
    <div key="input">
      <label htmlFor="day">Day</label>
      <DateFieldPicker id="day" entity={specimen} field={field} value={null} onChange={() => undefined} />
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
    const box = screen.getByLabelText(label);
    await user.click(box);
    expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(around).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(around).toHaveBeenCalledWith('Escape');
  });
});
