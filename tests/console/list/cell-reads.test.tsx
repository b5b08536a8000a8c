import { referring } from 'virtual:entity-facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadEntity, loadResource } from '../../../src/engine/console/data/registry';
import type { Labelled } from '../../../src/engine/console/data/resource';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { englishConsole } from '../support/words';

const surroundings = {
  language: 'en',
  whole: false,
  showPath: () => undefined,
  listPath: () => undefined,
} as never;

/** A row that notes which of its fields are read. */
function watchedRow(read: Set<string>): Labelled {
  return new Proxy({} as Labelled, {
    get: (_, name) => {
      if (typeof name === 'string') read.add(name);
      return name === '_labels' ? {} : 'text';
    },
  });
}

describe.each(Object.keys(referring))('the list of %s', (name) => {
  it('names the fields that its own cells read', async () => {
    await englishConsole();
    const [entity, resource] = await Promise.all([loadEntity(name), loadResource(name, 'list')]);
    for (const [column, Own] of Object.entries(resource.list?.cells ?? {})) {
      const read = new Set<string>();
      renderToStaticMarkup(
        <MemoryRouter>
          <CellProvider value={surroundings}>
            <FieldValue
              entity={entity}
              field={fieldNamed(entity, column)}
              value={null}
              row={watchedRow(read)}
              Own={Own}
            />
          </CellProvider>
        </MemoryRouter>,
      );
      const answered = [column, ...(resource.list?.reads?.[column] ?? []), 'id', '_labels'];
      expect([...read].filter((field) => !answered.includes(field)).join(), column).toBe('');
    }
  });
});
