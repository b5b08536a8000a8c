import { useId, useState } from 'react';
import { Button } from '../layout/button';

interface ActionButtonProps {
  readonly title: string;
  /** Why the action is not possible now; undefined when it is. */
  readonly reason: string | undefined;
  readonly danger: boolean;
  readonly onPress: () => void;
}

/** The button of a workflow action. An impossible one can still be reached, and says why when it is. */
export function ActionButton({ title, reason, danger, onPress }: ActionButtonProps) {
  const id = useId();
  const [isTelling, setTelling] = useState(false);
  const look = danger ? 'outlined-danger' : undefined;
  if (reason === undefined) {
    return (
      <Button look={look} onClick={onPress}>
        {title}
      </Button>
    );
  }
  return (
    <>
      <Button
        look={look}
        className="show-refused"
        aria-disabled
        aria-describedby={id}
        onMouseEnter={() => setTelling(true)}
        onMouseLeave={() => setTelling(false)}
        onFocus={() => setTelling(true)}
        onBlur={() => setTelling(false)}
        onClick={() => setTelling(true)}
        onKeyDown={({ key }) => key === 'Escape' && setTelling(false)}
      >
        {title}
      </Button>
      <span id={id} role="tooltip" className={isTelling ? 'show-reason is-told' : 'show-reason'}>
        {reason}
      </span>
    </>
  );
}
