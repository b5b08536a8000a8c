import type { UserType } from '../../../entity/access/actor';
import { useSignInWords } from './sign-in-words';

interface Props {
  readonly value: UserType;
  readonly onChange: (value: UserType) => void;
}

const kinds: readonly (readonly [UserType, string])[] = [
  [1, 'utypes.1'],
  [2, 'utypes.2'],
  [3, 'utypes.3'],
];

export function KindChoice({ value, onChange }: Props) {
  const { t } = useSignInWords();
  return (
    <fieldset className="sign-in-kinds">
      <legend>{t('utype')}</legend>
      <div>
        {kinds.map(([kind, title]) => (
          <label key={kind}>
            <input
              type="radio"
              name="utype"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <span>{t(title)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
