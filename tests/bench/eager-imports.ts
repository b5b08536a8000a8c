import { type ESTree, type Plugin, Visitor } from 'vite';

/**
 * Makes every `import('...')` a static import, so that all modules load and run at once. The bench compares
 * with this build.
 */
export function eagerImports(): Plugin {
  return {
    name: 'eager-imports',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return undefined;
      const found = dynamicImports(this.parse(code));
      if (found.length === 0) return undefined;
      let text = code;
      for (const [at, { start, end }] of [...found.entries()].reverse()) {
        text = `${text.slice(0, start)}Promise.resolve(eager${at})${text.slice(end)}`;
      }
      const heads = found.map(
        ({ source }, at) => `import * as eager${at} from ${code.slice(source.start, source.end)};`,
      );
      return { code: `${heads.join('\n')}\n${text}`, map: null };
    },
  };
}

/** Those with a literal source, in the order of the text. */
function dynamicImports(program: ESTree.Program): ESTree.ImportExpression[] {
  const found: ESTree.ImportExpression[] = [];
  const visitor = new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') found.push(node);
    },
  });
  visitor.visit(program);
  return found.sort((a, b) => a.start - b.start);
}
