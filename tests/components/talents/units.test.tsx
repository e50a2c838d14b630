import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Units } from '@/components/talents/units';
import { keepUnits } from '@/lib/talents/unit-preference';
import { refuseStorage } from '../../fixtures/browser-storage.ts';

const switchOfUnits = (
  <Units title="Measures" label="Units" systems={{ metric: 'cm / kg', imperial: 'ft / lb' }}>
    <p>175 cm</p>
  </Units>
);

/** Which of the two buttons is pressed, and which texts the page shows. */
function shown(container: HTMLElement) {
  const pressed = screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent);
  return [pressed, container.querySelector('[data-units]')?.getAttribute('data-units')];
}

beforeEach(() => {
  // Replaces a choice that an earlier test could not store, and that still counts in this process.
  keepUnits('metric');
  localStorage.clear();
});

describe('the switch of units', () => {
  it('begins metric, changes on a click and remembers it', async () => {
    const { container } = render(switchOfUnits);
    expect(shown(container)).toEqual([['cm / kg'], 'metric']);
    await userEvent.click(screen.getByRole('button', { name: 'ft / lb' }));
    expect(shown(container)).toEqual([['ft / lb'], 'imperial']);
    expect(localStorage.getItem('units')).toBe('imperial');
  });

  it.each([
    ['imperial', 'imperial'],
    ['metric', 'metric'],
    ['furlongs', 'metric'],
    ['{"units":"imperial"}', 'metric'],
  ])('finds %o in the browser and shows %s', (kept, system) => {
    localStorage.setItem('units', kept);
    expect(shown(render(switchOfUnits).container)[1]).toBe(system);
  });

  it('is metric in the page of the server, whatever is kept', () => {
    localStorage.setItem('units', 'imperial');
    expect(renderToString(switchOfUnits)).toContain('data-units="metric"');
  });

  it('follows another tab of the browser', () => {
    const { container } = render(switchOfUnits);
    localStorage.setItem('units', 'imperial');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'units' })));
    expect(shown(container)[1]).toBe('imperial');
  });

  it('works where nothing can be kept', async () => {
    refuseStorage('localStorage');
    const { container } = render(switchOfUnits);
    await userEvent.click(screen.getByRole('button', { name: 'ft / lb' }));
    expect(shown(container)[1]).toBe('imperial');
    await userEvent.click(screen.getByRole('button', { name: 'cm / kg' }));
    expect(shown(container)[1]).toBe('metric');
  });
});
