import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadTargets } from '../../../src/engine/console/data/targets';
import { inputs } from '../../../src/engine/console/entity/fields/inputs';
import { Unreadable } from '../../../src/engine/console/entity/fields/unreadable';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { changeLanguage } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { type FieldType, fieldTypes } from '../../../src/engine/schema/model/field-type';
import { rootActor } from '../../support/actor';
import { specimen } from '../../support/specimen';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { storeRow } from '../support/rows';
import { englishConsole } from '../support/words';
import { type Sample, samples } from './samples';

const third = envelope([{ value: 3, label: 'Third shop' }]);
const answers: Readonly<Record<string, FakeAnswer>> = {
  'get /specimen-shops/options': third,
  'get /specimens/options': third,
};

// The calendar loads when it is shown, module by module, which takes long on a busy machine.
beforeAll(englishConsole);
beforeEach(() => {
  fakeServer(answers);
});

const storedRow = {
  ...storeRow(1),
  _labels: { shop: 'Third shop', twins: ['Third shop'] },
};

/** Opens a form with one field; `given` holds the last value that the input reported. */
async function open(name: string, value: unknown, fault?: string, reader = rootActor) {
  const given: { value: unknown; times: number } = { value: undefined, times: 0 };
  const field = fieldNamed(specimen, name);
  function OneField() {
    const [form] = Form.useForm();
    return (
      <Form
        form={form}
        name="form"
        initialValues={{ [name]: value }}
        onFieldsChange={() => {
          given.value = form.getFieldValue(name);
          given.times += 1;
        }}
      >
        <FieldRow entity={specimen} field={field} fault={fault} isDemanded={false} stored={storedRow} />
      </Form>
    );
  }
  await act(async () => {
    render(
      <InRefine actor={reader}>
        <OneField />
      </InRefine>,
    );
  });
  // A disabled input is shown until the lazy part has loaded.
  await waitFor(() => expect(labelled(name)?.matches(':not([disabled])')).toBe(true));
  return { given, user: userEvent.setup() };
}

/** The control that the label of a field names. */
function labelled(name: string): HTMLElement | null {
  const label = document.querySelector<HTMLLabelElement>(`[data-field="${name}"] label`);
  return label && document.getElementById(label.htmlFor);
}

/** How a person enters the sample if there is nothing to type. */
const presses: Partial<Record<FieldType, (name: string) => Promise<void>>> = {
  boolean: async (name) => userEvent.click(labelled(name) as HTMLElement),
  enum: async () => userEvent.click(screen.getByText('Fancy')),
  icon: async () => choose('shop'),
  reference: async () => choose('Third shop'),
  references: async () => choose('Third shop'),
  image: () => upload('a.png', 'image/png', 'https://b.example/a.png'),
  images: () => upload('a.png', 'image/png', 'https://b.example/a.png'),
  file: () => upload('a.pdf', 'application/pdf', 'https://b.example/a.pdf'),
  files: () => upload('a.pdf', 'application/pdf', 'https://b.example/a.pdf'),
  object: async () => {
    await userEvent.type(screen.getByRole('spinbutton', { name: /Width/ }), '3');
    await userEvent.click(screen.getByText('Red'));
  },
  objects: async () => {
    await userEvent.click(screen.getByText('Add entry'));
    await userEvent.type(screen.getByRole('textbox', { name: /Label/ }), 'S');
    await userEvent.type(screen.getByRole('spinbutton', { name: /Stock/ }), '1');
    await userEvent.click(screen.getByText('Add entry'));
    await userEvent.type(screen.getAllByRole('textbox', { name: /Label/ })[1] as HTMLElement, 'M');
  },
  json: async (name) => {
    fireEvent.change(labelled(name) as HTMLElement, { target: { value: '{ "a": "b" }' } });
  },
};

async function choose(text: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), text.slice(0, 4));
  await user.click(await screen.findByTitle(text));
}

async function upload(name: string, type: string, url: string): Promise<void> {
  fakeServer({ ...answers, 'post /files': envelope({ url, name, size: 1, mediaType: type }) });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(chooser, new File(['x'], name, { type }));
}

const typesWithInput = fieldTypes.filter((type) => inputs[type] !== null);

describe.each(typesWithInput)('the input of %s', (type) => {
  const sample: Sample = samples[type];
  const editable = type !== 'richText';

  if (editable)
    it('gives what was entered', async () => {
      const { given, user } = await open(sample.field, type === 'boolean' ? false : null);
      if (sample.typed === undefined) await presses[type]?.(sample.field);
      else {
        await user.click(labelled(sample.field) as HTMLElement);
        await user.paste(sample.typed);
        if (sample.enter) await user.keyboard('{Enter}');
      }
      await waitFor(() => expect(given.value).toEqual(sample.value));
    });

  it('shows a stored value and leaves it alone', async () => {
    const { given } = await open(sample.field, sample.value);
    expect(document.querySelector('.form-input')?.innerHTML).not.toBe('');
    expect(given.times).toBe(0);
  });

  it('has a label, and says what is wrong', async () => {
    await open(sample.field, sample.value, 'Not like this');
    const fault = screen.getByText('Not like this').closest('[id]')?.id;
    expect(labelled(sample.field)).not.toBeNull();
    await waitFor(() => expect(document.querySelector(`[aria-describedby~="${fault}"]`)).not.toBeNull());
  });
});

