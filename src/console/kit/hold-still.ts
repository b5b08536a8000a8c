/**
 * For as long as the page lives: an arrow that opens a list of antd's, or walks through it, does not scroll what it
 * stands in, as antd lets it.
 */
document.addEventListener('keydown', (event) => {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isArrow && event.target instanceof HTMLInputElement && event.target.role === 'combobox') {
    event.preventDefault();
  }
});
