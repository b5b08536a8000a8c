import { type ReactNode, useId } from 'react';

interface ChoicesProps<Choice extends string> {
  readonly legend: string;
  readonly look?: 'line' | 'pictures';
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly face: (choice: Choice) => ReactNode;
}

/** One of a few, all in sight. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { legend, look = 'line', choices, chosen, onChoose, face } = props;
  const name = useId();
  return (
    <fieldset className="settings-choices" data-look={look}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{face(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