describe('inputs', () => {
  it('give null when emptied', async () => {
    const { given, user } = await open('text', 'Shoe');
    await user.clear(labelled('text') as HTMLElement);
    expect(given.value).toBeNull();
  });

  it('count against a declared limit', async () => {
    await open('text', 'Shoe');
    expect(screen.getByText('4 / 40')).toBeDefined();
  });

  it('V5: say at once that a file holds no JSON, until something else is typed', async () => {
    await open('extra', null);
    const chooser = document.querySelector('input[type=file]') as HTMLInputElement;
    const file = new File(['{"a":'], 'broken.json', { type: 'application/json' });
    fireEvent.change(chooser, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toBe('Does not meet the JSON format');
    fireEvent.change(labelled('extra') as HTMLElement, { target: { value: '{}' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep JSON that cannot be read as it was typed', async () => {
    const { given } = await open('extra', { a: 'b' });
    fireEvent.change(labelled('extra') as HTMLElement, { target: { value: '{ "a": ' } });
    expect(given.value).toBeInstanceOf(Unreadable);
    expect((labelled('extra') as HTMLTextAreaElement).value).toBe('{ "a": ');
  });

  it('name the stored reference without asking the server', async () => {
    const calls = fakeServer({});
    await open('shop', 3);
    expect(screen.getByText('Third shop')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('P3: let go of a reference whose names the reader may not see, and offer no other', async () => {
    await loadTargets(specimen);
    const calls = fakeServer({});
    const { given, user } = await open('shop', 3, undefined, { ...rootActor, roles: [] });
    await user.click(labelled('shop') as HTMLElement);
    expect(await screen.findByText('You may not see what this refers to')).toBeDefined();
    fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element);
    expect(given).toEqual({ value: null, times: 1 });
    expect(calls).toEqual([]);
  });

  it('say when a file could not be stored, or is of the wrong kind', async () => {
    const { given } = await open('photo', null);
    fakeServer({ 'post /files': { status: 502, body: '<html>Bad gateway</html>' } });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('File upload failed')).toBeDefined();
    fakeServer({ 'post /files': { status: 429, body: { code: 42901, msg: 'No room left', data: null } } });
    await userEvent.upload(chooser, new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('File upload failed: No room left')).toBeDefined();
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
    expect(await screen.findByText('This kind of file is not accepted here')).toBeDefined();
    expect(given.times).toBe(0);
  });

  it('do not take the same file twice', async () => {
    const { given } = await open('photos', ['/files/z']);
    const calls = fakeServer({ 'post /files': envelope({ url: '/files/a' }) });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const file = new File(['x'], 'a.png', { type: 'image/png', lastModified: 1 });
    fireEvent.change(chooser, { target: { files: [file] } });
    await waitFor(() => expect(given.value).toEqual(['/files/z', '/files/a']));
    fireEvent.change(chooser, { target: { files: [file] } });
    expect(await screen.findByText('The current file already exists')).toBeDefined();
    expect(calls).toHaveLength(1);
  });

  it('V8: refuse more pictures at once than the list holds', async () => {
    const { given } = await open('photos', ['/files/z']);
    const calls = fakeServer({ 'post /files': envelope({ url: '/files/a' }) });
    const chooser = document.querySelector('input[type=file]') as HTMLInputElement;
    const files = [1, 2, 3, 4, 5].map((n) => new File([String(n)], `${n}.png`, { type: 'image/png' }));
    fireEvent.change(chooser, { target: { files } });
    expect((await screen.findByRole('alert')).textContent).toBe('Photos can have at most 5 entries');
    expect([given.times, calls]).toEqual([0, []]);
    fireEvent.change(chooser, { target: { files: files.slice(1) } });
    await waitFor(() => expect(given.times).toBe(1));
  });

  it('move pictures forward and take them away', async () => {
    const { given, user } = await open('photos', ['/files/a', '/files/b']);
    await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
    expect(given.value).toEqual(['/files/b', '/files/a']);
    await user.click(screen.getByRole('button', { name: 'Remove 1' }));
    expect(given.value).toEqual(['/files/a']);
  });

  it('show no colour where none is chosen', async () => {
    const { user } = await open('shade', null);
    const shows = () => document.querySelector('.input-color:not(.is-empty)') !== null;
    expect(shows()).toBe(false);
    await user.type(labelled('shade') as HTMLElement, '#00000');
    expect(shows()).toBe(false);
    await user.type(labelled('shade') as HTMLElement, '0');
    expect(shows()).toBe(true);
  });

  it('show a password only when asked to', async () => {
    const { user } = await open('pass', 'secret1');
    expect((labelled('pass') as HTMLInputElement).type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect((labelled('pass') as HTMLInputElement).type).toBe('text');
  });

  it('name the arrows of a number in the language in use', async () => {
    await open('ratio', 1);
    expect(screen.getByRole('button', { name: 'Increase' })).toBeDefined();
    await act(() => changeLanguage('es'));
    expect(screen.getByRole('button', { name: 'Disminuir' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Value/ })).toBeNull();
    await act(() => changeLanguage('en'));
  });
});
