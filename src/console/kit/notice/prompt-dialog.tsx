import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../use-modal';
import { type AskedPrompt, faultOf } from './prompt';
import '../dialog.css';
import './prompt-dialog.css';

/** A question whose answer is typed; one that is not good is refused with a reason, and can be mended. */
export default function PromptDialog({ question }: { question: AskedPrompt }) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModal(true);
  const input = useRef<HTMLInputElement>(null);
  const { words, maxLength, answer } = question;
  const { title, label, confirm } = words(t);
  const [text, setText] = useState(question.value ?? '');
  const [isRefused, setRefused] = useState(false);
  const found = faultOf(question, text, t('live.illegalInput'));
  const fault = isRefused ? found : undefined;
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found === undefined) return answer(text);
    setRefused(true);
    input.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        answer(null);
      }}
    >
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        <label className="prompt-label" htmlFor={id}>
          {label}
        </label>
        <div className="prompt-field" data-wrong={fault !== undefined}>
          <input
            ref={input}
            id={id}
            type="text"
            autoComplete="off"
            value={text}
            maxLength={maxLength}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
          />
          {maxLength !== undefined && (
            <span className="prompt-count">
              {text.length} / {maxLength}
            </span>
          )}
        </div>
        <p id={`${id}-fault`} className="prompt-fault" role="alert">
          {fault}
        </p>
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={() => answer(null)}>
            {t('console.layout.cancel')}
          </button>
          <button type="submit" className="button primary">
            {confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}
