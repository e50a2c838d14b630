'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

const load = () => import('./search-dialog');
const SearchDialog = dynamic(() => load().then((module) => module.SearchDialog), { ssr: false });

type Props = { locale: Locale; texts: Messages['search']; worded?: boolean };

/** Opens the search by name, which is loaded when the visitor is about to use it. Needs script. */
export function SearchButton({ locale, texts, worded }: Props) {
  const [open, setOpen] = useState(false);
  const intent = () => void load().catch(() => {});
  return (
    <>
      <button
        type="button"
        aria-label={worded ? undefined : texts.open}
        onClick={() => setOpen(true)}
        onPointerEnter={intent}
        onFocus={intent}
        className={
          worded
            ? 'caps inline-flex cursor-pointer items-center gap-3 bg-ink px-6 py-4 text-paper [@media(scripting:none)]:hidden'
            : 'grid size-11 cursor-pointer place-items-center [@media(scripting:none)]:hidden'
        }
      >
        <Search aria-hidden size={worded ? 16 : 20} strokeWidth={1.4} />
        {worded && texts.open}
      </button>
      {open && <SearchDialog locale={locale} texts={texts} onClose={() => setOpen(false)} />}
    </>
  );
}
