/** The sizes at which the site is walked, in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/**
 * A browser with one page, as far as a walk needs it. Each protocol has its own; nothing here waits
 * for the site: that is the visitor's part. An element is whatever the protocol calls one.
 */
export type Driver<Found = unknown> = {
  open(url: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments; both ways as JSON. */
  ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>;
  /** The element that a function in the page finds; null when there is none. */
  find<Args extends unknown[]>(
    finder: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<Found | null>;
  /** The same of an element. */
  about<Args extends unknown[], Answer>(
    element: Found,
    question: (element: Element, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>;
  click(element: Found): Promise<void>;
  type(element: Found, text: string): Promise<void>;
  /** Gives a file input the file at this path. */
  attach(element: Found, file: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What the browser itself complained of so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
};
