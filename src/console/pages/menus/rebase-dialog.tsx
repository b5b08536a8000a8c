import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Settlement, Side } from '../../../entity/menu/merge-menus';
import type { Entity } from '../../../entity/model/entity';
import '../../entity/form/form.css';
import { FormDialog } from '../../kit/form-dialog';
import { useEntryTitle } from './entry-title';
import { useFieldName } from './field-name';
import './impact.css';
import type { RebaseQuestion } from './use-rebase';
import { useValueWords } from './value-words';

type Question = Pick<RebaseQuestion, 'collisions' | 'current'> & Partial<Pick<RebaseQuestion, 'isAnew'>>;

interface RebaseDialogProps {
  readonly entity: Entity;
  /** What the draft says. */
  readonly own: readonly MenuEntry[];
  readonly question: Question;
  /** What is done with what was chosen. */
  readonly action: string;
  readonly onSettled: (settled: readonly Settlement[]) => Promise<void>;
  readonly onCancel: () => void;
}

const sides = ['draft', 'published'] as const satisfies readonly Side[];

/** The draft and the published menus changed the same: shows both values of each and asks which to keep. */
export default function RebaseDialog({
  entity,
  own,
  question,
  action,
  onSettled,
  onCancel,
}: RebaseDialogProps) {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  const fieldName = useFieldName(entity);
  const trees = { draft: own, published: question.current } as const;
  const inWords = useValueWords(entity, [trees.published, trees.draft]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isBusy, setBusy] = useState(false);
  const choices = question.collisions.flatMap(({ id, name, fields }) =>
    (fields.length > 0 ? fields : ['']).map((field) => ({ key: `${id} ${field}`, id, name, field })),
  );
  const valueOn = (side: Side, id: number, field: string) => {
    const entry = trees[side].find((one) => one.id === id);
    if (!entry) return t('menuPage.difference.removed');
    if (field === '') return t('menuPage.difference.changed');
    return inWords(field, entry[field as keyof MenuEntry]);
  };
  const settle = async () => {
    setBusy(true);
    const settled = choices.flatMap(({ key, id, field }) => {
      const side = chosen[key];
      return side ? [{ id, field, side }] : [];
    });
    await onSettled(settled).finally(() => setBusy(false));
  };
  return (
    <FormDialog
      width={720}
      title={t('menuPage.rebase.title')}
      onCancel={onCancel}
      okText={action}
      okButtonProps={{ loading: isBusy, disabled: choices.some(({ key }) => !(key in chosen)) }}
      onOk={settle}
    >
      <div role="alert" className="menu-said">
        {question.isAnew && <Alert type="warning" showIcon message={t('menuPage.rebase.anew')} />}
      </div>
      <p>{t('menuPage.rebase.text')}</p>
      {choices.map(({ key, id, name, field }) => {
        const title = [titleOf({ name }), ...(field === '' ? [] : [fieldName(field)])].join(': ');
        return (
          <div key={key} className="form-conflict" role="radiogroup" aria-label={title}>
            <h3>{title}</h3>
            <Radio.Group
              value={chosen[key]}
              options={sides.map((side) => ({
                value: side,
                label: (
                  <>
                    <span className="form-side">{t(`menuPage.rebase.${side}`)}</span>
                    <span className="menu-side">{valueOn(side, id, field)}</span>
                  </>
                ),
              }))}
              onChange={(event) => setChosen({ ...chosen, [key]: event.target.value as Side })}
            />
          </div>
        );
      })}
    </FormDialog>
  );
}
