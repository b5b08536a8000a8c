import type { RoleRefusal } from '../../../entity/access/role-limits';
import '../../entity/fields/tick.css';
import { BeyondNote } from './beyond-note';
import type { Tick } from './grant-ticks';
import { LockedNote } from './locked-note';

interface GrantBoxProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly tick: Tick;
  readonly reason?: RoleRefusal | undefined;
  readonly isBeyond?: boolean;
  readonly onPress: () => void;
}

/** A box to tick. A locked one can be reached, so that it can say why it is. */
export function GrantBox({ label, hint, tick, reason, isBeyond, onPress }: GrantBoxProps) {
  return (
    <label className="role-box" title={hint}>
      <input
        type="checkbox"
        className="tick"
        checked={tick === 'all'}
        aria-disabled={reason !== undefined}
        ref={(box) => {
          if (box) box.indeterminate = tick === 'some';
        }}
        onChange={() => reason === undefined && onPress()}
      />
      <span>
        {label}
        {reason && <LockedNote reason={reason} />}
        {isBeyond && !reason && <BeyondNote />}
      </span>
    </label>
  );
}
