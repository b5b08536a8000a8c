import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Collision, Settlement, Side } from '../../../entity/menu/merge-menus';
import { menuTitle } from '../../i18n/menu-title';
import '../../entity/form/form.css';
import { FormDialog } from '../../kit/form-dialog';
import './impact.css';
import { usePropertyTitle, useValueText } from './menu-words';

interface SideDialogProps {
  readonly collisions: readonly Collision[];
  readonly trees: Readonly<Record<Side, readonly MenuEntry[]>>;
  /** Between a draft and the published menus, or two sessions that change one draft. */
  readonly words: 'rebase' | 'conflict';
  readonly warning?: string | undefined;
  readonly okText: string;
  readonly onSettled: (settled: readonly Settlement[]) => Promise<void> | void;
  /** Left out where the reader has to decide. */
  readonly onCancel?: () => void;
}

const sides = ['draft', 'published'] as const satisfies readonly Side[];

/** Two sides changed the same fields: shows both values of each and asks which to keep. */
export default function SideDialog(props: SideDialogProps) {
  const { collisions, trees, words, warning, okText, onSettled, onCancel } = props;
  const { t } = useTranslation();
  const textOf = useValueText([trees.published, trees.draft]);
  const propertyTitle = usePropertyTitle();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isBusy, setBusy] = useState(false);
  const choices = collisions.flatMap(({ id, name, fields }) =>
    (fields.length > 0 ? fields : ['']).map((field) => ({ key: `${id} ${field}`, id, name, field })),
  );
  const valueOn = (side: Side, id: number, field: string) => {
    const entry = trees[side].find((one) => one.id === id);
    if (!entry) return t('menuPage.difference.removed');
    if (field === '') return t('menuPage.difference.changed');
    return textOf(field, entry[field as keyof MenuEntry]);
  };
  const settle = async () => {
    setBusy(true);
    const settled = choices.flatMap(({ key, id, field }) => {
      const side = chosen[key];
      return side ? [{ id, field, side }] : [];
    });
    await Promise.resolve(onSettled(settled)).finally(() => setBusy(false));
  };
  return (
    <FormDialog
      width={720}
      title={t(`menuPage.${words}.title`)}
      {...(onCancel ? { onCancel } : { cancelButtonProps: { style: { display: 'none' } } })}
      okText={okText}
      okButtonProps={{ loading: isBusy, disabled: choices.some(({ key }) => !(key in chosen)) }}
      onOk={settle}
    >
      <div role="alert" className="menu-said">
        {warning !== undefined && <Alert type="warning" showIcon message={warning} />}
      </div>
      <p>{t(`menuPage.${words}.text`)}</p>
      {choices.map(({ key, id, name, field }) => {
        const what = [menuTitle(t, name), ...(field === '' ? [] : [propertyTitle(field)])].join(': ');
        return (
          <div key={key} className="form-conflict" role="radiogroup" aria-label={what}>
            <h3>{what}</h3>
            <Radio.Group
              value={chosen[key]}
              options={sides.map((side) => ({
                value: side,
                label: (
                  <>
                    <span className="form-side">{t(`menuPage.${words}.${side}`)}</span>
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
