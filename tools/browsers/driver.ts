/** The window sizes of a walk, in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/**
 * A browser with one page, as far as a walk needs it. Each protocol has its own implementation.
 * Nothing here waits for the site, which the visitor does. The protocol defines what an element is.
 */
export type Driver<Found = unknown> = {
  open(url: string): Promise<void>;
  /** Runs a function in the page, which sees only its arguments; arguments and result are JSON. */
  ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>;
  /** The element that a function in the page finds; null when there is none. */
  find<Args extends unknown[]>(
    finder: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<Found | null>;
  /** The same for an element. */
  about<Args extends unknown[], Answer>(
    element: Found,
    question: (element: Element, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>;
  click(element: Found): Promise<void>;
  type(element: Found, text: string): Promise<void>;
  /** Sets the file of a file input. */
  attach(element: Found, file: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The errors that the browser has reported so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
};
