import { Form, Radio, Select, TreeSelect } from 'antd';
import { useTranslation } from 'react-i18next';
import { layoutComponent } from '../../../schema/menu/components';
import { branchOf, isPage, type MenuType, mayStandBelow } from '../../../schema/menu/menu-rules';
import type { InputProps } from '../../data/resource';
import { useInputSurroundings } from '../../entity/fields/input-context';
import { TextInput } from '../../entity/fields/inputs/text-inputs';
import { enumOptions } from '../../i18n/entity-words';
import { menuTitle } from '../../i18n/menu-title';
import { useMenuEditor } from './menu-editor';

/** The type of an entry; changes which other fields are shown. */
export function TypeInput({ control, entity, field, value, onChange }: InputProps) {
  const { id, ...aria } = control;
  const { labelId } = useInputSurroundings();
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const choose = (type: unknown) => {
    onChange(type);
    if (type === 'directory' && !form.getFieldValue('component')) {
      form.setFieldValue('component', layoutComponent);
    }
  };
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="menu-types" {...aria}>
      <Radio.Group
        id={id}
        options={enumOptions(t, entity, field)}
        value={value}
        onChange={(event) => choose(event.target.value)}
      />
      <p className="form-help">{t(`menuPage.types.${value}`)}</p>
    </div>
  );
}

/** A name with its translation, if there is one. */
export function NameInput(props: InputProps) {
  const { t } = useTranslation();
  const name = String(props.value ?? '');
  const title = menuTitle(t, name);
  return (
    <>
      <TextInput {...props} />
      {title !== name && <p className="form-help">{t('menuPage.shownAs', { title })}</p>}
    </>
  );
}

const top = 0;

/** Offers as parent entries of a fitting type outside the entry's own branch. */
export function ParentInput({ control, value, onChange }: InputProps) {
  const { stored } = useInputSurroundings();
  const { t } = useTranslation();
  const { entries } = useMenuEditor();
  const type: MenuType = Form.useWatch('type') ?? 'menu';
  const branch = branchOf(entries, stored?.id ?? top);
  const offered = entries.filter(
    (entry) =>
      // The current parent is shown even if it no longer fits, for example after a change of the type.
      entry.id === value ||
      (!branch.has(entry.id) && (entry.type === 'directory' || mayStandBelow(type, entry.type))),
  );
  const nodes = offered.map((entry) => ({
    id: entry.id,
    pId: entry.parent ?? top,
    value: entry.id,
    title: menuTitle(t, entry.name),
    disabled: !mayStandBelow(type, entry.type),
  }));
  const root = { id: top, pId: null, value: top, title: t('menuPage.top'), disabled: type === 'button' };
  return (
    <TreeSelect
      {...control}
      showSearch
      treeNodeFilterProp="title"
      treeDataSimpleMode
      treeDefaultExpandAll
      treeData={[root, ...nodes]}
      value={value ?? (type === 'button' ? undefined : top)}
      onChange={(chosen) => onChange(chosen === top ? null : chosen)}
      placeholder={t('field.choose')}
    />
  );
}

/** The page that a directory opens. */
export function TargetInput({ control, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const { entries } = useMenuEditor();
  return (
    <Select
      {...control}
      showSearch
      optionFilterProp="label"
      options={entries.filter(isPage).map((entry) => ({ value: entry.id, label: menuTitle(t, entry.name) }))}
      value={value ?? undefined}
      onChange={(chosen) => onChange(chosen ?? null)}
      allowClear
      placeholder={t('field.choose')}
    />
  );
}
