interface Props {
  readonly text: string;
  /** On a rail it is read out only. */
  readonly isHidden: boolean;
}

/** The words of a line of the navigation. All lines are of one height: what is cut off is told to who points at it. */
export function NavTitle({ text, isHidden }: Props) {
  return (
    <span
      className={isHidden ? 'visually-hidden' : undefined}
      onPointerEnter={({ currentTarget: words }) => {
        words.title = words.scrollWidth > words.clientWidth ? text : '';
      }}
    >
      {text}
    </span>
  );
}
