import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MenuOption } from '../../../entity/contract/menu-option';
import { mayStandBelow } from '../../../entity/menu/menu-rules';
import type { InputProps } from '../../data/resource';
import { useInputAria } from '../../entity/fields/input-context';
import { useDesk } from './desk';
import { useEntryTitle } from './entry-title';
import { useFormSubject } from './form-subject';
import { useParentOptions } from './parent-options';

const top = 0;

/** The menus that may stand above: neither the entry itself nor what is below it, and of a fitting type. */
export function ParentInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  const { entries } = useDesk();
  const { id: own, type } = useFormSubject();
  const tree = useParentOptions(own);
  const typeOf = new Map(entries.map((entry) => [entry.id, entry.type]));

  const linesOf = (options: readonly MenuOption[], above: readonly string[]): Line[] =>
    options.flatMap(({ value: given, label, children }) => {
      const path = [...above, titleOf({ name: label })];
      const isFit = mayStandBelow(type, typeOf.get(given));
      const below = linesOf(children, path);
      if (!isFit && below.length === 0) return [];
      return [
        {
          value: given,
          label: path.at(-1) ?? '',
          path: path.join(' / '),
          level: path.length,
          disabled: !isFit,
        },
        ...below,
      ];
    });
  const lines = linesOf(tree, []);
  const root = { value: top, label: t('menuPage.top'), path: t('menuPage.top'), level: 1, disabled: false };
  return (
    <Select
      id={id}
      {...aria}
      showSearch
      optionFilterProp="path"
      options={type === 'button' ? lines : [root, ...lines]}
      optionRender={({ data }) => (
        <span style={{ paddingInlineStart: (data.level - 1) * 16 }}>{data.label}</span>
      )}
      labelRender={({ value: chosen, label }) =>
        lines.find((line) => line.value === chosen)?.path ?? label ?? nameOf(chosen)
      }
      value={typeof value === 'number' ? value : type === 'button' ? undefined : top}
      onChange={(chosen: number) => onChange(chosen === top ? null : chosen)}
      placeholder={t('field.choose')}
      disabled={disabled}
    />
  );

  /** One that must not stay chosen, as after a change of the type. */
  function nameOf(chosen: string | number | undefined): string {
    const entry = entries.find(({ id: other }) => other === chosen);
    return entry ? titleOf(entry) : `#${chosen}`;
  }
}

interface Line {
  readonly value: number;
  readonly label: string;
  readonly path: string;
  readonly level: number;
  readonly disabled: boolean;
}
