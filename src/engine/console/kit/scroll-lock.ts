/** How long the page stays locked after the last dialog has closed, in ms. */
const afterwards = 200;

let holders = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Stops the page behind a dialog from scrolling, without a change of its width. Returns the function that unlocks it.
 */
export function lockScroll(): () => void {
  holders += 1;
  clearTimeout(timer);
  const { style, clientWidth } = document.documentElement;
  if (holders === 1 && style.overflow !== 'hidden') {
    style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
    style.overflow = 'hidden';
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    timer = setTimeout(() => {
      style.overflow = '';
      style.scrollbarGutter = '';
    }, afterwards);
  };
}
