import { expect, it } from 'vitest';
import {
  isAbandonedTransition,
  noteTransition,
  takeTraversal,
} from '@/components/ui/page-transitions';

it.each([
  ['InvalidStateError', 'Transition was aborted because of invalid state. Viewport size changed'],
  ['InvalidStateError', 'Skipping view transition because viewport size changed.'],
  ['AbortError', 'Transition was skipped'],
  ['AbortError', 'Old view transition aborted by new view transition.'],
])('recognizes an aborted transition by the message of each browser: %s, %s', (name, message) => {
  expect(isAbandonedTransition(new DOMException(message, name))).toBe(true);
});

it.each([
  new DOMException('The transaction was aborted.', 'AbortError'),
  new DOMException('An attempt was made to use an object that is not usable.', 'InvalidStateError'),
  new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'),
  new Error('Transition was skipped'),
  'Transition was skipped',
  undefined,
])('ignores other errors: %s', (error) => {
  expect(isAbandonedTransition(error)).toBe(false);
});

it('says once that a page was reached through the history', () => {
  noteTransition('traverse');
  expect([takeTraversal(), takeTraversal()]).toEqual([true, false]);
});

it.each(['push', 'replace'] as const)('a new page was not reached through it: %s', (type) => {
  noteTransition('traverse');
  noteTransition(type);
  expect(takeTraversal()).toBe(false);
});
