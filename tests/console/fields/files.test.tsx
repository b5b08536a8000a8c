import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Labelled } from '../../../src/engine/console/data/resource';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { rootActor } from '../../support/actor';
import { specimen } from '../../support/specimen';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);
beforeEach(() => {
  fakeServer({});
});

const guide = '/files/guide-0123456789012345';
const plan = '/files/plan-01234567890123456';
const stored: Labelled = {
  ...storeRow(1),
  _files: {
    [guide]: { name: 'guide.pdf', size: 1536, type: 'application/pdf' },
    [plan]: { name: 'plan.pdf', size: 2_400_000, type: 'application/pdf' },
  },
};

function shown(name: string, value: unknown): HTMLElement {
  const surroundings = {
    t: words.t,
    language: 'en' as const,
    whole: false,
    recordPath: () => undefined,
    listPath: () => undefined,
  };
  return render(
    <CellProvider value={surroundings}>
      <FieldValue entity={specimen} field={fieldNamed(specimen, name)} value={value} row={stored} />
    </CellProvider>,
  ).container;
}

const links = (of: HTMLElement) => [...of.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('a file', () => {
  it('is shown by its name and size', () => {
    const cell = shown('paper', guide);
    expect(cell.textContent).toBe('guide.pdf1.5 kB');
    expect(links(cell)).toEqual([guide]);
  });

  it('can be downloaded without a name, where nothing is known of it', () => {
    expect(shown('paper', 'https://b.example/a.pdf').textContent).toBe('Download');
  });

  it('is the first of several in a list', () => {
    const cell = shown('papers', [plan, guide, 'https://b.example/a.pdf']);
    expect(links(cell)).toEqual([plan]);
    expect(cell.textContent).toBe('plan.pdf2.4 MB+2');
  });
});

async function open(name: string, value: unknown): Promise<HTMLInputElement> {
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <Form initialValues={{ [name]: value }}>
          <FieldRow entity={specimen} field={fieldNamed(specimen, name)} isDemanded={false} stored={stored} />
        </Form>
      </InRefine>,
    );
  });
  return document.querySelector('input[type=file]') as HTMLInputElement;
}

const choose = (chooser: HTMLInputElement, file: File) =>
  fireEvent.change(chooser, { target: { files: [file] } });

describe('the input of a file', () => {
  it('shows names of what is stored and of what was uploaded', async () => {
    const url = '/files/notes-0123456789012345';
    const calls = fakeServer({
      'post /files': envelope({ url, name: 'notes.csv', size: 12, mediaType: 'text/csv' }),
    });
    const chooser = await open('papers', [guide]);
    expect(screen.getByText('guide.pdf')).toBeDefined();
    choose(chooser, new File(['a,b\n'], 'notes.csv', { type: 'text/csv' }));
    await waitFor(() => expect(screen.getByText('notes.csv')).toBeDefined());
    expect(screen.getByText('12 bytes')).toBeDefined();
    expect(calls.length).toBeGreaterThan(0);
  });

  it('V5: offers the kinds that the field takes, and refuses what is no JSON before it is sent', async () => {
    const calls = fakeServer({});
    const chooser = await open('manual', null);
    expect(chooser.accept).toBe('application/json,.json');
    choose(chooser, new File(['{"a":'], 'guide.json', { type: 'application/json' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Does not meet the JSON format');
    choose(chooser, new File(['%PDF-1.7'], 'guide.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('This kind of file is not accepted here'),
    );
    expect(calls).toEqual([]);
  });

  it('asks the server for these kinds only', async () => {
    const calls = fakeServer({
      'post /files': envelope({ url: plan, name: 'plan.pdf', size: 1, mediaType: 'application/pdf' }),
    });
    const chooser = await open('drawings', null);
    choose(chooser, new File(['%PDF-1.7'], 'PLAN.PDF', { type: '' }));
    await waitFor(() => expect(screen.getByText('plan.pdf')).toBeDefined());
    expect(JSON.stringify(calls)).toContain('image,pdf');
  });
});
