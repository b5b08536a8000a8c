/** A foot as a few sensors see it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-plate" width="32" height="32" rx="8" />
      <g className="logo-print">
        <rect x="18" y="4.5" width="4.6" height="4.6" rx="1.6" />
        <rect x="14.2" y="4.3" width="3" height="3" rx="1.1" opacity=".85" />
        <rect x="10.9" y="5.6" width="2.6" height="2.6" rx="1" opacity=".75" />
        <rect x="8.4" y="8" width="2.3" height="2.3" rx=".9" opacity=".65" />
        <rect x="17.4" y="10.2" width="4.8" height="4.8" rx="1.6" />
        <rect x="12.2" y="10.4" width="4.4" height="4.4" rx="1.5" opacity=".9" />
        <rect x="8.6" y="11.6" width="2.9" height="2.9" rx="1.1" opacity=".7" />
        <rect x="9.6" y="15.6" width="3.4" height="3.4" rx="1.2" opacity=".55" />
        <rect x="10" y="19.8" width="3" height="3" rx="1.1" opacity=".55" />
        <rect x="13.8" y="20.6" width="4.6" height="4.6" rx="1.6" opacity=".85" />
        <rect x="11" y="23.6" width="2.2" height="2.2" rx=".8" opacity=".6" />
        <rect x="14" y="26" width="3.6" height="2.6" rx="1.1" opacity=".7" />
      </g>
    </svg>
  );
}
