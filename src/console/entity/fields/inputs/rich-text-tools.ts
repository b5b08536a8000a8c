import type { ChainedCommands } from '@tiptap/core';
// Its commands are declared by module augmentation.
import type {} from '@tiptap/starter-kit';

interface RichTextTool {
  /** Word under `field.rich`. */
  readonly name: string;
  readonly sign: string;
  /** What `isActive` asks the editor. */
  readonly mark: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

export const richTextTools: readonly RichTextTool[] = [
  { name: 'bold', sign: 'B', mark: 'bold', run: (chain) => chain.toggleBold() },
  { name: 'italic', sign: 'I', mark: 'italic', run: (chain) => chain.toggleItalic() },
  { name: 'strike', sign: 'S', mark: 'strike', run: (chain) => chain.toggleStrike() },
  {
    name: 'heading',
    sign: 'H',
    mark: 'heading',
    attributes: { level: 3 },
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bullets', sign: '•', mark: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { name: 'numbers', sign: '1.', mark: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { name: 'quote', sign: '“', mark: 'blockquote', run: (chain) => chain.toggleBlockquote() },
];
