/** How long the page stays still after the last dialog has gone, in milliseconds. */
const afterwards = 200;

let holders = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the page below a dialog from scrolling, and its width as it is. Returns how to let go. */
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
