import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { inputs } from '../../../src/engine/console/entity/fields/inputs';
import { subtitleOf } from '../../../src/engine/console/entity/fields/subtitle';
import { useTitles } from '../../../src/engine/console/entity/fields/titles';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { actorWith } from '../../support/actor';
import { specimen } from '../../support/specimen';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeAll(englishConsole);

function Named() {
  return <p>{useTitles('specimen-shop', [3])(3)}</p>;
}

it.each([
  [[], 'Not available', 0],
  [['biz:specimen-shop:view'], 'Third shop', 1],
] as const)(
  'P4: with the permissions %j, record 3 is called %s, and nothing forbidden is asked',
  async (perms, name, count) => {
    const asked = fakeServer({
      'get /specimen-shops/options': envelope([{ value: 3, label: 'Third shop' }]),
    });
    render(
      <InRefine actor={actorWith({ perms })}>
        <Named />
      </InRefine>,
    );
    expect(await screen.findByText(name)).toBeDefined();
    await waitFor(() => expect(asked).toHaveLength(count));
  },
);

it('says of no record that it has no name while that is being asked', async () => {
  fakeServer({ 'get /specimen-shops/options': envelope([{ value: 3, label: 'Third shop' }]) });
  const actor = actorWith({ perms: ['biz:specimen-shop:view'] });
  const shown: string[] = [];
  function Title({ id }: { readonly id: number }) {
    const title = useTitles('specimen-shop', [id])(id);
    shown.push(title);
    return <p>{title}</p>;
  }
  const page = (id: number) => (
    <InRefine actor={actor}>
      <Title id={id} />
    </InRefine>
  );
  const { rerender } = render(page(3));
  await screen.findByText('Third shop');
  fakeServer({ 'get /specimen-shops/options': envelope([{ value: 4, label: 'Fourth shop' }]) });
  rerender(page(4));
  await screen.findByText('Fourth shop');
  expect(shown).toContain('#4');
  expect(shown).not.toContain('Not available');
});

it('18.4: a select shows what tells records of one name apart', async () => {
  const subtitle = { phone: '138 0013 8000', day: '2016-05-03' };
  fakeServer({
    'get /specimens/options': envelope([
      { value: 3, label: 'Nora', subtitle },
      { value: 4, label: 'Nora', subtitle: { phone: null, day: '1985-01-20' } },
    ]),
  });
  const Input = inputs.reference;
  render(
    <InRefine actor={actorWith({ perms: ['biz:specimen:view'] })}>
      <Input
        control={{ id: 'origin', 'aria-describedby': undefined, 'aria-invalid': undefined }}
        entity={specimen}
        field={fieldNamed(specimen, 'origin')}
        value={null}
        onChange={() => undefined}
      />
    </InRefine>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('138 0013 8000 · May 3, 2016')).toBeDefined();
  expect(screen.getByText('Jan 20, 1985')).toBeDefined();
});

it('names the record of a reference in a subtitle, but not what the title shows', () => {
  const entity = { ...specimen, subtitle: ['origin', 'day'] };
  const values = { origin: 7, day: '2016-05-03', _labels: { origin: 'Nora' } };
  expect(subtitleOf(entity, values)).toBe('Nora · May 3, 2016');
  expect(subtitleOf(entity, values, ['text', 'origin'])).toBe('May 3, 2016');
  expect(subtitleOf(entity, { ...values, _labels: { origin: null } })).toBe('May 3, 2016');
});
