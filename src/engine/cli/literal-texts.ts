import { type ESTree, parseSync, Visitor } from 'vite';

/** A text for users that is in the code instead of in `src/locales`. */
export interface LiteralText {
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties whose text users read or hear. */
const readNames: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'body',
  'cancelText',
  'caption',
  'description',
  'emptyText',
  'heading',
  'help',
  'hint',
  'label',
  'message',
  'okText',
  'placeholder',
  'subTitle',
  'subtitle',
  'summary',
  'textContent',
  'title',
  'tooltip',
]);

/** Functions whose arguments users read: `confirm('...')`, `notify.error('...')`. */
const sayingNames: ReadonlySet<string> = new Set(['alert', 'confirm', 'message', 'notify', 'prompt']);

/** Names of keys, and code, are the same in every language. */
const verbatimTags: ReadonlySet<string> = new Set(['code', 'kbd', 'samp']);

type Node = ESTree.Node | ESTree.Argument | null;

/**
 * The literal texts of one TypeScript file: text in JSX, in attributes and properties that users read, and in arguments
 * of the functions above.
 */
export function literalTexts(file: string, code: string): LiteralText[] {
  const found: LiteralText[] = [];
  const add = (node: Node): void => {
    for (const { text, start } of textsOf(node)) {
      if (isWords(text)) found.push({ text: text.trim(), line: code.slice(0, start).split('\n').length });
    }
  };
  const visitor = new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      if (!(name.type === 'JSXIdentifier' && verbatimTags.has(name.name))) children.forEach(add);
    },
    JSXFragment({ children }) {
      children.forEach(add);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && readNames.has(name.name)) add(value);
    },
    Property({ key, value }) {
      if (readNames.has(nameOf(key))) add(value);
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && readNames.has(nameOf(left.property))) add(right);
    },
    CallExpression({ callee, arguments: args }) {
      const isMember = callee.type === 'MemberExpression';
      if (sayingNames.has(nameOf(isMember ? callee.object : callee))) args.forEach(add);
      const [attribute, value] = args;
      if (isMember && nameOf(callee.property) === 'setAttribute' && attribute?.type === 'Literal') {
        if (readNames.has(String(attribute.value))) add(value ?? null);
      }
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found.sort((a, b) => a.line - b.line);
}

/** Whether the text has a word with a letter and without digits: `#1677FF` and `2026-01-31` are samples. */
function isWords(text: string): boolean {
  return text.split(/\s+/).some((word) => /\p{L}/u.test(word) && !/\d/.test(word));
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

/** The literal parts of the values that an expression can have; does not follow calls. */
function textsOf(node: Node): { text: string; start: number }[] {
  switch (node?.type) {
    case 'JSXText':
      return [{ text: node.value, start: node.start + node.value.search(/\S/) }];
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ value, start }) => ({ text: value.cooked ?? value.raw, start })),
        ...node.expressions.flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)];
    case 'AssignmentPattern':
      return textsOf(node.right);
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}
