import type { Side } from '../recording';
import type { FootAxis } from './foot-axis';

/** A larger angle means that the person crossed the plate in another direction. */
const most_deg = 45;

/**
 * Foot progression angle in degrees: the angle between the foot axis and the y axis of the grid, which is the
 * assumed walking direction. Positive is toe-out, negative is toe-in. Absent beyond 45°; meaningless inside a shoe.
 */
export function progressionAngle_deg({ direction }: FootAxis, side: Side): number | undefined {
  // A person may cross the plate in either direction: the angle is relative to the end to which the toes
  // point.
  const ahead = Math.abs(direction.y);
  const right = direction.y <= 0 ? direction.x : -direction.x;
  const angle = (Math.atan2(right, ahead) * 180) / Math.PI;
  if (Math.abs(angle) > most_deg) return undefined;
  return side === 'right' ? angle : -angle;
}
