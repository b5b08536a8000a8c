import { iconPaths, isIconName } from './icon-paths';

interface Props {
  /** An unknown name draws the icon of a table. */
  readonly name: string | undefined;
  readonly size?: number;
}

/** A decorative icon next to text; screen readers skip it. */
export function Icon({ name, size = 18 }: Props) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[isIconName(name) ? name : 'table']} />
    </svg>
  );
}
