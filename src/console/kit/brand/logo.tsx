/** A footprint on a grid of sensors; words beside it name what it stands for. */
export function Logo({ size = 32 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
