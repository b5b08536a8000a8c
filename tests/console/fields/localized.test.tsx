import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { beforeAll, describe, expect, it } from 'vitest';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { History } from '../../../src/engine/console/entity/show/history';
import { words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { articleSchema } from '../../support/article';
import { specimen } from '../../support/specimen';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { loadNestedValue } from '../support/load-nested-value';
import { storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);
beforeAll(loadNestedValue);

const field = fieldNamed(specimen, 'caption');

const surroundings = (whole: boolean) => ({
  t: words.t,
  language: 'en' as const,
  whole,
  recordPath: () => undefined,
  listPath: () => undefined,
});

function paint(value: unknown, whole = false) {
  return render(
    <CellProvider value={surroundings(whole)}>
      <FieldValue entity={specimen} field={field} value={value} row={storeRow(1)} />
    </CellProvider>,
  ).container;
}

describe('the cell of a localized text', () => {
  it("shows the reader's language alone, and says which one it falls back on", () => {
    expect(paint({ en: 'Shoe', es: 'Zapato' }).textContent).toBe('Shoe');
    const fallback = paint({ 'zh-cn': '鞋', es: 'Zapato' });
    expect(fallback.textContent).toBe('鞋zh-cn');
    expect(fallback.querySelector('[lang="zh-CN"] small')?.getAttribute('title')).toBe('Chinese (China)');
  });

  it('shows all languages on a page', () => {
    const items = paint({ es: 'Zapato', en: 'Shoe' }, true).querySelectorAll('li');
    expect([...items].map((item) => item.textContent)).toEqual(['enShoe', 'esZapato']);
  });
});

it('an object in a page shows the language of the reader alone', () => {
  const article = entityOf(articleSchema);
  const parts = [{ name: { es: 'Zapato', en: 'Shoe' }, advice: { es: 'Solo' } }];
  const { container } = render(
    <CellProvider value={surroundings(true)}>
      <FieldValue entity={article} field={fieldNamed(article, 'parts')} value={parts} row={storeRow(1)} />
    </CellProvider>,
  );
  expect(container.querySelector('tbody')?.textContent).toBe('ShoeSoloes');
});

describe('the history of a localized text', () => {
  it('says of each language that has changed what it was and became', async () => {
    const changes = {
      caption: [
        { en: 'Shoe', es: 'Zapato', fr: 'Soulier' },
        { en: 'Boot', fr: 'Soulier', de: 'Stiefel' },
      ],
    };
    const entry = { id: 2, version: 2, action: 'update', actor: 'root', actorKind: 'account', changes };
    const list = [{ ...entry, at: '2026-01-31T08:00:00.000Z' }];
    fakeServer({ 'get /specimens/1/history': envelope({ list }) });
    render(
      <InRefine actor={rootActor}>
        <CellProvider value={surroundings(true)}>
          <History entity={specimen} resource={{}} row={storeRow(1)} />
        </CellProvider>
      </InRefine>,
    );
    await screen.findByText('Caption (English)');
    const lines = [...document.querySelectorAll('.show-change')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Caption (English)Shoe → Boot',
      'Caption (Spanish)Zapatoes → —',
      'Caption (German)— → Stiefelde',
    ]);
  });
});

describe('the input of a localized text', () => {
  it('gives one text per language, marks those that have one, and nothing once all are emptied', async () => {
    let given: unknown;
    function OneField() {
      const [form] = Form.useForm();
      return (
        <Form
          form={form}
          initialValues={{ caption: { es: 'Zapato' } }}
          onFieldsChange={() => {
            given = form.getFieldValue('caption');
          }}
        >
          <FieldRow entity={specimen} field={field} isDemanded={false} stored={storeRow(1)} />
        </Form>
      );
    }
    await act(async () => {
      render(
        <InRefine actor={rootActor}>
          <OneField />
        </InRefine>,
      );
    });
    const user = userEvent.setup();
    const language = (name: string) => screen.getByTitle(name);
    const filled = () => screen.getAllByRole('img', { name: 'filled' }).length;
    expect(filled()).toBe(1);
    await user.type(screen.getByRole('textbox'), 'Shoe');
    expect(given).toEqual({ es: 'Zapato', en: 'Shoe' });
    expect(filled()).toBe(2);
    await user.click(language('Spanish'));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Zapato');
    await user.clear(screen.getByRole('textbox'));
    expect(given).toEqual({ en: 'Shoe' });
    await user.click(language('English'));
    await user.clear(screen.getByRole('textbox'));
    expect(given).toBeNull();
  });
});
