import type { Side } from '../recording';
import type { FootAxis } from './foot-axis';

/**
 * Foot progression angle in degrees: between the foot axis and the rows' direction, in which people walk over
 * a plate. Positive is toe-out, negative toe-in. Has no meaning inside of a shoe.
 */
export function progressionAngle_deg({ direction }: FootAxis, side: Side): number {
  // Towards the end of the plate that the toes point to: both directions of walking count.
  const ahead = Math.abs(direction.y);
  const right = direction.y <= 0 ? direction.x : -direction.x;
  const angle = (Math.atan2(right, ahead) * 180) / Math.PI;
  return side === 'right' ? angle : -angle;
}
