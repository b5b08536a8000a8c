import { type ChainedCommands, Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { Button } from '../../../kit/button';
import { useInputSurroundings } from '../input-context';
import { textOf } from './text-inputs';

interface RichTextTool {
  /** Key under `formPage.rich`. */
  readonly name: string;
  readonly sign: string;
  /** Argument of the editor's `isActive`. */
  readonly mark: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

const richTextTools: readonly RichTextTool[] = [
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

export default function RichTextEditor({ control, value, onChange }: InputProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const { labelId } = useInputSurroundings();
  const { t } = useTranslation();
  const [editor, setEditor] = useState<Editor>();
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const place = useRef<HTMLDivElement>(null);
  const give = useRef(onChange);
  const shown = useRef(textOf(value));
  give.current = onChange;

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [
        StarterKit.configure({ link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] } }),
      ],
      content: shown.current,
      onUpdate: ({ editor: changed }) => {
        shown.current = changed.isEmpty ? '' : changed.getHTML();
        give.current(shown.current || null);
      },
      onTransaction: repaint,
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId ?? '',
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(invalid && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, id, labelId, describedBy, invalid]);

  useEffect(() => {
    if (!editor || textOf(value) === shown.current) return;
    shown.current = textOf(value);
    editor.commands.setContent(shown.current, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="input-rich">
      <div className="input-tools" role="toolbar" aria-labelledby={labelId} aria-controls={id}>
        {richTextTools.map((tool) => (
          <Button
            key={tool.name}
            size="small"
            look={editor?.isActive(tool.mark, tool.attributes) ? 'primary' : undefined}
            aria-pressed={editor?.isActive(tool.mark, tool.attributes) ?? false}
            aria-label={t(`formPage.rich.${tool.name}`)}
            title={t(`formPage.rich.${tool.name}`)}
            disabled={!editor}
            onClick={() => editor && tool.run(editor.chain().focus()).run()}
          >
            {tool.sign}
          </Button>
        ))}
      </div>
      <div ref={place} className="input-rich-text" />
    </div>
  );
}
