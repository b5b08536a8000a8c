import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { fieldChanges } from '../../../src/engine/console/entity/show/field-changes';
import { History } from '../../../src/engine/console/entity/show/history';
import { words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { parcelSchema } from '../../support/parcel';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

const parcel = entityOf(parcelSchema);
const [one, two, three, four] = [1, 2, 3, 4].map((shop) => ({ shop, count: shop * 10 }));

/** `title: from -> to` of each line. */
function linesOf(name: string, from: unknown, to: unknown): string[] {
  return fieldChanges(words.t, parcel, fieldNamed(parcel, name), from, to).map(
    (change) => `${change.title}: ${JSON.stringify(change.from)} -> ${JSON.stringify(change.to)}`,
  );
}

test.each([
  ['a value of one object', [one, two], [one, { ...two, count: 7 }], ['Pieces 2 · Count: 20 -> 7']],
  ['an added object', [one, three], [one, two, three], [`Pieces 2: undefined -> ${JSON.stringify([two])}`]],
  ['a removed object', [one, two, three], [one, three], [`Pieces 2: ${JSON.stringify([two])} -> undefined`]],
  [
    'a changed object beside an added one',
    [one, two],
    [four, { ...one, count: 7 }, two],
    [`Pieces 1: undefined -> ${JSON.stringify([four])}`, 'Pieces 2 · Count: 10 -> 7'],
  ],
  [
    'a moved object',
    [one, two, three],
    [two, three, one],
    [`Pieces 1: ${JSON.stringify([one])} -> undefined`, `Pieces 3: undefined -> ${JSON.stringify([one])}`],
  ],
  ['another object in its place', [one], [two], ['Pieces 1 · Shop: 1 -> 2', 'Pieces 1 · Count: 10 -> 20']],
  ['a whole list', null, [one], [`Pieces: null -> ${JSON.stringify([one])}`]],
])('%s is told apart from what has not changed', (_, from, to, lines) => {
  expect(linesOf('pieces', from, to)).toEqual(lines);
});

test('an object is compared value by value', () => {
  expect(linesOf('sender', { shop: 1, floor: 2 }, { shop: 1 })).toEqual(['Sender · Floor: 2 -> undefined']);
  expect(linesOf('sender', { shop: 1, floor: 2 }, null)).toEqual(['Sender: {"shop":1,"floor":2} -> null']);
});

function paint(children: ReactNode): void {
  const surroundings = { t: words.t, language: 'en' as const, whole: true };
  render(
    <InRefine actor={rootActor}>
      <CellProvider value={{ ...surroundings, recordPath: () => undefined, listPath: () => undefined }}>
        {children}
      </CellProvider>
    </InRefine>,
  );
}

test('a list of several objects ends with its sums', async () => {
  const shown = (value: readonly unknown[]) => (
    <FieldValue entity={parcel} field={fieldNamed(parcel, 'pieces')} value={value} row={storeRow(1)} />
  );
  paint(shown([one, two, three]));
  expect((await screen.findByLabelText('Totals')).textContent).toBe('60');
  cleanup();
  paint(shown([one]));
  expect(screen.queryByLabelText('Totals')).toBeNull();
});

describe('the history of a list of objects', () => {
  it('names what single values and whole objects point to', async () => {
    const changes = {
      pieces: [
        [one, two],
        [{ ...one, shop: 3 }, two, four],
      ],
    };
    const entry = { id: 2, version: 2, action: 'update', actor: 'root', actorKind: 'account', changes };
    const options = [1, 2, 3, 4].map((value) => ({ value, label: `Shop ${value}` }));
    fakeServer({
      'get /specimen-parcels/1/history': envelope({ list: [{ ...entry, at: '2026-01-31T08:00:00.000Z' }] }),
      'get /specimen-shops/options': envelope(options),
    });
    paint(<History entity={parcel} resource={{}} row={storeRow(1)} />);
    await screen.findByText('Shop 4');
    const lines = [...document.querySelectorAll('.show-change')].map((line) => line.textContent);
    expect(lines).toEqual(['Pieces 1 · ShopShop 1 → Shop 3', 'Pieces 3— → ShopCountShop 440']);
  });
});
