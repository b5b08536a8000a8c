import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Labelled } from '../../../src/engine/console/data/resource';
import { CellProvider, type CellSurroundings } from '../../../src/engine/console/entity/fields/cell-context';
import { DueDate } from '../../../src/engine/console/entity/fields/cells/due-date';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { fieldTypes } from '../../../src/engine/schema/model/field-type';
import { specimen } from '../../support/specimen';
import { loadNestedValue } from '../support/load-nested-value';
import { englishConsole } from '../support/words';
import { type Sample, samples } from './samples';

beforeAll(englishConsole);
beforeAll(loadNestedValue);

const base: Labelled = {
  id: 1,
  version: 1,
  create_time: '2026-01-01T00:00:00.000Z',
  update_time: '2026-01-01T00:00:00.000Z',
  create_by: null,
  update_by: null,
};

type Labels = NonNullable<Labelled['_labels']>;

const known: Labels = { shop: 'Third shop', twins: ['Third shop'] };

const surroundingsOf = (whole: boolean): CellSurroundings => ({
  t: words.t,
  language: 'en',
  whole,
  recordPath: (entity, id) => `/${entity}/show/${id}`,
  listPath: (entity) => `/${entity}`,
});

function paint(name: string, value: unknown, whole = false, labels: Labels = known) {
  return render(
    <MemoryRouter>
      <CellProvider value={surroundingsOf(whole)}>
        <FieldValue
          entity={specimen}
          field={fieldNamed(specimen, name)}
          value={value}
          row={{ ...base, [name]: value, _labels: labels }}
        />
      </CellProvider>
    </MemoryRouter>,
  ).container;
}

describe.each(fieldTypes)('the cell of %s', (type) => {
  const sample: Sample = samples[type];

  it('is of a field of this kind', () => {
    expect(fieldNamed(specimen, sample.field).type).toBe(type);
  });

  it('shows a value in a list', () => {
    const text = paint(sample.field, sample.value).textContent ?? '';
    if (typeof sample.shown === 'string') expect(text).toBe(sample.shown);
    else expect(text).toMatch(sample.shown);
  });

  it('shows a value on a page', () => {
    expect(paint(sample.field, sample.value, true).innerHTML).not.toBe('');
  });

  it('shows a dash for none', () => {
    expect(paint(sample.field, null).textContent).toBe('—');
  });
});

it.each([false, true])('P4: says in words that a record has no name for the reader (page: %s)', (whole) => {
  const nameless = { shop: null, twins: ['Third shop', null] };
  expect(paint('shop', 3, whole, nameless).innerHTML).toBe(
    '<span class="cell-muted" title="#3">Not available</span>',
  );
  expect(paint('twins', [3, 4], whole, nameless).textContent).toBe('Third shopNot available');
});

it.each([
  ['Asia/Tokyo', 'red'],
  ['America/New_York', 'gold'],
])('18.4: a day has passed once it is over by the clock of the reader: %s', (zone, color) => {
  setReaderZone(zone);
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-31T20:00:00Z'));
  const { container } = render(
    <CellProvider value={surroundingsOf(false)}>
      <DueDate value="2026-01-31" />
    </CellProvider>,
  );
  expect(container.querySelector('.cell-mark')?.className).toContain(color);
  setReaderZone(null);
  vi.restoreAllMocks();
});

describe('what leads elsewhere', () => {
  const hrefs = (name: string, value: unknown) =>
    [...paint(name, value).querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('opens outside addresses apart, without handing over the page', () => {
    const link = paint('site', 'https://b.example').querySelector('a');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toContain('noopener');
  });

  it('makes no link of a script', () => {
    expect(hrefs('site', 'javascript:alert(1)')).toEqual([]);
    expect(hrefs('photo', 'javascript:alert(1)')).toEqual([]);
    expect(hrefs('paper', 'data:text/html,x')).toEqual([]);
  });

  it('leads to the record pointed to, and from a count to what was counted', () => {
    expect(hrefs('shop', 3)).toEqual(['/specimen-shop/show/3']);
    expect(hrefs('copies', 2)).toEqual(['/specimen?origin=1']);
    expect(hrefs('phone', '+34 600-1')).toEqual(['tel:+346001']);
  });
});
