import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { WORDS_LENGTH } from '@/lib/favorites/limits';
import { readSenderWords } from '@/lib/favorites/sender-words';
import type { Messages } from '@/lib/i18n/messages';

type LinkWordsTexts = Messages['favorites']['linkWords'];
export type LinkWords = Record<'title' | 'by', string | null>;

type Props = { texts: LinkWordsTexts; onChange: (words: LinkWords) => void };

const NAMES = ['title', 'by'] as const;

/** Optional words of the sender, which a shared link carries and its page shows. */
export function LinkWordsFields({ texts, onChange }: Props) {
  const [typed, setTyped] = useState({ title: '', by: '' });
  function change(name: (typeof NAMES)[number], text: string): void {
    const now = { ...typed, [name]: text };
    setTyped(now);
    onChange({ title: readSenderWords(now.title), by: readSenderWords(now.by) });
  }
  return (
    <details>
      <summary className="quiet-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {texts.open}
      </summary>
      <div className="grid max-w-3xl gap-x-10 gap-y-5 pt-2 pb-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field
            key={name}
            name={`link-${name}`}
            label={texts[name]}
            fault={typed[name].trim() && !readSenderWords(typed[name]) ? texts.fault : undefined}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete={name === 'by' ? 'name' : 'off'}
                maxLength={WORDS_LENGTH}
                value={typed[name]}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
        <p className="text-mute text-sm sm:col-span-2">{texts.hint}</p>
      </div>
    </details>
  );
}
