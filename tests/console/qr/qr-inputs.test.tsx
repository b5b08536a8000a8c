import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import form from '../../../resources/store-config.form';
import schema from '../../../schemas/store-config';
import type { InputProps } from '../../../src/engine/console/data/resource';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

const entity = entityOf(schema);

beforeEach(englishConsole);

function ownInput(name: string): ComponentType<InputProps> {
  const Own = form.inputs?.[name];
  if (!Own) throw new Error(`${name} has no input of its own`);
  return Own;
}

/** Opens the input that the store settings form has for the field. */
async function open(name: string, start: string | null) {
  const Input = ownInput(name);
  function OneInput() {
    const [value, setValue] = useState<unknown>(start);
    const control = { id: name, 'aria-describedby': undefined, 'aria-invalid': undefined } as const;
    return (
      <Input
        control={control}
        entity={entity}
        field={fieldNamed(entity, name)}
        value={value}
        onChange={setValue}
      />
    );
  }
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <OneInput />
      </InRefine>,
    );
  });
}

const preview = () => screen.findByRole('figure', { name: 'Preview of the QR code' }, { timeout: 15_000 });
const noPreview = () => expect(screen.queryByRole('figure')).toBeNull();
const codeIn = async () => {
  const figure = await preview();
  return waitFor(
    () => {
      const paths = [...figure.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
      expect(paths.length).toBeGreaterThan(0);
      return paths.join();
    },
    { timeout: 15_000 },
  );
};
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

describe('the QR text', () => {
  it('is shown as a code, which changes with what is typed', async () => {
    await open('qr_text', 'See your report');
    const first = await codeIn();
    expect((await preview()).textContent).toBe('See your report');
    type('Another text');
    await waitFor(async () => expect((await preview()).textContent).toBe('Another text'));
    expect(await codeIn()).not.toBe(first);
    type('');
    await waitFor(noPreview);
  });
});

describe('the interface of the QR code', () => {
  const address = 'https://qr.example/code?lang=en';
  const fetchButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Fetch preview/ });
  const refusal: FakeAnswer = {
    status: 422,
    body: {
      code: 42200,
      msg: 'Not correct',
      data: { errors: [{ field: 'qr_interface', rule: 'fetch.notJson', message: 'No JSON', params: {} }] },
    },
  };

  it('is called when it is asked for, and its picture is shown', async () => {
    let tell: (body: unknown) => void = () => {};
    const calls = fakeServer({ 'post /qr-previews': { body: new Promise((resolve) => (tell = resolve)) } });
    await open('qr_interface', address);
    noPreview();
    await userEvent.click(fetchButton());
    await waitFor(() => expect(fetchButton().className).toContain('is-busy'));
    tell(envelope({ url: 'https://qr.example/a.png' }).body);
    const figure = await preview();
    await waitFor(() => expect(fetchButton().className).not.toContain('is-busy'));
    expect(within(figure).getByRole('img').getAttribute('src')).toBe('https://qr.example/a.png');
    expect(figure.textContent).toBe('https://qr.example/a.png');
    expect(calls.map(({ data }) => JSON.parse(data))).toEqual([{ qr_interface: address }]);
    type(`${address}&more=1`);
    noPreview();
  });

  it('has a code of the address of a picture that cannot be shown', async () => {
    fakeServer({ 'post /qr-previews': envelope({ url: 'https://qr.example/a.png' }) });
    await open('qr_interface', address);
    await userEvent.click(fetchButton());
    fireEvent.error(within(await preview()).getByRole('img'));
    expect(await codeIn()).not.toBe('');
    expect(screen.getByText(/cannot be shown here/)).toBeTruthy();
  });

  it('has a code of an address that is not https, without asking for the picture', async () => {
    fakeServer({ 'post /qr-previews': envelope({ url: 'http://qr.example/a.png' }) });
    await open('qr_interface', address);
    await userEvent.click(fetchButton());
    await codeIn();
    expect(document.querySelector('img')).toBeNull();
    expect((await preview()).textContent).toBe('http://qr.example/a.png');
  });

  it('has what is wrong below it until the address changes', async () => {
    fakeServer({ 'post /qr-previews': refusal });
    await open('qr_interface', address);
    await userEvent.click(fetchButton());
    await screen.findByText('No JSON');
    noPreview();
    type(`${address}&more=1`);
    expect(screen.queryByText('No JSON')).toBeNull();
  });

  it('is not called without an address', async () => {
    await open('qr_interface', null);
    expect(fetchButton().disabled).toBe(true);
  });
});
