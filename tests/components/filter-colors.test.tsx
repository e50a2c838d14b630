import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ColorSelect } from '@/components/roster/color-select';
import type { RosterTexts } from '@/components/roster/roster-context';
import { messagesOf } from '@/lib/i18n/messages';
import { MAX_COLORS } from '@/lib/talents/read-query';

const { roster, pages, measures, favorites } = messagesOf('en');
const texts: RosterTexts = { locale: 'en', roster, pages, measures, heart: favorites.heart };

describe('a color', () => {
  const hair = (chosen: readonly string[], onChange = vi.fn()) => {
    render(
      <ColorSelect
        texts={{ ...texts, locale: 'es' }}
        name="hair"
        offered={['Black', 'Castanho mel']}
        chosen={chosen}
        onChange={onChange}
      />,
    );
    return onChange;
  };

  it('is offered if it occurs, in the visitor’s language; unknown ones verbatim', () => {
    hair(['Unknown']);
    const select = screen.getByLabelText('Hair');
    const options = within(select).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      ...['All', 'Unknown', 'Negro', 'Castanho mel'],
    ]);
    expect(select).toHaveProperty('value', 'Unknown');
  });

  it('reset to all is not a filter', async () => {
    const onChange = hair(['Black']);
    await userEvent.selectOptions(screen.getByLabelText('Hair'), 'All');
    expect(onChange).toHaveBeenCalledWith([]);
  });

  it('can be joined by others once there is one, up to the most that a query may have', () => {
    hair([]);
    expect(screen.queryByLabelText('Add color')).toBeNull();
    hair(Array.from({ length: MAX_COLORS }, (_, number) => `Unknown ${number}`));
    expect(screen.queryByLabelText('Add color')).toBeNull();
    hair(Array.from({ length: MAX_COLORS - 1 }, (_, number) => `Unknown ${number}`));
    const further = screen.getByLabelText('Add color');
    expect(
      document.getElementById(`${further.getAttribute('aria-describedby')}`)?.textContent,
    ).toBe('Hair');
  });

  it('may be one of several, each of which can be removed', async () => {
    const onChange = hair(['Black']);
    const more = screen.getByLabelText('Add color');
    expect(within(more).queryByRole('option', { name: 'Negro' })).toBeNull();
    await userEvent.selectOptions(more, 'Castanho mel');
    expect(onChange).toHaveBeenCalledWith(['Black', 'Castanho mel']);
  });

  it('replaces several when it is selected', async () => {
    const onChange = hair(['Black', 'Castanho mel']);
    expect(screen.getByRole('option', { name: '2 colors' })).toHaveProperty('selected', true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove cabello negro puro' }));
    expect(onChange).toHaveBeenLastCalledWith(['Castanho mel']);
    await userEvent.selectOptions(screen.getByLabelText('Hair'), 'Negro');
    expect(onChange).toHaveBeenLastCalledWith(['Black']);
  });
});

describe('shades that one word asks for', () => {
  const shades = ['Blonde', 'Dark Blonde', 'Light Blonde', 'Golden Blonde', 'Strawberry Blonde'];

  it('are one color and one chip of the panel, which removes all of them', async () => {
    const onChange = vi.fn();
    render(
      <ColorSelect
        texts={texts}
        name="hair"
        offered={['Red']}
        chosen={['Red', ...shades, 'Platinum']}
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('option', { name: '2 colors' })).toHaveProperty('selected', true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove blonde hair' }));
    expect(onChange).toHaveBeenCalledWith(['Red']);
  });
});
