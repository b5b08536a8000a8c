/**
 * The icon that an arrow key leads to, of icons that stand in lines; `tops` are their distances from the
 * top. From outside (-1) Down leads to the first. Undefined where the key leads nowhere.
 */
export function nextIcon(key: string, at: number, tops: readonly number[]): number | undefined {
  if (at < 0) return key === 'ArrowDown' && tops.length > 0 ? 0 : undefined;
  const lines = [...new Set(tops)];
  const width = tops.filter((top) => top === lines[0]).length;
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + width,
    ArrowUp: at - width,
    Home: 0,
    End: tops.length - 1,
  }[key];
  return to !== undefined && to >= 0 && to < tops.length ? to : undefined;
}
