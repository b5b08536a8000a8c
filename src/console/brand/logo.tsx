/** A footprint on a grid of sensors; `public/favicon.svg` is the same. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-plate" width="32" height="32" rx="8" />
      <g className="logo-print">
        <circle cx="20.3" cy="6.9" r="2.5" />
        <circle cx="16.2" cy="5.5" r="1.6" />
        <circle cx="13.2" cy="6.2" r="1.4" />
        <circle cx="10.7" cy="7.9" r="1.25" />
        <circle cx="8.9" cy="10.2" r="1.15" />
        <path d="M8.7 15.2c0-2.9 2.7-4.7 6.5-4.7s7.3 1.1 7.3 4.5c0 3.2-2.9 4-3.5 6.8-.4 1.8.6 2.9-.3 4.7-.7 1.4-2 2-3.5 2-2.4 0-4-1.6-4-4.1 0-3-2.5-5.2-2.5-9.2z" />
      </g>
      <path
        className="logo-grid"
        d="M8 13.6h15M8 16.7h15M8 19.8h15M8 22.9h15M8 26h15M11.6 10v20M14.7 10v20M17.8 10v20M20.9 10v20"
      />
    </svg>
  );
}
