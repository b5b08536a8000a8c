/** Numbers headings in the order of the text: `part-3` for a chapter, `part-3-2` for what stands below it. */
export function sectionId(): (level: number) => string {
  const counts = [0, 0];
  return (level) => {
    if (level === 1) return 'top';
    const at = level - 2;
    counts[at] = (counts[at] ?? 0) + 1;
    counts.fill(0, at + 1);
    return `part-${counts.slice(0, at + 1).join('-')}`;
  };
}
