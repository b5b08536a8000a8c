import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { beforeAll, expect, it, vi } from 'vitest';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { rootActor } from '../../support/actor';
import { specimen } from '../../support/specimen';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const field = fieldNamed(specimen, 'sizes');

const submit = vi.fn();

async function open(...labels: string[]) {
  const sizes = labels.map((label) => ({ label }));
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <Form name="form" initialValues={{ sizes }} onFinish={submit}>
          <FieldRow entity={specimen} field={field} isDemanded={false} stored={undefined} />
          <button type="submit">Save</button>
        </Form>
      </InRefine>,
    );
  });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.getAttribute('aria-label');
const typed = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /Label/ }).map(({ value }) => value);

it('a new row of a table has the focus in its first input', async () => {
  await open('S');
  await press(/Add entry/);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /Label/ })[1]),
  );
});

it('the focus goes on from a removed row to its neighbour, and to the button for the first one', async () => {
  await open('S', 'M', 'L');
  await press('Remove 2');
  await waitFor(() => expect([focused(), typed()]).toEqual(['Remove 2', ['S', 'L']]));
  await press('Remove 2');
  await waitFor(() => expect([focused(), typed()]).toEqual(['Remove 1', ['S']]));
  await press('Remove 1');
  await waitFor(() => expect(focused()).toMatch(/Add entry/));
});

it('the focus stays with a row that moves, on its other arrow where it can go no further', async () => {
  await open('S', 'M', 'L');
  await press('Move up 3');
  await waitFor(() => expect([focused(), typed()]).toEqual(['Move up 2', ['S', 'L', 'M']]));
  await press('Move up 2');
  await waitFor(() => expect([focused(), typed()]).toEqual(['Move down 1', ['L', 'S', 'M']]));
  await press('Move down 1');
  await waitFor(() => expect([focused(), typed()]).toEqual(['Move down 2', ['S', 'L', 'M']]));
});

it('18.4: Enter goes down a column and marks what is typed there; in the last row it submits the form', async () => {
  await open('S', 'M');
  screen.getByText('Enter goes to the next row.');
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Label/ });
  await userEvent.type(first as HTMLElement, 'S1{Enter}');
  expect(document.activeElement).toBe(second);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('L');
  expect(typed()).toEqual(['SS1', 'L']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});
