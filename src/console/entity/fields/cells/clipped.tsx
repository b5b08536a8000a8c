/** Long text on one line; the pointer sees it whole in a title, the keyboard by focusing it. */
export function Clipped({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is what unfolds the text
    <span className="cell-clipped" title={text} tabIndex={0}>
      {text}
    </span>
  );
}
