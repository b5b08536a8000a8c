import { Checkbox, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props<Value> {
  readonly id: string;
  /** Undefined where there are too few to search. */
  readonly search: string | undefined;
  readonly onSearch: (search: string) => void;
  readonly offered: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** What there is to say about the search. */
  readonly note: ReactNode;
}

/** Boxes to tick, found by searching. What another search had found and was ticked stays so. */
export function TickedOptions<Value extends string | number>(props: Props<Value>) {
  const { id, search, onSearch, offered, chosen, onChange, note } = props;
  const { t } = useTranslation();
  return (
    <>
      {search !== undefined && (
        <Input
          id={id}
          type="search"
          aria-label={t('field.search')}
          placeholder={t('field.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      <Checkbox.Group<Value>
        className="filter-boxes"
        options={[...offered]}
        value={[...chosen]}
        onChange={(ticked) => {
          const unseen = chosen.filter((of) => !offered.some(({ value }) => value === of));
          onChange([...unseen, ...ticked]);
        }}
      />
      {search !== undefined && (
        <p className="filter-note" role="status">
          {note}
        </p>
      )}
    </>
  );
}
