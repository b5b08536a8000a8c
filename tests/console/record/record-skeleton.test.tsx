import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { RecordSkeleton } from '../../../src/engine/console/entity/record/record-skeleton';
import { readableFields } from '../../../src/engine/schema/access/access';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { rootActor } from '../../support/actor';
import { model } from '../access/real-server';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const device = entityNamed(model, 'device');
const fields = readableFields(rootActor, device);

test.each([
  [false, 'Device #7', '.show-section', '.show-field'],
  [true, 'Edit device #7', '.form-section', '.form-row'],
])(
  'what is loading takes the room of its groups and fields (as a form: %s)',
  (isForm, heading, section, row) => {
    const { container } = render(<RecordSkeleton entity={device} id="7" fields={fields} isForm={isForm} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    // The groups, and one section for fields without a group.
    expect(container.querySelectorAll(section)).toHaveLength(device.groups.length + 1);
    const conditional = fields.filter(({ when }) => when);
    expect(conditional.length).toBeGreaterThan(0);
    // The heading contains the id.
    expect(container.querySelectorAll(row)).toHaveLength(fields.length - conditional.length - 1);
  },
);
