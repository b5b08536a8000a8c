/** For each node that is in none of the cycles found before it, a shortest cycle through it, starting with the node. */
export function circlesOf<Node>(nodes: readonly Node[], next: (node: Node) => readonly Node[]): Node[][] {
  const done = new Set<Node>();
  return nodes.flatMap((start) => {
    if (done.has(start)) return [];
    const circle = wayBack(start, next);
    for (const node of circle ?? [start]) done.add(node);
    return circle ? [circle] : [];
  });
}

/** The shortest path from the node back to itself, without the repeated end. */
function wayBack<Node>(start: Node, next: (node: Node) => readonly Node[]): Node[] | undefined {
  const paths: Node[][] = [[start]];
  const seen = new Set<Node>();
  for (const path of paths) {
    const last = path.at(-1) ?? start;
    for (const node of next(last)) {
      if (node === start) return path;
      if (seen.has(node)) continue;
      seen.add(node);
      paths.push([...path, node]);
    }
  }
  return undefined;
}
