/** A footprint on a grid of sensors. Decorative: the text next to it names the product. */
export function Logo({ size = 32 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
