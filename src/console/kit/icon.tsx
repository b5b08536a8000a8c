import { iconPaths, isIconName } from './icon-paths';

interface Props {
  /** A name that is not known draws the sign of a table. */
  readonly name: string | undefined;
  readonly size?: number;
}

/** Decoration beside words; it says nothing by itself. */
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
