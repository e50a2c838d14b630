import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Units } from '@/components/talents/units';
import { storeUnits } from '@/lib/talents/unit-preference';
import { refuseStorage } from '../../fixtures/browser-storage.ts';

const switchOfUnits = (
  <Units title="Measures" label="Units" systems={{ metric: 'cm / kg', imperial: 'ft / lb' }}>
    <p>175 cm</p>
  </Units>
);

/** The label of the pressed button, and the system that the page shows. */
function shown(container: HTMLElement) {
  const pressed = screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent);
  return [pressed, container.querySelector('[data-units]')?.getAttribute('data-units')];
}

beforeEach(() => {
  // Resets a choice that an earlier test could not store, and that this process still remembers.
  storeUnits('metric');
  localStorage.clear();
});

describe('the switch of units', () => {
  it('starts metric, changes on a click and stores it', async () => {
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
  ])('reads %o from the storage and shows %s', (stored, system) => {
    localStorage.setItem('units', stored);
    expect(shown(render(switchOfUnits).container)[1]).toBe(system);
  });

  it('syncs with another tab', () => {
    const { container } = render(switchOfUnits);
    localStorage.setItem('units', 'imperial');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'units' })));
    expect(shown(container)[1]).toBe('imperial');
  });

  it('works without storage', async () => {
    refuseStorage('localStorage');
    const { container } = render(switchOfUnits);
    await userEvent.click(screen.getByRole('button', { name: 'ft / lb' }));
    expect(shown(container)[1]).toBe('imperial');
    await userEvent.click(screen.getByRole('button', { name: 'cm / kg' }));
    expect(shown(container)[1]).toBe('metric');
  });
});
