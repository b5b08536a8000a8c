/** Keeps arrow keys in an open antd list from scrolling its container. */
document.addEventListener('keydown', (event) => {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isArrow && event.target instanceof HTMLInputElement && event.target.role === 'combobox') {
    event.preventDefault();
  }
});
