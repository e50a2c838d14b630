import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchMessage } from '@/components/search/search-status';
import { TalentGrid } from '@/components/talents/talent-grid';
import { ChangingText } from '@/components/ui/changing-text';
import { messagesOf } from '@/lib/i18n/messages';
import { cardOf } from '@/lib/talents/listed-talent';
import { person } from '../fixtures/people.ts';

/** Requests a translation of the current texts of an element; the returned function applies it. */
function translation(root: Element): () => void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const asked: { node: Text; words: string }[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    asked.push({ node, words: node.data });
  }
  return () => {
    for (const { node, words } of asked) {
      const font = document.createElement('font');
      font.append(words);
      node.replaceWith(font);
    }
  };
}

it.each(['before', 'after'])('shows the newer text if it comes %s the translation', (when) => {
  const text = (value: string) => (
    <p>
      <ChangingText>{value}</ChangingText>
    </p>
  );
  const { container, rerender } = render(text('12 talentos'));
  const answer = translation(container);
  if (when === 'after') answer();
  rerender(text('3 talentos'));
  if (when === 'before') answer();
  expect(container.textContent).toBe('3 talentos');
});

it.each(['before', 'after'])('so does the answer to a search: %s', (when) => {
  const message = (title: string) => <SearchMessage title={title} text="Try another word" />;
  const { container, rerender } = render(message('Not found: Ana'));
  const answer = translation(container);
  if (when === 'after') answer();
  rerender(message('Not found: Bia'));
  if (when === 'before') answer();
  expect(container.textContent).toBe('Not found: BiaTry another word');
});

it.each(['before', 'after'])(
  'a card shows its own talent if the list changes %s the translation',
  (when) => {
    const { measures, favorites } = messagesOf('pt');
    const texts = { locale: 'pt', measures, heart: favorites.heart } as const;
    const grid = (...names: string[]) => (
      <TalentGrid
        texts={texts}
        cards={names.map((name, index) =>
          cardOf(
            person({
              id: name.length * 10 + index,
              name,
              measures: { height: String(160 + name.length) },
            }),
          ),
        )}
      />
    );
    const { container, rerender } = render(grid('Ana', 'Beatriz'));
    const answer = translation(container);
    if (when === 'after') answer();
    rerender(grid('Carolina', 'Beatriz'));
    if (when === 'before') answer();
    const shown = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      expect.stringMatching(/Carolina.*1,?68/),
      expect.stringMatching(/Beatriz.*1,?67/),
    ]);
  },
);
