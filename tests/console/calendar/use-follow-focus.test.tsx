import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type FollowFocus,
  useFollowFocus,
} from '../../../src/footwork/calendar/pages/calendar/use-follow-focus';

const days = ['2026-01-15', '2026-01-16'];
const moved = { key: 'a7', day: '2026-01-16', time: '10:00' };

let follow: FollowFocus;

/** A calendar that shows the entry at its old place, at the new one, or not at all, and a field outside of it. */
function Page({ day }: { readonly day?: string }) {
  follow = useFollowFocus(days);
  return (
    <>
      <div className="calendar" tabIndex={-1}>
        {day && (
          <div key={day} data-day={day}>
            <button type="button" data-entry="a7" data-at="10:00">
              Ann
            </button>
          </div>
        )}
      </div>
      <input aria-label="Note" />
    </>
  );
}

function open() {
  const { rerender, getByRole, queryByRole } = render(<Page day="2026-01-15" />);
  getByRole('button').focus();
  follow(moved);
  return {
    show: (day?: string) => rerender(<Page {...(day && { day })} />),
    field: getByRole('textbox'),
    entry: () => queryByRole('button'),
  };
}

test('the focus follows a moved entry to its new place, and the calendar has it until then', () => {
  const { show, entry } = open();
  show();
  expect(document.activeElement?.className).toBe('calendar');
  show('2026-01-16');
  expect(entry()).not.toBe(null);
  expect(document.activeElement).toBe(entry());
});

test('an entry that is rendered late does not take the focus from elsewhere', () => {
  const { show, field } = open();
  show();
  field.focus();
  show();
  show('2026-01-16');
  expect(document.activeElement).toBe(field);
  field.blur();
  show('2026-01-16');
  expect(document.activeElement).toBe(document.body);
});
